/// What a page's policy has to allow, beside its own style sheet.
struct PolicyNeeds: Sendable {
  private var hosts: [String] = []
  private var schemes: [String] = []
}

extension PolicyNeeds {
  /// The hosts that a policy names one by one; of more of them it names the schemes.
  private static let hostLimit = 16

  /// Where pictures come from, as a policy names it, each once.
  var pictureSources: [String] { schemes + hosts.filter { host in !schemes.contains { host.hasPrefix($0 + "//") } } }

  mutating func note(pictureFrom url: SafeURL) {
    let source = url.source
    guard !hosts.contains(source), !schemes.contains(source) else { return }
    if source.hasSuffix(":") { return schemes.append(source) }
    if hosts.count < Self.hostLimit { return hosts.append(source) }
    let scheme = source.prefix { $0 != "/" }
    if source == "'self'" {
      hosts.append(source)
    } else if !schemes.contains(String(scheme)) {
      schemes.append(String(scheme))
    }
  }
}

extension SafeURL {
  /// The origin of the URL as a policy names it: the page's own, a host, or a scheme where the host has to be encoded.
  var source: String {
    guard isAbsolute, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return "'self'" }
    let scheme = text[..<colon].lowercased()
    guard scheme == "http" || scheme == "https" else { return "'self'" }
    let authority = text.utf8[colon...].dropFirst(3).prefix { !"/?#".utf8.contains($0) }
    let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? authority
    guard Self.isPlainHost(host) else { return scheme + ":" }
    return scheme + "://" + String(decoding: host, as: UTF8.self).lowercased()
  }

  /// The most characters of a name (RFC 1035, 2.3.4) with a port; a policy full of longer ones is no head of a response.
  private static let hostLength = 253 + 6

  /// Whether a host is a name of ASCII letters, digits, dots and hyphens, with a port or without (CSP3's `host-source`).
  private static func isPlainHost(_ host: some Collection<UInt8>) -> Bool {
    let parts = host.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard host.count <= hostLength else { return false }
    guard let name = parts.first, !name.isEmpty, parts.count <= 2, name.allSatisfy(isOfName) else { return false }
    return parts.count == 1 || !parts[1].isEmpty && parts[1].allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
