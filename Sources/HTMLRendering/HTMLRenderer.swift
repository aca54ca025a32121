internal import JSON
public import Paravent

/// Renders screens as semantic HTML with CSS, without scripts and without inline styles.
public struct HTMLRenderer: Sendable {
  /// What the caller decides.
  public var options: HTMLOptions

  /// Creates a renderer.
  public init(options: HTMLOptions = HTMLOptions()) {
    self.options = options
  }
}

extension HTMLRenderer {
  /// Returns a page, or a fragment, as UTF-8; the same tree gives the same bytes.
  public func render(_ tree: ResolvedTree) -> [UInt8] {
    options.isFragment ? renderFragments([tree]).fragments.first ?? [] : renderPage(tree).bytes
  }

  /// Returns a page, whatever the options say, and its policy.
  public func renderPage(_ tree: ResolvedTree) -> HTMLPage {
    DeepStack.run(ifDeeperThan: tree.levels) { renderedPage(tree) }
  }

  /// Returns the style sheet that a fragment of the same tree needs, for the page around it.
  ///
  /// Rules have the same names in all style sheets, so that those of several fragments may follow one another.
  public func styleSheet(for tree: ResolvedTree) -> [UInt8] {
    renderFragments([tree]).styleSheet
  }

  /// Returns fragments for one page, which share a style sheet, symbols and the numbers of headers.
  ///
  /// They have to stand in the page in this order, since the first use of a symbol holds its picture.
  public func renderFragments(_ trees: [ResolvedTree]) -> HTMLFragments {
    let levels = trees.map { $0.levels ?? .max }.max()
    return DeepStack.run(ifDeeperThan: levels) { renderedFragments(trees) }
  }

  private func renderedFragments(_ trees: [ResolvedTree]) -> HTMLFragments {
    var parts = PageParts(options)
    parts.names = PartNames(of: trees)
    var hasBoth = false
    let fragments = trees.map { tree in
      let content = Content(of: tree, in: &parts)
      let scheme = content.colorScheme ?? options.colorScheme?.surroundings
      if scheme == nil { hasBoth = true }
      var sink = ByteSink()
      writeFragment(content, scheme.map { parts.sheet.name(of: $0) }, to: &sink)
      parts.sheet.use([.embed])
      return sink.bytes
    }
    var sheet = ByteSink()
    parts.sheet.write(to: &sheet, hasBothSchemes: hasBoth)
    return HTMLFragments(fragments: fragments, styleSheet: sheet.bytes)
  }
}

extension HTMLRenderer {
  private static let sizeOfHead = 8_192

  private func renderedPage(_ tree: ResolvedTree) -> HTMLPage {
    var parts = PageParts(options)
    let content = Content(of: tree, in: &parts)
    let scheme = content.colorScheme ?? options.colorScheme?.surroundings
    let root = scheme.map { parts.sheet.name(of: $0) }
    parts.sheet.use([.page, .root, .margin])
    if content.list?.isGrouped == true { parts.sheet.use([.grouped]) }
    if !parts.hasMainHeading { parts.sheet.use([.hide]) }
    // The script says what an action came to.
    if options.notice != nil || scriptURL != nil { parts.sheet.use([.notice]) }
    var sheet = ByteSink()
    sheet.write(byte: UInt8(ascii: "\n"))
    parts.sheet.write(to: &sheet, hasBothSchemes: scheme == nil)
    let styles = sheet.bytes
    let policy = ContentSecurityPolicy.text(
      styleSheet: styles, pictures: parts.needs.pictureSources, form: content.needsForm ? formSource : nil,
      script: scriptURL == nil ? nil : Self.script, base: baseURL?.source)
    var sink = ByteSink()
    sink.reserve(content.body.count + styles.count + Self.sizeOfHead)
    writeHead(content, scheme, policy, styles, to: &sink)
    writeBody(content, root, hasMainHeading: parts.hasMainHeading, to: &sink)
    return HTMLPage(bytes: sink.bytes, contentSecurityPolicy: policy)
  }

  /// Where the form posts to, as a policy names it.
  private var formSource: String { formURL?.source ?? "'self'" }

  private var formURL: SafeURL? {
    options.actionURL.flatMap { SafeURL($0, for: .resource) }.flatMap { $0.text.isEmpty ? nil : $0 }
  }

  private var scriptURL: SafeURL? {
    options.scriptURL.flatMap { SafeURL($0, for: .resource) }
  }

