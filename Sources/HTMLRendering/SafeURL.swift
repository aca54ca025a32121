/// A URL that may stand in a page: relative, or of a scheme on a short list.
///
/// The engine has checked it before; the page checks again where it writes one, since a browser runs what it is given.
struct SafeURL: Sendable {
  /// What a URL is for.
  enum Purpose: Sendable {
    /// Something to go to: `http`, `https`, `mailto`, `tel`.
    case link
    /// Something to load or to post to: `http`, `https`.
    case resource
  }

  /// The URL without control characters, with what no URL holds in `%` form.
  let text: String
  /// Whether the URL names a scheme.
  let isAbsolute: Bool
}

extension SafeURL {
  /// Takes a URL as a browser reads it, or nothing where it is not on the list.
  init?(_ url: String, for purpose: Purpose) {
    // Browsers drop tabs and line breaks anywhere, and control characters and spaces at both ends.
    let scalars = url.unicodeScalars.filter { !Self.isControl($0) }
    var trimmed = scalars[...]
    while trimmed.first == " " { trimmed.removeFirst() }
    while trimmed.last == " " { trimmed.removeLast() }
    let scheme = Self.scheme(of: trimmed)
    guard scheme.map({ Self.allowed($0, for: purpose) }) ?? Self.isRelative(trimmed) else { return nil }
    isAbsolute = scheme != nil
    text = Self.encoded(trimmed)
  }

  /// Returns the scheme in lower case: all that stands before a colon, unless a path has begun.
  private static func scheme(of url: Substring.UnicodeScalarView) -> String? {
    guard let end = url.firstIndex(where: { ":/\\?#".unicodeScalars.contains($0) }), url[end] == ":" else { return nil }
    return String(url[..<end]).lowercased()
  }

  private static func allowed(_ scheme: String, for purpose: Purpose) -> Bool {
    switch scheme {
    case "http", "https": true
    case "mailto", "tel": purpose == .link
    default: false
    }
  }

  /// A second slash, or a backslash that browsers take for one, would name a host.
  private static func isRelative(_ url: Substring.UnicodeScalarView) -> Bool {
    let start = url.prefix(2).map { $0 == "\\" ? "/" : $0 }
    return start != ["/", "/"]
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static func encoded(_ url: Substring.UnicodeScalarView) -> String {
    var result = ""
    for scalar in url {
      if " \"<>\\^`{|}".unicodeScalars.contains(scalar) {
        result += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
