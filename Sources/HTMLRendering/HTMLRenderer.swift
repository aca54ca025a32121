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
    DeepStack.run(ifDeeperThan: tree.levels) { rendered(tree) }
  }

  private func rendered(_ tree: ResolvedTree) -> [UInt8] {
    var parts = PageParts()
    let content = Content(of: tree, in: &parts)
    var sink = ByteSink()
    sink.reserve(content.body.count + Self.sizeOfHead)
    if options.isFragment { writeFragment(content, to: &sink) } else { writePage(content, parts.sheet, to: &sink) }
    return sink.bytes
  }

  /// Returns the style sheet that a fragment of the same tree needs, for the page around it.
  ///
  /// It fits that tree alone; several fragments for one page come from `renderFragments`.
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
    var parts = PageParts()
    let fragments = trees.map { tree in
      var sink = ByteSink()
      writeFragment(Content(of: tree, in: &parts), to: &sink)
      return sink.bytes
    }
    var sheet = ByteSink()
    parts.sheet.write(to: &sheet, for: HTMLOptions.ColorScheme(of: trees) ?? options.colorScheme)
    return HTMLFragments(fragments: fragments, styleSheet: sheet.bytes)
  }

  private static let sizeOfHead = 16_384
}

extension HTMLRenderer {
  private func writePage(_ content: Content, _ sheet: StyleSheet, to sink: inout ByteSink) {
    sink.write("<!DOCTYPE html>\n<html")
    content.writeLanguage(to: &sink)
    sink.write(">\n<head>\n<meta charset=\"utf-8\">\n")
    sink.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    sink.write("<meta name=\"color-scheme\" content=\"")
    let colorScheme = content.colorScheme ?? options.colorScheme
    sink.write(colorScheme == nil ? "light dark" : colorScheme == .light ? "light" : "dark")
    sink.write("\">\n<title>")
    sink.write(escaping: content.title)
    sink.write("</title>\n<style>\n")
    sheet.write(to: &sink, for: colorScheme)
    sink.write("</style>\n</head>\n<body class=\"pv pv-page")
    if content.list?.isGrouped == true { sink.write(" pv-grouped") }
    sink.write(content.isEnclosed ? "\">\n<main>" : "\">\n<main class=\"")
    writeRoot(content, content.list == nil ? "pv-root pv-margin" : "pv-root", to: &sink)
    sink.write("</main>\n</body>\n</html>\n")
  }

  private func writeFragment(_ content: Content, to sink: inout ByteSink) {
    sink.write("<div")
    content.writeLanguage(to: &sink)
    sink.write(content.isEnclosed ? " class=\"pv\">" : " class=\"pv ")
    writeRoot(content, "pv-embed", to: &sink)
    sink.write("</div>\n")
  }

  /// Writes the classes of the element around the root and all that is in it; that element is a form where anything is
  /// posted.
  private func writeRoot(_ content: Content, _ classes: StaticString, to sink: inout ByteSink) {
    guard content.sheets.isEmpty else { return writeRootAndSheets(content, classes, to: &sink) }
    if content.needsForm {
      writeForm(to: &sink)
      sink.write(" class=\"")
    }
    sink.write(classes)
    sink.write("\">")
    if content.needsForm { write(state: content.state, to: &sink) }
    sink.write(trusted: content.body)
    if content.needsForm { sink.write("</form>") }
  }

  /// Writes the start tag of a form up to its classes.
  func writeForm(to sink: inout ByteSink) {
    sink.write("<form method=\"post\"")
    if let url = options.actionURL, let action = SafeURL(url, for: .resource), !action.text.isEmpty {
      sink.write(" action=\"")
      sink.write(escaping: action.text)
      sink.write(byte: UInt8(ascii: "\""))
    }
  }

  /// Writes the state that a form posts beside what its controls hold.
  func write(state: [UInt8], to sink: inout ByteSink) {
    guard !state.isEmpty else { return }
    sink.write("<input type=\"hidden\" name=\"state\" value=\"")
    sink.write(escaping: state)
    sink.write("\">")
  }
}
