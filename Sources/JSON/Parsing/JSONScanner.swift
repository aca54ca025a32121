/// Reads a JSON text token by token, builds nothing, and says in words what is wrong where it stops.
///
/// libjansson decides whether a text is JSON. The scanner adds what libjansson does not tell: where each value lies, and
/// what an author who wrote no JSON probably did. It keeps the open containers in an array, so that nesting costs no
/// stack.
struct JSONScanner {
  /// What a step has read.
  enum Event {
    /// The key of a member, quotes included; the colon behind it is read as well.
    case key(Range<Int>)
    /// A string, a number or a literal.
    case scalar(Range<Int>)
    /// The opening bracket of an array or object.
    case open(Int)
    /// The closing bracket; the range is that of the whole array or object.
    case close(Range<Int>)
  }

  /// An array or object that is open.
  struct Container {
    let isObject: Bool
    let start: Int
  }

  enum Expectation {
    case value, elementOrEnd, key, keyOrEnd, separator
  }

  /// The most values within one another, as libjansson has it.
  static let depthLimit = 2_048

  let text: [UInt8]
  var offset: Int
  /// Where the last token ended: what is missing is missing here.
  var tokenEnd: Int
  private(set) var containers: [Container] = []
  private(set) var expectation = Expectation.value

  init(_ text: [UInt8], from start: Int = 0) {
    self.text = text
    offset = start
    tokenEnd = start
  }
}

extension JSONScanner {
  /// The byte at the current offset, or `nil` at the end of the text.
  var byte: UInt8? { byte(at: offset) }

  func byte(at offset: Int) -> UInt8? {
    offset < text.count ? text[offset] : nil
  }

  /// Reads the next token, or returns `nil` after the document.
  mutating func next() throws(SyntaxFault) -> Event? {
    while true {
      try skipSpace()
      switch expectation {
      case .value, .elementOrEnd: return try readValue()
      case .key, .keyOrEnd: return try readKey()
      case .separator:
        guard let container = containers.last else {
          guard byte == nil else { throw trailingFault() }
          return nil
        }
        if byte != UInt8(ascii: ",") { return try readClosing(of: container) }
        expectation = container.isObject ? .key : .value
        advance(1)
      }
    }
  }

  mutating func advance(_ count: Int) {
    offset += count
    tokenEnd = offset
  }

  private mutating func skipSpace() throws(SyntaxFault) {
    while let byte {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case UInt8(ascii: "/"): throw commentFault()
      default: return
      }
    }
  }

  private mutating func readValue() throws(SyntaxFault) -> Event {
    guard let byte else { throw endFault() }
    if byte == UInt8(ascii: "]"), expectation == .elementOrEnd { return close() }
    guard containers.count < Self.depthLimit else { throw depthFault() }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return open(isObject: byte == UInt8(ascii: "{"))
    case UInt8(ascii: "\""): return .scalar(finish(try readString()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .scalar(finish(try readNumber()))
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return .scalar(finish(try readLiteral()))
    default: throw valueFault(byte)
    }
  }

  private mutating func finish(_ range: Range<Int>) -> Range<Int> {
    offset = range.upperBound
    tokenEnd = offset
    expectation = .separator
    return range
  }

  private mutating func readKey() throws(SyntaxFault) -> Event {
    guard let byte else { throw endFault() }
    if byte == UInt8(ascii: "}"), expectation == .keyOrEnd { return close() }
    guard byte == UInt8(ascii: "\"") else { throw keyFault(byte) }
    let key = try readString(isKey: true)
    advance(key.count)
    try skipSpace()
    guard self.byte == UInt8(ascii: ":") else { throw colonFault(after: key) }
    advance(1)
    expectation = .value
    return .key(key)
  }

  private mutating func open(isObject: Bool) -> Event {
    containers.append(Container(isObject: isObject, start: offset))
    advance(1)
    expectation = isObject ? .keyOrEnd : .elementOrEnd
    return .open(offset - 1)
  }

  private mutating func readClosing(of container: Container) throws(SyntaxFault) -> Event {
    guard let byte else { throw endFault() }
    guard byte == container.closing else { throw separatorFault(byte, in: container) }
    return close()
  }

  private mutating func close() -> Event {
    let start = containers.popLast()?.start ?? offset
    advance(1)
    expectation = .separator
    return .close(start..<offset)
  }
}

extension JSONScanner.Container {
  var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  var noun: String { isObject ? "object" : "array" }
}