  private func writeHead(
    _ content: Content, _ scheme: ColorScheme?, _ policy: String, _ styles: [UInt8], to sink: inout ByteSink
  ) {
    sink.write("<!DOCTYPE html>\n<html")
    content.writeLanguage(unknown: "und", to: &sink)
    sink.write(">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"")
    sink.write(escaping: policy)
    sink.write("\">\n")
    writeBase(to: &sink)
    sink.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    sink.write("<meta name=\"color-scheme\" content=\"")
    sink.write(scheme == nil ? "light dark" : scheme == .light ? "light" : "dark")
    sink.write("\">\n<title>")
    sink.write(escaping: content.title)
    sink.write("</title>\n<style>")
    sink.write(trusted: styles)
    sink.write("</style>\n")
    writeScript(to: &sink)
    sink.write("</head>\n")
  }

  private func writeScript(to sink: inout ByteSink) {
    guard let scriptURL else { return }
    if let events = options.eventsURL.flatMap({ SafeURL($0, for: .resource) }) {
      sink.write("<meta name=\"paravent-events\" content=\"")
      sink.write(escaping: events.text)
      sink.write("\">\n")
    }
    sink.write("<script src=\"")
    sink.write(escaping: scriptURL.text)
    sink.write("\" integrity=\"")
    sink.write(escaping: ContentSecurityPolicy.digest(of: Self.script))
    sink.write("\" defer></script>\n")
  }

  private func writeBody(_ content: Content, _ scheme: BaseClass?, hasMainHeading: Bool, to sink: inout ByteSink) {
    sink.write("<body class=\"pv pv-page")
    write(scheme, to: &sink)
    if content.list?.isGrouped == true { sink.write(" pv-grouped") }
    sink.write("\">\n<main")
    let classes: StaticString = content.list == nil ? "pv-root pv-margin" : "pv-root"
    if !content.isEnclosed {
      sink.write(" class=\"")
      sink.write(classes)
      sink.write(byte: UInt8(ascii: "\""))
    }
    sink.write(byte: UInt8(ascii: ">"))
    if !hasMainHeading {
      sink.write("<h1 class=\"pv-hide\">")
      sink.write(escaping: content.title)
      sink.write("</h1>")
    }
    writeRoot(content, classes, to: &sink)
    writeNotice(to: &sink)
    sink.write("</main>\n</body>\n</html>\n")
  }

  private var baseURL: SafeURL? {
    options.baseURL.flatMap { SafeURL($0, for: .resource) }
  }

  private func writeBase(to sink: inout ByteSink) {
    guard let baseURL else { return }
    sink.write("<base href=\"")
    sink.write(escaping: baseURL.text)
    sink.write("\">\n")
  }

  private func writeNotice(to sink: inout ByteSink) {
    guard let notice = options.notice else { return }
    // Diagnostics point at columns of the line above.
    let element: StaticString = notice.utf8.contains(UInt8(ascii: "\n")) ? "pre" : "p"
    sink.write("<")
    sink.write(element)
    sink.write(" class=\"pv-notice\" role=\"alert\">")
    sink.write(escaping: notice)
    sink.write("</")
    sink.write(element)
    sink.write(">")
  }

  private func writeFragment(_ content: Content, _ scheme: BaseClass?, to sink: inout ByteSink) {
    sink.write("<div")
    content.writeLanguage(unknown: nil, to: &sink)
    sink.write(" class=\"pv")
    write(scheme, to: &sink)
    sink.write(content.isEnclosed ? "\">" : " pv-embed\">")
    writeRoot(content, "pv-embed", to: &sink)
    sink.write("</div>\n")
  }

  /// Writes the class of an output that is made for one scheme.
  private func write(_ scheme: BaseClass?, to sink: inout ByteSink) {
    guard let scheme else { return }
    sink.write(byte: UInt8(ascii: " "))
    sink.write(scheme)
  }

  /// Writes all that is in the root's element, and a form around it where anything is posted.
  private func writeRoot(_ content: Content, _ classes: StaticString, to sink: inout ByteSink) {
    guard content.sheets.isEmpty else { return writeRootAndSheets(content, classes, to: &sink) }
    if content.needsForm {
      writeForm(to: &sink)
      sink.write(" class=\"")
      sink.write(classes)
      sink.write("\">")
      writeGuard(to: &sink)
      writeHidden(content.state, to: &sink)
    }
    sink.write(trusted: content.body)
    if content.needsForm { sink.write("</form>") }
  }

  /// Writes the start tag of a form up to its classes.
  func writeForm(to sink: inout ByteSink) {
    sink.write("<form method=\"post\"")
    if let action = formURL {
      sink.write(" action=\"")
      sink.write(escaping: action.text)
      sink.write(byte: UInt8(ascii: "\""))
    }
  }

  /// Writes a form's first button, which does nothing: the return key in a field presses the first one.
  func writeGuard(to sink: inout ByteSink) {
    sink.write("<button type=\"submit\" disabled hidden></button>")
  }

  /// Writes what a form posts beside what its controls hold: the state, and the data where they are wanted back.
  func writeHidden(_ state: [UInt8], to sink: inout ByteSink) {
    if !state.isEmpty { writeHidden("state", state, to: &sink) }
    if let data = options.data { writeHidden("data", data, to: &sink) }
  }

  private func writeHidden(_ name: StaticString, _ value: [UInt8], to sink: inout ByteSink) {
    sink.write("<input type=\"hidden\" name=\"")
    sink.write(name)
    sink.write("\" value=\"")
    sink.write(escaping: value)
    sink.write("\">")
  }
}
