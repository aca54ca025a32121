/// Which URLs of a document may reach a client: a list of schemes, and relative ones.
///
/// Browsers drop control characters and leading blanks from a URL and take a backslash for a slash, so that a scheme can
/// hide behind them; the policy judges, and hands on, what a browser would see.
package struct URLPolicy: Sendable {
  private let schemes: [String]

  /// What a link may open.
  package static let link = URLPolicy(schemes: ["http", "https", "mailto", "tel"])
  /// Where a picture may come from, and a form may post to.
  package static let resource = URLPolicy(schemes: ["http", "https"])
}

extension URLPolicy {
  /// Returns a URL as a browser would see it, or `nil` where it may not reach a client.
  package func admitted(_ url: String) -> String? {
    let visible = Self.visible(url)
    guard let end = visible.utf8.firstIndex(where: { ":/?#\\".utf8.contains($0) }) else { return visible }
    guard visible.utf8[end] == UInt8(ascii: ":") else { return isForeignHost(visible) ? nil : visible }
    return schemes.contains(visible[..<end].lowercased()) ? visible : nil
  }

  /// What a browser keeps of a URL.
  private static func visible(_ url: String) -> String {
    if url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return url }
    let scalars = url.unicodeScalars.filter { $0.value > 0x1F && !(0x7F...0x9F).contains($0.value) }
    return String(String.UnicodeScalarView(scalars).trimmingSpaces)
  }

  /// Whether a URL without a scheme names another host, as `//host` does.
  private func isForeignHost(_ url: String) -> Bool {
    url.utf8.prefix(2).count == 2
      && url.utf8.prefix(2).allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }
}

extension String.UnicodeScalarView {
  fileprivate var trimmingSpaces: Substring.UnicodeScalarView {
    let start = firstIndex { $0 != " " } ?? endIndex
    guard let last = lastIndex(where: { $0 != " " }), start <= last else { return self[endIndex...] }
    return self[start...last]
  }
}
