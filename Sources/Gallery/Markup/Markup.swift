/// The HTML of one page, written front to back; text is escaped by the only method that takes any.
struct Markup {
  private(set) var bytes: [UInt8] = []
}

extension Markup {
  /// Writes markup that stands in this program's source.
  mutating func write(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes what the renderer, or another page, has made safe.
  mutating func write(safe markup: [UInt8]) { bytes += markup }

  /// Writes text, or the value of an attribute in quotes.
  mutating func write(text: some StringProtocol) { write(text: text.utf8) }

  /// Writes text in UTF-8; a control character that HTML forbids becomes a replacement character.
  mutating func write(text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case 0x09, 0x0A: bytes.append(byte)
      case ..<0x20, 0x7F: write("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }

  /// Writes a sentence in which names stand between backticks.
  mutating func write(prose: String) {
    let parts = prose.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return write(text: prose) }
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 { write(text: part) } else { element("code", text: part) }
    }
  }

  /// Writes an element around what a closure writes.
  mutating func element(_ name: StaticString, _ attributes: StaticString = "", _ content: (inout Markup) -> Void) {
    write("<")
    write(name)
    if attributes.utf8CodeUnitCount > 0 { write(" ") }
    write(attributes)
    write(">")
    content(&self)
    write("</")
    write(name)
    write(">")
  }

  /// Writes an element that holds text.
  mutating func element(_ name: StaticString, _ attributes: StaticString = "", text: some StringProtocol) {
    element(name, attributes) { $0.write(text: text) }
  }

  /// Writes a link around what a closure writes.
  mutating func link(to path: String, isCurrent: Bool = false, _ content: (inout Markup) -> Void) {
    write("<a href=\"")
    write(text: path)
    write(isCurrent ? "\" aria-current=\"page\">" : "\">")
    content(&self)
    write("</a>")
  }
}
