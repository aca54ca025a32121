internal import Paravent

/// A URL that may stand in a page: relative, or of a scheme on the engine's list.
///
/// The engine has checked it before; the page checks again where it writes one, since a browser runs what it is given.
struct SafeURL: Sendable {
  /// The URL as a browser would see it, with what no URL holds in `%` form.
  let text: String
  /// Whether the URL names a scheme.
  let isAbsolute: Bool
}

extension SafeURL {
  /// Takes a URL that the policy lets through, or nothing.
  init?(_ url: String, for policy: URLPolicy) {
    guard let admitted = policy.admitted(url) else { return nil }
    let end = admitted.utf8.firstIndex { ":/?#".utf8.contains($0) }
    isAbsolute = end.map { admitted.utf8[$0] == UInt8(ascii: ":") } ?? false
    text = Self.encoded(admitted)
  }

  /// Encodes the characters that URLs exclude (RFC 3986), since a page with them is not valid.
  private static func encoded(_ url: String) -> String {
    guard url.utf8.contains(where: isExcluded) else { return url }
    var result = ""
    for scalar in url.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), isExcluded(byte) {
        result += "%" + String(byte, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isExcluded(_ byte: UInt8) -> Bool {
    " \"<>\\^`{|}".utf8.contains(byte)
  }
}
