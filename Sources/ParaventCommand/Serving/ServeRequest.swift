import Serving

/// A command line of `serve` that can be followed.
struct ServeRequest {
  private let server: Server
  private let isCheck: Bool
  private let isStrict: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.operands.count == 1, let folder = arguments.operands.first else {
      throw UsageError("serve takes one folder, found \(arguments.operands.count)")
    }
    let options = try ServeOptions(arguments)
    isCheck = options.has("--check")
    isStrict = options.has("--strict")
    guard isCheck || !isStrict else { throw UsageError("--strict belongs to --check") }
    server = Server(folder: folder, settings: try ServerSettings(options))
  }
}

extension ServeRequest {
  /// Serves until a signal ends it, or checks the folder.
  func follow(on console: inout Console) throws(UsageError) -> ExitStatus {
    for doubt in ServeVariable.doubts { console.note(doubt) }
    do throws(Server.Failure) {
      return isCheck ? try check(on: &console) : try serve(on: &console)
    } catch {
      throw UsageError(error.message)
    }
  }

  private func check(on console: inout Console) throws(Server.Failure) -> ExitStatus {
    let check = try server.check()
    for note in check.notes { console.note(note) }
    console.report(check.reports, color: .auto, summary: check.summary)
    return check.hasScreens ? ExitStatus(check.reports, isStrict: isStrict) : .faulty
  }

  private func serve(on console: inout Console) throws(Server.Failure) -> ExitStatus {
    let isComplete = try server.run(
      report: { reports in
        var console = Console()
        console.report(reports, color: .auto)
      },
      note: { text in
        var console = Console()
        console.note(text)
      })
    if !isComplete { console.note("requests were still unanswered when the time to end was over") }
    return .fine
  }
}
