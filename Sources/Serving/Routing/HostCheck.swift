internal import Diagnostics

/// Whether a request that reaches an author's server is meant for it: a page of another site can have its own name lead to
/// this machine (DNS rebinding).
enum HostCheck {}

extension HostCheck {
  /// Why a request is taken to be meant for another server; `nil` where it is not, or where no `Host` says anything.
  ///
  /// Only what is for authors is held to it, on an address that only this machine gets to.
  static func refusal(of request: HTTPRequest, _ settings: ServerSettings) -> Problem? {
    guard settings.isWatching || settings.allowsAdHoc, isLoopback(settings.host), let host = request.headers["Host"]
    else { return nil }
    let isOwn = isLoopback(name(of: host[...])) || settings.origins.contains { self.host(of: $0) == host.lowercased() }
    guard !isOwn else { return nil }
    return Problem(421, "the Host \(Wording.quoted(host)) is none of this machine; --origin names others")
  }

  private static func host(of origin: String) -> String? {
    origin.firstRange(of: "://").map { origin[$0.upperBound...].lowercased() }
  }

  /// The host without its port.
  private static func name(of host: Substring) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      return String(host[host.index(after: host.startIndex)..<end])
    }
    return String(host.prefix { $0 != ":" })
  }

  private static func isLoopback(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "localhost" || name.hasSuffix(".localhost") || name == "::1"
      || name.hasPrefix("127.") && name.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) }
  }
}
