internal import Diagnostics
internal import JSON
internal import Paravent

extension ActionRun {
  /// Has a handler's action performed.
  func call(_ handler: String, _ arguments: ActionArguments, _ progress: inout Progress) throws(Ending) {
    let call = HandlerCall(
      screen: wanted.screen.name, handler: handler, arguments: arguments, state: progress.editor.data)
    let url: String?
    do throws(HandlerFailure) {
      url = try apply(caller.replies(to: call, until: progress.end), to: &progress)
    } catch {
      throw refusal(of: handler, error)
    }
    if let url { throw .redirected(to: location(of: url)) }
  }

  /// How performing ends where a handler's action came to nothing; that it says so itself is no fault of it.
  func refusal(of handler: String, _ failure: HandlerFailure) -> Ending {
    let fault = failure.status == 422 ? nil : HandlerFault(handler: handler, message: failure.fullMessage)
    return .refused(Problem(failure.status, failure.message), fault)
  }

  /// Does what a handler answers, and returns where it leads.
  private func apply(_ replies: [ActionReply], to progress: inout Progress) throws(HandlerFailure) -> String? {
    var isChanged = false
    for reply in replies {
      switch reply {
      case .done: continue
      case .failure(let message): throw HandlerFailure(status: 422, message: message)
      case .navigate(let url):
        guard let admitted = URLPolicy.link.admitted(url) else {
          throw HandlerFailure(status: 502, message: "the handler leads to a URL that may not be opened")
        }
        guard location(of: admitted).utf8.count <= ScreenLocation.lengthLimit else {
          throw HandlerFailure(status: 502, message: "the handler leads to a URL that is too long")
        }
        return admitted
      case .state(let bytes): try merge(bytes, into: &progress.editor)
      case .data(let bytes): progress.data = try Self.data(bytes)
      }
      isChanged = true
    }
    if isChanged { try check(progress) }
    return nil
  }

  private func check(_ progress: Progress) throws(HandlerFailure) {
    let (_, report) = renderer.resolve(
      screen, wanted.query, data: progress.data ?? wanted.screen.data, state: progress.editor.data)
    guard report.hasErrors else { return }
    throw HandlerFailure(
      status: 502, message: "the handler's state or data does not fit the screen",
      detail: report.diagnostics.first { $0.severity == .error }?.message)
  }

  private func merge(_ bytes: [UInt8], into editor: inout StateEditor) throws(HandlerFailure) {
    guard let object = (try? JSONDocument.parse(bytes, name: "state"))?.root.object else {
      throw HandlerFailure(status: 502, message: "the handler's state is no object")
    }
    guard let unknown = editor.merge(object) else { return }
    throw HandlerFailure(
      status: 502, message: "the handler's state does not fit the screen",
      detail: "\(Wording.quoted(unknown)) is not declared")
  }

  private static func data(_ bytes: [UInt8]) throws(HandlerFailure) -> ScreenData {
    if let data = ScreenData.decode(bytes, file: "data").data { return data }
    throw HandlerFailure(status: 502, message: "the handler's data is no object")
  }
}
