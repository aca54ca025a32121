/// Writes JSON as bytes, one token after the other; the same calls always give the same bytes.
///
/// The caller sees to it that containers are closed and that each value in an object follows a key.
package struct JSONWriter: Sendable {
  /// How the text is laid out.
  package enum Layout: Sendable {
    /// Without any white space.
    case compact
    /// A line for each member and element, indented by two spaces a level.
    case pretty
  }

  /// The levels that are indented; deeper ones stand below the last, so that a deep document does not drown in blanks.
  private static let indentedLevels = 32

  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  /// Whether the next value or key opens its container, and so needs no comma.
  private var isFirst = true
  /// Whether a key has just been written.
  private var followsKey = false

  /// Creates a writer that has written nothing.
  package init(layout: Layout = .compact) {
    self.layout = layout
  }
}

extension JSONWriter {
  /// Opens an object.
  package mutating func beginObject() {
    open(UInt8(ascii: "{"))
  }

  /// Closes the innermost object.
  package mutating func endObject() {
    close(UInt8(ascii: "}"))
  }

  /// Opens an array.
  package mutating func beginArray() {
    open(UInt8(ascii: "["))
  }

  /// Closes the innermost array.
  package mutating func endArray() {
    close(UInt8(ascii: "]"))
  }

  /// Writes the key of the member whose value comes next.
  package mutating func key(_ key: StaticString) {
    separate()
    key.withUTF8Buffer { quote($0) }
    finishKey()
  }

  /// Writes the key of a parsed member.
  mutating func key(_ key: UnsafeBufferPointer<UInt8>) {
    separate()
    quote(key)
    finishKey()
  }

  /// Writes the key of the member whose value comes next.
  @_disfavoredOverload
  package mutating func key(_ key: String) {
    separate()
    quote(key)
    finishKey()
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a whole number.
  package mutating func integer(_ value: some BinaryInteger) {
    literal(value.description)
  }

  /// Writes a number in the fewest digits that give the same double again: whole ones below 2⁵³ without a fraction, and
  /// `null` for what JSON has no number for.
  package mutating func number(_ value: Double) {
    // An integer has no negative zero, and a double from 2⁵³ on may not be an Int64.
    let isSmall = value.magnitude < 0x1p53 && (value != 0 || value.sign == .plus)
    guard isSmall, Double(Int64(value)) == value else { return real(value) }
    integer(Int64(value))
  }

  /// Writes a number that keeps a fraction or an exponent.
  package mutating func real(_ value: Double) {
    literal(value.isFinite ? value.description : "null")
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    literal(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    literal("null")
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(bracket)
    isFirst = false
  }

  private mutating func finishKey() {
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(0x20) }
    followsKey = true
  }

  /// Writes what stands between the last token and the next.
  private mutating func separate() {
    defer { (isFirst, followsKey) = (false, false) }
    guard !followsKey else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * min(max(0, depth), Self.indentedLevels)))
  }
}

extension JSONWriter {
  private mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { quote($0) }
  }

  /// Writes a string, copying the stretches between its escapes.
  mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices where text[index] < 0x20 || text[index] == 0x22 || text[index] == 0x5C {
      bytes.append(contentsOf: text[start..<index])
      escape(text[index])
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the string of a parsed value.
  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    separate()
    quote(text)
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case ..<0x20:
      bytes.append(contentsOf: byte < 0x10 ? "u000".utf8 : "u001".utf8)
      bytes.append(contentsOf: String(byte & 0x0F, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }
}
