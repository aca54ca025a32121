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
    var parts = PageParts()
    let fragments = trees.map { tree in
      var sink = ByteSink()
      writeFragment(Content(of: tree, in: &parts), to: &sink)
      return sink.bytes
    }
    var sheet = ByteSink()
    parts.sheet.write(to: &sheet, for: options.colorScheme)
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
    sink.write(options.colorScheme == nil ? "light dark" : options.colorScheme == .light ? "light" : "dark")
    sink.write("\">\n<title>")
    sink.write(escaping: content.title)
    sink.write("</title>\n<style>\n")
    sheet.write(to: &sink, for: options.colorScheme)
    sink.write("</style>\n</head>\n<body class=\"pv pv-page")
    if content.isGrouped { sink.write(" pv-grouped") }
    sink.write("\">\n<main")
    writeRoot(content, "root", in: "main", to: &sink)
    sink.write("\n</body>\n</html>\n")
  }

  private func writeFragment(_ content: Content, to sink: inout ByteSink) {
    sink.write("<div")
    content.writeLanguage(to: &sink)
    writeRoot(content, "embed", in: "div", scope: "pv ", to: &sink)
    sink.write(byte: UInt8(ascii: "\n"))
  }

  /// Writes the rest of an element that holds the root, in one form where anything is posted.
  private func writeRoot(
    _ content: Content, _ name: StaticString, in tag: StaticString, scope: StaticString = "", to sink: inout ByteSink
  ) {
    sink.write(" class=\"")
    sink.write(scope)
    if content.needsForm {
      sink.write("pv-form\">")
      writeForm(to: &sink)
      sink.write(" class=\"")
    }
    sink.write(.base(name))
    if !content.isGreedy, !options.isFragment { sink.write(" pv-hug") }
    sink.write("\">")
    sink.write(trusted: content.body)
    sink.write(content.needsForm ? "</form></" : "</")
    sink.write(tag)
    sink.write(byte: UInt8(ascii: ">"))
  }

  private func writeForm(to sink: inout ByteSink) {
    sink.write("<form method=\"post\"")
    guard let url = options.actionURL, let action = SafeURL(url, for: .image), !action.text.isEmpty else { return }
    sink.write(" action=\"")
    sink.write(escaping: action.text)
    sink.write(byte: UInt8(ascii: "\""))
  }
}
