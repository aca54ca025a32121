import Serving

/// A command line of `serve` that can be followed.
struct ServeRequest {
  private let server: Server

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.operands.count == 1, let folder = arguments.operands.first else {
      throw UsageError("serve takes one folder, found \(arguments.operands.count)")
    }
    server = Server(folder: folder, settings: try ServerSettings(ServeOptions(arguments)))
  }
}

extension ServeRequest {
  /// Serves until a signal ends it.
  func follow(on console: inout Console) throws(UsageError) -> ExitStatus {
    do throws(Server.Failure) {
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
    } catch {
      throw UsageError(error.message)
    }
  }
}
