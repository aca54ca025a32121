internal import Diagnostics
internal import JSON
internal import Paravent

/// Performs what was posted, and answers with what becomes of the screen.
struct ActionRun: Sendable {
  let wanted: ScreenRequest
  let screen: Screen
  let form: PostedForm
  let handlers: ActionHandlers
  let webhooks: Webhooks
  let renderer: ScreenRenderer
}

extension ActionRun {
  /// How performing ends early.
  private enum Ending: Error {
    case refused(Problem)
    case redirected(String)
  }

  /// Performs the actions in order.
  func response() -> HTTPResponse {
    do throws(Ending) {
      return try performed()
    } catch {
      switch error {
      case .refused(let problem): return problem.response
      case .redirected(let url):
        let location = ScreenLocation.resolve(url, from: wanted.screen.name)
        return HTTPResponse(303, [("Location", location), ("Cache-Control", "no-store")])
      }
    }
  }

  private func performed() throws(Ending) -> HTTPResponse {
    var data = form.data ?? wanted.screen.data
    let (tree, resolving) = renderer.resolve(screen, wanted.query, data: data, state: form.state)
    try refuse(resolving, "the state or the data does not fit the screen")
    var editor = StateEditor(tree)
    if let fields = form.fields {
      try refuse(editor.apply(fields, of: tree), "the form does not fit the screen")
    }
    for action in form.actions {
      if let report = editor.perform(action) { try refuse(report, "the action cannot be performed") }
      switch action {
      case .set, .toggle, .dismiss: continue
      case .open(let url): throw .redirected(url)
      case .handler(let name, let arguments): try call(name, arguments, &editor, &data)
      }
    }
    let (bytes, report) = renderer.render(
      wanted, data: data, state: editor.data, baseURL: ScreenLocation.path(of: wanted.screen.name))
    try refuse(report, "the state or the data does not fit the screen")
    return HTTPResponse(
      200,
      [("Content-Type", wanted.format.type), ("Cache-Control", "no-store"), ("Vary", "Accept, Accept-Encoding")]
        + wanted.pageHeaders(for: bytes), body: bytes)
  }

  private func call(
    _ handler: String, _ given: JSONMembers, _ editor: inout StateEditor, _ data: inout ScreenData?
  ) throws(Ending) {
    let (arguments, report) = screen.check(given, of: handler)
    guard let arguments else { throw .refused(Problem(400, "the action cannot be performed", report)) }
    let call = HandlerCall(
      screen: wanted.screen.name, handler: handler, arguments: arguments, state: editor.data)
    switch try reply(to: call) {
    case .done: return
    case .failure(let message): throw .refused(Problem(422, message))
    case .navigate(let url):
      guard let admitted = URLPolicy.link.admitted(url) else {
        throw .refused(Problem(502, "the handler leads to a URL that may not be opened"))
      }
      throw .redirected(admitted)
    case .state(let bytes):
      guard let object = Self.object(bytes) else { throw .refused(Problem(502, "the handler's state is no object")) }
      guard let unknown = editor.merge(object) else { return }
      throw .refused(Problem(502, "the handler's state has \(Wording.quoted(unknown)), which is not declared"))
    case .data(let bytes):
      guard let decoded = ScreenData.decode(bytes, file: "data").data else {
        throw .refused(Problem(502, "the handler's data is no object"))
      }
      data = decoded
    }
  }

  private func reply(to call: HandlerCall) throws(Ending) -> ActionReply {
    do throws(HandlerFailure) {
      if let closure = handlers[call.handler] { return try ClosureCall().answer(call.arguments, by: closure) }
      if let target = webhooks[call.handler] {
        return try Webhook(target: target, settings: renderer.settings).answer(call)
      }
      throw HandlerFailure(status: 501, message: "nothing answers the handler \(Wording.quoted(call.handler))")
    } catch {
      throw .refused(Problem(error.status, error.message))
    }
  }

  private func refuse(_ report: DiagnosticReport, _ message: String) throws(Ending) {
    guard report.hasErrors else { return }
    throw .refused(Problem(400, message, report))
  }

  private static func object(_ bytes: [UInt8]) -> JSONObject? {
    (try? JSONDocument.parse(bytes, name: "state"))?.root.object
  }
}
