internal import Diagnostics

/// Whether a request that changes something comes from a page of this server.
enum OriginCheck {}

extension OriginCheck {
  private static let hint = "the option --origin lets pages of other sites in"

  /// Why a browser's request is taken to come from elsewhere; `nil` where it is not, or where no browser says anything.
  ///
  /// Where a browser says that the origins are the same, they are: no page can make it say so, and behind a proxy the
  /// `Host` may be another than the one that the browser asked. There the scheme is not known either: it counts only
  /// where this server ends TLS itself, or a trusted proxy says that it does.
  static func refusal(of request: HTTPRequest, admitting origins: [String]) -> String? {
    let origin = request.headers["Origin"]
    if let origin, origins.contains(origin) { return nil }
    let site = request.headers["Sec-Fetch-Site"]
    if site == "same-origin" { return nil }
    if let site, site != "none" {
      return "the browser says that this comes from elsewhere (Sec-Fetch-Site: \(Wording.quoted(site))); \(hint)"
    }
    guard let origin else { return nil }
    let host = request.headers["Host"] ?? ""
    let schemes = request.isSecure ? ["https"] : ["https", "http"]
    guard !schemes.contains(where: { "\($0)://\(host)".lowercased() == origin.lowercased() }) else { return nil }
    let expected = request.isSecure ? "https and the Host" : "the Host"
    return "the Origin \(Wording.quoted(origin)) is not that of \(expected) \(Wording.quoted(host)); \(hint)"
  }
}
