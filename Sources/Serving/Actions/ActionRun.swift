internal import Diagnostics
internal import JSON
internal import Paravent

/// Performs what was posted, and answers with what becomes of the screen.
struct ActionRun: Sendable {
  let wanted: ScreenRequest
  let screen: Screen
  let form: PostedForm
  /// Whether a person sees the response, who wants to go on from a page.
  let isForPeople: Bool
  let renderer: ScreenRenderer
  let caller: HandlerCaller
}

extension ActionRun {
  /// How performing ends early.
  enum Ending: Error {
    case refused(Problem, HandlerFault? = nil)
    case redirected(to: String)
  }

  /// An action that nothing forbids beforehand.
  enum Step: Sendable {
    case change(PostedAction)
    case leave(to: String)
    case call(String, ActionArguments)
  }

  /// What has become of the screen so far.
  struct Progress: Sendable {
    var editor: StateEditor
    /// Data instead of the screen's own, which the client posts again with its next action.
    var data: ScreenData?
    /// When handlers must have answered, by `MonotonicClock.milliseconds`.
    let end: Int
  }

  /// Performs the actions in order.
  func response() -> HTTPResponse {
    var progress: Progress?
    do throws(Ending) {
      return try performed(&progress)
    } catch {
      switch error {
      case .refused(let problem, let fault):
        var response = progress.flatMap { page($0, saying: problem) } ?? problem.response
        response.handlerFault = fault
        return response
      case .redirected(let location): return redirection(to: location)
      }
    }
  }

  /// Where a URL leads from the screen.
  func location(of url: String) -> String { ScreenLocation.resolve(url, from: wanted.screen.name) }

  private func redirection(to location: String) -> HTTPResponse {
    guard isForPeople, LeavingPage.isNeeded(for: location) else {
      return HTTPResponse(303, [("Location", location), ("Cache-Control", "no-store")])
    }
    return LeavingPage(location: location).response
  }

  /// The screen as it was posted, with the reason why it is no other; `nil` where it is not wanted as a page.
  private func page(_ progress: Progress, saying problem: Problem) -> HTTPResponse? {
    guard isForPeople else { return nil }
    let text = PublicProblem(problem, isForAuthors: renderer.settings.isWatching, reference: caller.identity.identifier)
    let rendered = rendered(progress, notice: [text.sentence, text.faults].compactMap(\.self).joined(separator: "\n"))
    return rendered.report.hasErrors ? nil : response(problem.status, rendered)
  }

  private func performed(_ reached: inout Progress?) throws(Ending) -> HTTPResponse {
    let data = form.data ?? wanted.screen.data
    let (tree, resolving) = renderer.resolve(screen, wanted.query, data: data, state: form.state)
    try refuse(resolving, "the state or the data does not fit the screen")
    var progress = Progress(editor: StateEditor(tree), data: form.data, end: caller.end)
    let report = form.fields.map { progress.editor.apply($0, of: tree) }
    reached = progress
    if let report { try refuse(report, "the form does not fit the screen") }
    for step in try steps() {
      reached = progress
      switch step {
      case .change(let action):
        if let report = progress.editor.perform(action) { try refuse(report, "the action cannot be performed") }
      case .leave(let location): throw .redirected(to: location)
      case .call(let name, let arguments): try call(name, arguments, &progress)
      }
    }
    let rendered = rendered(progress)
    try refuse(rendered.report, "the state or the data does not fit the screen")
    return response(200, rendered)
  }

  private func rendered(_ progress: Progress, notice: String? = nil) -> RenderedScreen {
    renderer.render(
      wanted, data: progress.data, state: progress.editor.data, baseURL: ScreenLocation.path(of: wanted.screen.name),
      notice: notice)
  }

  private func response(_ status: Int, _ rendered: RenderedScreen) -> HTTPResponse {
    var response = HTTPResponse(
      status,
      [("Content-Type", wanted.format.type), ("Cache-Control", "no-store"), ("Vary", "Accept, Accept-Encoding")]
        + wanted.pageHeaders(of: rendered), body: rendered.bytes)
    response.diagnosticCount = rendered.report.count
    return response
  }

  func refuse(_ report: DiagnosticReport, _ message: String) throws(Ending) {
    guard report.hasErrors else { return }
    throw .refused(Problem(400, message, report))
  }
}
