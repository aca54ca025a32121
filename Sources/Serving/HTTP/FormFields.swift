/// The names and values of `application/x-www-form-urlencoded`, which queries have too.
enum FormFields {
  /// The most fields that are read.
  private static let limit = 10_000
}

extension FormFields {
  /// Returns the fields in order, or `nil` where they cannot be decoded or are too many.
  static func decode(_ bytes: some Sequence<UInt8>) -> [(name: String, value: String)]? {
    var fields: [(name: String, value: String)] = []
    for part in Array(bytes).split(separator: UInt8(ascii: "&")) {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard fields.count < limit, let name = PercentCoding.decode(sides[0], plusIsSpace: true),
        let value = sides.count > 1 ? PercentCoding.decode(sides[1], plusIsSpace: true) : ""
      else { return nil }
      fields.append((name, value))
    }
    return fields
  }
}
