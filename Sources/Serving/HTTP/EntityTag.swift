/// The tag of a representation, which a client sends back to ask whether it still holds (RFC 9110, 8.8.3).
struct EntityTag: Sendable, Hashable {
  /// The field's value, quotes included.
  let text: String

  /// Creates the tag of a body by its digest and its coding.
  init(digest: String, coding: ContentCoding) {
    text = coding == .identity ? "\"\(digest)\"" : "\"\(digest)-\(coding.rawValue)\""
  }
}

extension EntityTag {
  /// What proxies that compress put at the end of a tag.
  private static let foreignEnds = ["--gzip", ";gzip", "-gzip", ":gzip"]

  /// Whether a field `If-None-Match` names the tag: compared weakly, and as a proxy may have changed it.
  func matches(_ field: String) -> Bool {
    let own = opaque(text[...])
    return field.split(separator: ",").contains { entry in
      let entry = entry.drop { $0 == " " || $0 == "\t" }
      if entry.prefix(1) == "*" { return true }
      let other = opaque(entry)
      return other == own || Self.foreignEnds.contains { other.hasSuffix($0) && other.dropLast($0.count) == own }
    }
  }

  /// What stands between the quotes.
  private func opaque(_ tag: Substring) -> Substring {
    var tag = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    while let last = tag.last, last == " " || last == "\t" { tag = tag.dropLast() }
    guard tag.count >= 2, tag.hasPrefix("\""), tag.hasSuffix("\"") else { return tag }
    return tag.dropFirst().dropLast()
  }
}
