internal import Glibc
internal import Patterns

/// A pattern of `pattern` or `patternProperties`, which may match anywhere in a text.
///
/// The plain ones, which are most of those about keys, are compared byte by byte.
enum TextPattern: Sendable {
  case anything
  case exactly([UInt8])
  case prefix([UInt8])
  case suffix([UInt8])
  case contains([UInt8])
  case expression(ScriptPattern)
}

extension TextPattern {
  init(_ source: String) throws(PatternFault) {
    if let plain = Self.plain(source) {
      self = plain
    } else {
      self = .expression(try ScriptPattern(source))
    }
  }

  /// Returns the pattern where it is plain: letters, digits and other bytes that mean themselves, at a fixed place.
  static func plain(_ source: String) -> TextPattern? {
    var bytes = Array(source.utf8)
    if bytes.isEmpty || ["^", ".*", "^.*"].contains(source) { return .anything }
    let isAnchored = bytes.first == UInt8(ascii: "^")
    if isAnchored { bytes.removeFirst() }
    let isEnded = bytes.last == UInt8(ascii: "$")
    if isEnded { bytes.removeLast() }
    guard bytes.allSatisfy(isPlain) else { return nil }
    return switch (isAnchored, isEnded) {
    case (true, true): .exactly(bytes)
    case (true, false): .prefix(bytes)
    case (false, true): .suffix(bytes)
    case (false, false): .contains(bytes)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || !"\\^$.|?*+()[]{}".utf8.contains(byte)
  }

  /// Whether the pattern matches, or `nil` where that takes too many steps; those that it took are added.
  func matches(_ text: UnsafeBufferPointer<UInt8>, steps: inout Int) -> Bool? {
    switch self {
    case .anything: true
    case .exactly(let bytes): text.count == bytes.count && Self.same(text, bytes)
    case .prefix(let bytes): text.count >= bytes.count && Self.same(text.prefix(bytes.count), bytes)
    case .suffix(let bytes): text.count >= bytes.count && Self.same(text.suffix(bytes.count), bytes)
    case .contains(let bytes): Self.contains(text, bytes)
    case .expression(let expression): Self.matches(expression, text, &steps)
    }
  }

  /// The steps that one match may take.
  private static let stepLimit = 4_000_000
  /// The steps of a match that take the time of one step of a check.
  private static let stepsPerStep = 16

  private static func matches(
    _ pattern: ScriptPattern, _ text: UnsafeBufferPointer<UInt8>, _ steps: inout Int
  ) -> Bool? {
    var left = stepLimit + text.count
    defer { steps += 1 + (stepLimit + text.count - left) / stepsPerStep }
    return try? pattern.matches(text, steps: &left)
  }

  private static func same(_ text: some Sequence<UInt8>, _ bytes: [UInt8]) -> Bool {
    text.elementsEqual(bytes)
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ bytes: [UInt8]) -> Bool {
    guard bytes.count <= text.count else { return false }
    return (0...text.count - bytes.count).contains { text[$0...].starts(with: bytes) }
  }
}
