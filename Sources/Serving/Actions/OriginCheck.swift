/// Whether a request that changes something comes from a page of this server.
enum OriginCheck {}

extension OriginCheck {
  /// Whether a browser says that the request comes from elsewhere; other clients say nothing.
  static func isForeign(_ request: HTTPRequest, admitting origins: [String]) -> Bool {
    let origin = request.headers["Origin"]
    if let origin, origins.contains(origin) { return false }
    if let site = request.headers["Sec-Fetch-Site"], site != "same-origin", site != "none" { return true }
    guard let origin else { return false }
    guard let host = request.headers["Host"], let separator = origin.firstRange(of: "://") else { return true }
    return origin[separator.upperBound...].lowercased() != host.lowercased()
  }
}
