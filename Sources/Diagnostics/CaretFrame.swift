internal import TerminalText

/// An excerpt as a terminal shows it, with carets below the marked cells.
struct CaretFrame {
  let text: String
  let indent: String
  let carets: String

  init(_ excerpt: SourceExcerpt) {
    let scalars = excerpt.text.unicodeScalars
    let lead = Self.line(scalars.prefix(max(0, excerpt.offset)))
    let mark = Self.line(scalars.dropFirst(max(0, excerpt.offset)).prefix(max(0, excerpt.length)))
    let rest = Self.line(scalars.dropFirst(max(0, excerpt.offset)).dropFirst(max(0, excerpt.length)))
    text = lead + mark + rest
    let start = TerminalText.width(of: lead)
    indent = String(repeating: " ", count: start)
    carets = String(repeating: "^", count: max(1, TerminalText.width(of: lead + mark) - start))
  }

  private static func line(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return TerminalText.sanitizedLine(String(view))
  }
}
