/// The fields that keep a browser from doing with a response what it is not meant for.
enum SecurityHeaders {
  /// The policy of what is no page.
  private static let closed = "default-src 'none'; frame-ancestors 'none'"
  /// Two years, as lists of such hosts demand.
  private static let transport = "max-age=63072000"
}

extension SecurityHeaders {
  /// Adds the fields where they are not there; a policy that is there already stays.
  static func add(to headers: inout HTTPHeaders, _ settings: ServerSettings) {
    guard headers["X-Content-Type-Options"] == nil else { return }
    if headers["Content-Security-Policy"] == nil { headers.add("Content-Security-Policy", closed) }
    headers.add("X-Content-Type-Options", "nosniff")
    // Without any referrer a browser would not say from which origin a form comes.
    headers.add("Referrer-Policy", "same-origin")
    headers.add("Cross-Origin-Resource-Policy", settings.origins.isEmpty ? "same-origin" : "cross-origin")
    if settings.certificate != nil { headers.add("Strict-Transport-Security", transport) }
  }
}
