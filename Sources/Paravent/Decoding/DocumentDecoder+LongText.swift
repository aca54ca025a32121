internal import JSON

extension DocumentDecoder {
  /// The bytes from which on a string is long; shorter ones are bounded well enough by the number of nodes.
  private static let longTextLength = 256

  /// The bytes of the long strings in a value.
  ///
  /// What a loop holds is counted once, so that loops in loops cost no more than their text.
  func longText(in source: JSONValue) -> Int {
    if let known = longTexts[source.address] { return known }
    let bytes: Int =
      switch source.kind {
      case .string: source.withUTF8 { $0.count < Self.longTextLength ? 0 : $0.count } ?? 0
      case .array: source.array?.reduce(0) { $0 + longText(in: $1) } ?? 0
      case .object: source.object?.reduce(0) { $0 + longText(in: $1.value) } ?? 0
      default: 0
      }
    return bytes
  }

  /// Counts the long strings of what a loop holds, and remembers them for the loops around it.
  func longText(ofLoopContent source: JSONValue) -> Int {
    let bytes = longText(in: source)
    if source.kind == .object || source.kind == .array { longTexts[source.address] = bytes }
    return bytes
  }
}
