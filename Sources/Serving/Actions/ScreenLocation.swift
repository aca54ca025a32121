/// Where screens are, and where links in them lead.
enum ScreenLocation {}

extension ScreenLocation {
  /// The most bytes of a location: the head of a response has room for it, and so have the proxies on its way.
  static let lengthLimit = 8 << 10

  /// The path of a screen.
  static func path(of name: String) -> String { "/screens/\(PercentCoding.encode(name))" }

  /// Returns what a URL in a screen leads to, as it stands in `Location`.
  static func resolve(_ url: String, from screen: String) -> String {
    let text = PercentCoding.encodeExcluded(url)
    let end = text.utf8.firstIndex { ":/?#".utf8.contains($0) }
    if text.hasPrefix("/") || end.map({ text.utf8[$0] == UInt8(ascii: ":") }) ?? false { return text }
    if text.isEmpty || text.hasPrefix("?") || text.hasPrefix("#") { return path(of: screen) + text }
    return "/screens/\(text)"
  }
}
