/// The tag of a representation, which a client sends back to ask whether it still holds (RFC 9110, 8.8.3).
struct EntityTag: Sendable, Hashable {
  /// What stands between the quotes.
  private let opaque: String
  private let isWeak: Bool

  /// Creates the tag of a body by its digest and its coding; `nil` where there shall be none.
  init?(digest: String, coding: ContentCoding, _ kind: ServerSettings.EntityTags) {
    guard kind != .off else { return nil }
    opaque = coding == .identity ? digest : "\(digest)-\(coding.rawValue)"
    isWeak = kind == .weak
  }
}

extension EntityTag {
  /// What proxies that compress put at the end of a tag.
  private static let foreignEnds = ["--gzip", ";gzip", "-gzip", ":gzip"]

  /// The field's value.
  var text: String { "\(isWeak ? "W/" : "")\"\(opaque)\"" }

  /// Whether a field `If-None-Match` names the tag: compared weakly, and as a proxy may have changed it.
  ///
  /// A field that is no list of tags (RFC 9110, 13.1.2) names nothing.
  func matches(_ field: String) -> Bool {
    let bytes = Array(field.utf8)
    if Self.trimmed(bytes[...]).elementsEqual([UInt8(ascii: "*")]) { return true }
    let own = Array(opaque.utf8)
    return Self.opaqueTags(of: bytes).contains { other in
      other.elementsEqual(own) || Self.foreignEnds.contains { other.elementsEqual(own + Array($0.utf8)) }
    }
  }

  /// What stands between the quotes of each tag in a list; nothing where the list is none.
  private static func opaqueTags(of field: [UInt8]) -> [ArraySlice<UInt8>] {
    let quote = UInt8(ascii: "\"")
    var tags: [ArraySlice<UInt8>] = []
    var rest = trimmed(field[...])
    while !rest.isEmpty {
      if rest.first != UInt8(ascii: ",") {
        if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
        guard rest.popFirst() == quote, let end = rest.firstIndex(of: quote), rest[..<end].allSatisfy(isOpaque) else {
          return []
        }
        tags.append(rest[..<end])
        rest = trimmed(rest[(end + 1)...])
      }
      guard rest.isEmpty || rest.popFirst() == UInt8(ascii: ",") else { return [] }
      rest = trimmed(rest)
    }
    return tags
  }

  private static func isOpaque(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The bytes without the blanks at both ends.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = bytes.drop(while: isBlank)
    return rest.lastIndex { !isBlank($0) }.map { rest[...$0] } ?? []
  }
}
