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
    let scheme = Self.scheme(of: admitted)
    isAbsolute = scheme != nil
    let url = Self.withTwoSlashes(admitted, scheme)
    text = url.utf8.contains(where: Self.isConspicuous) ? Self.encoded(Array(url.utf8)) : url
  }

  /// The scheme that a URL names, in lower case; a browser takes a backslash for a slash.
  private static func scheme(of url: String) -> String? {
    guard let end = url.utf8.firstIndex(where: { ":/?#\\".utf8.contains($0) }), url.utf8[end] == UInt8(ascii: ":")
    else { return nil }
    return url[..<end].lowercased()
  }

  /// Returns the URL with the two slashes in front of its host that a browser reads into it, or else would read only in
  /// pages of another scheme.
  private static func withTwoSlashes(_ url: String, _ scheme: String?) -> String {
    guard let scheme, scheme == "http" || scheme == "https" else { return url }
    let rest = url.utf8.dropFirst(scheme.utf8.count + 1)
    let slashes = rest.prefix { "/\\".utf8.contains($0) }
    if slashes.count == 2, slashes.allSatisfy({ $0 == UInt8(ascii: "/") }) { return url }
    return url.prefix(scheme.count) + "://" + (String(rest.dropFirst(slashes.count)) ?? "")
  }

  private static func isConspicuous(_ byte: UInt8) -> Bool {
    " \"<>\\^`{|}%[]#".utf8.contains(byte)
  }

  /// Encodes the characters that URLs exclude (RFC 3986), since a page with them is not valid.
  ///
  /// A browser takes a backslash in front of the query for a slash; brackets belong to the address of a host alone, and
  /// one `#` begins the fragment.
  private static func encoded(_ url: [UInt8]) -> String {
    var result: [UInt8] = []
    var isPath = true
    var isFragment = false
    let host = hostRange(of: url)
    for (index, byte) in url.enumerated() {
      let isExcluded =
        switch byte {
        case UInt8(ascii: "\\"): !isPath
        case UInt8(ascii: "["), UInt8(ascii: "]"): !host.contains(index)
        case UInt8(ascii: "#"): isFragment
        case UInt8(ascii: "%"): !isEncoded(url[index...])
        default: isConspicuous(byte)
        }
      if isExcluded {
        result += Array("%".utf8) + digits(of: byte)
      } else {
        result.append(byte == UInt8(ascii: "\\") ? UInt8(ascii: "/") : byte)
      }
      if byte == UInt8(ascii: "#") { isFragment = true }
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { isPath = false }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes between `//` behind a scheme and what ends a host.
  private static func hostRange(of url: [UInt8]) -> Range<Int> {
    guard let colon = url.firstIndex(where: { ":/?#\\".utf8.contains($0) }), url[colon] == UInt8(ascii: ":") else {
      return 0..<0
    }
    let start = url[(colon + 1)...].firstIndex { !"/\\".utf8.contains($0) } ?? url.count
    return start..<(url[start...].firstIndex { "/\\?#".utf8.contains($0) } ?? url.count)
  }

  private static func isEncoded(_ text: ArraySlice<UInt8>) -> Bool {
    let code = text.dropFirst().prefix(2)
    return code.count == 2 && code.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || isHexadecimal($0) }
  }

  private static func isHexadecimal(_ letter: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter | 0x20
  }

  private static func digits(of byte: UInt8) -> [UInt8] {
    [byte >> 4, byte & 15].map { $0 < 10 ? UInt8(ascii: "0") + $0 : UInt8(ascii: "A") + $0 - 10 }
  }
}
