internal import Diagnostics
internal import HTMLRendering
internal import Paravent
internal import TextRendering

/// Renders screens in the forms that are served.
struct ScreenRenderer: Sendable {
  let settings: ServerSettings

  init(_ settings: ServerSettings) {
    self.settings = settings
  }
}

extension ScreenRenderer {
  /// Where the script of pages is.
  static let scriptPath = "/page.js"

  /// Renders a screen with data and a state; the report says what only shows while resolving.
  ///
  /// - Parameters:
  ///   - baseURL: The URL that relative ones in a page start from, where that is not the page's own.
  ///   - notice: What a page says in front of its content.
  func render(
    _ wanted: ScreenRequest, data: ScreenData?, state: ScreenData? = nil, baseURL: String? = nil,
    notice: String? = nil
  ) -> (bytes: [UInt8], report: DiagnosticReport) {
    guard wanted.format != .source, let screen = wanted.screen.screen else {
      return (wanted.screen.source, DiagnosticReport())
    }
    let (tree, report) = resolve(screen, wanted.query, data: data, state: state)
    return (bytes(of: tree, wanted, baseURL, notice), report)
  }

  /// Resolves a screen as a request wants it.
  func resolve(
    _ screen: Screen, _ query: ScreenQuery, data: ScreenData?, state: ScreenData?
  ) -> (tree: ResolvedTree, report: DiagnosticReport) {
    screen.resolve(options(query, data: data, state: state))
  }

  private func options(_ query: ScreenQuery, data: ScreenData?, state: ScreenData?) -> ResolvingOptions {
    var options = ResolvingOptions()
    options.data = data
    options.state = state
    options.locale = query.locale
    options.colorScheme = query.colorScheme
    return options
  }

  private func bytes(of tree: ResolvedTree, _ wanted: ScreenRequest, _ baseURL: String?, _ notice: String?) -> [UInt8] {
    switch wanted.format {
    case .json: return tree.json()
    case .text: return TextRenderer(options: TextOptions(width: wanted.query.width ?? 80)).render(tree)
    case .html:
      let path = wanted.isAdHoc ? nil : ScreenLocation.path(of: wanted.screen.name)
      let url = path.map { "\($0)/actions\(wanted.query.text)" }
      var options = HTMLOptions(actionURL: url, baseURL: baseURL, scriptURL: Self.scriptPath, notice: notice)
      if settings.isWatching {
        options.eventsURL = "/events"
        let faults = wanted.screen.visibleFaults.map { DiagnosticWriter().string(for: [$0]) }
        if let faults { options.notice = notice.map { "\($0)\n\(faults)" } ?? faults }
      }
      return HTMLRenderer(options: options).render(tree)
    case .source: return wanted.screen.source
    }
  }
}
