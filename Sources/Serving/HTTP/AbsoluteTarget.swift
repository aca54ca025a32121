/// A target that names the server as well, as clients of proxies send it.
struct AbsoluteTarget: Sendable {
  /// The host, with the port where there is one.
  let host: String
  /// The path and the query.
  let path: String
}

extension AbsoluteTarget {
  /// Takes a target apart; `nil` where it is in another form.
  init?(_ target: String) {
    guard target.utf8.first != UInt8(ascii: "/") else { return nil }
    let bytes = Array(target.utf8)
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
    let rest = bytes.dropFirst(scheme.count)
    guard ["http", "https"].contains(where: { scheme.map(\.asciiLowercase) == Array($0.utf8) }),
      rest.starts(with: "://".utf8)
    else { return nil }
    let authority = rest.dropFirst(3).prefix { !"/?#".utf8.contains($0) }
    let host = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
    guard !host.isEmpty else { return nil }
    let path = bytes[authority.endIndex...]
    self.host = String(decoding: host, as: UTF8.self)
    self.path = (path.first == UInt8(ascii: "/") ? "" : "/") + String(decoding: path, as: UTF8.self)
  }
}
