internal import Diagnostics
internal import HTMLRendering
internal import Paravent
internal import TextRendering

/// Renders screens in the forms that are served.
struct ScreenRenderer: Sendable {
  let settings: ServerSettings
  let metrics: Metrics
}

extension ScreenRenderer {
  /// Where the script of pages is.
  static let scriptPath = "/page.js"

  /// The URL of the script under which it stays good.
  private static let scriptURL = "\(scriptPath)?v=\(Digest(HTMLRenderer.script).short)"

  /// Renders a screen with data and a state.
  ///
  /// - Parameters:
  ///   - data: Data instead of the screen's own, which the page's form brings back; `nil` for its own.
  ///   - baseURL: The URL that relative ones in a page start from, where that is not the page's own.
  ///   - notice: What a page says in front of its content.
  func render(
    _ wanted: ScreenRequest, data: ScreenData?, state: ScreenData? = nil, baseURL: String? = nil,
    notice: String? = nil
  ) -> RenderedScreen {
    let source = RenderedScreen(bytes: wanted.screen.source, policy: nil, report: DiagnosticReport())
    guard let screen = wanted.screen.screen, wanted.format != .source else { return source }
    let start = MonotonicClock.nanoseconds
    defer { metrics.countRendering(wanted.format, seconds: Double(MonotonicClock.nanoseconds - start) / 1e9) }
    let (tree, report) = resolve(screen, wanted.query, data: data ?? wanted.screen.data, state: state)
    switch wanted.format {
    case .source: return source
    case .json: return RenderedScreen(bytes: tree.json(), policy: nil, report: report)
    case .text:
      let renderer = TextRenderer(options: TextOptions(width: wanted.query.width ?? 80))
      return RenderedScreen(bytes: renderer.render(tree), policy: nil, report: report)
    case .html: return page(of: tree, wanted, data, baseURL, notice, report)
    }
  }

  /// Returns a page of nothing but what is wrong with a screen, for its author; it is left when that is mended.
  func faults(of wanted: ScreenRequest) -> RenderedScreen {
    var tree = ResolvedTree(root: nil)
    tree.title = "Faults"
    return page(of: tree, wanted, nil, nil, nil, DiagnosticReport())
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
    options.locale = query.locale ?? settings.locale
    options.colorScheme = query.colorScheme
    return options
  }

  /// The data as a form posts them, where the next request may be that long: in a form most of JSON's signs take three
  /// bytes.
  private func postable(_ data: ScreenData) -> [UInt8]? {
    let json = data.json
    return json.count <= settings.bodyLimit / 4 ? json : nil
  }

  private func page(
    of tree: ResolvedTree, _ wanted: ScreenRequest, _ data: ScreenData?, _ baseURL: String?, _ notice: String?,
    _ report: DiagnosticReport
  ) -> RenderedScreen {
    let path = wanted.isAdHoc ? nil : ScreenLocation.path(of: wanted.screen.name)
    let url = path.map { "\($0)/actions\(wanted.query.text)" }
    var options = HTMLOptions(actionURL: url, baseURL: baseURL, scriptURL: Self.scriptURL, notice: notice)
    options.pictureURLs = wanted.pictures.table
    options.data = wanted.isAdHoc ? nil : data.flatMap(postable)
    if settings.isWatching {
      options.eventsURL = Route.events.template
      let faults = wanted.screen.visibleFaults.map { DiagnosticWriter().string(for: [$0]) }
      let texts = [notice, faults].compactMap(\.self)
      options.notice = texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
    let page = HTMLRenderer(options: options).renderPage(tree)
    // No page of another site may frame it, which a page cannot say of itself.
    return RenderedScreen(
      bytes: page.bytes, policy: page.contentSecurityPolicy + "; frame-ancestors 'none'", report: report)
  }
}
