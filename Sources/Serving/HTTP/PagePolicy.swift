internal import HTMLRendering

/// The Content-Security-Policy of pages that are no screens, which bring their own.
enum PagePolicy {}

extension PagePolicy {
  /// Returns the policy of a page, which admits its own style sheets and scripts by their digests.
  ///
  /// - Parameter withSheets: Whether the page links to style sheets of the server.
  static func policy(of page: [UInt8], withSheets: Bool = false) -> String {
    let own = sources(of: "style", in: page)
    let styles = withSheets ? (own == "'none'" ? "'self'" : "'self' \(own)") : own
    let scripts = sources(of: "script", in: page)
    var policy = "default-src 'none'; img-src 'self' https: data:; font-src 'self'; form-action 'self'; base-uri 'self'"
    policy += "; frame-ancestors 'none'; style-src \(styles)"
    if scripts != "'none'" { policy += "; script-src \(scripts); connect-src 'self'" }
    return policy
  }

  /// Returns the policy of a page that loads and posts nothing.
  static func policy(ofSmall page: [UInt8]) -> String {
    "default-src 'none'; style-src \(sources(of: "style", in: page)); form-action 'none'; base-uri 'none'; "
      + "frame-ancestors 'none'"
  }

  private static func sources(of element: String, in page: [UInt8]) -> String {
    let (start, end) = (Array("<\(element)>".utf8), Array("</\(element)>".utf8))
    var sources: [String] = []
    var rest = page[...]
    while let opening = rest.firstRange(of: start), let closing = rest[opening.upperBound...].firstRange(of: end) {
      let content = Array(rest[opening.upperBound..<closing.lowerBound])
      sources.append("'\(ContentSecurityPolicy.digest(of: content))'")
      rest = rest[closing.upperBound...]
    }
    return sources.isEmpty ? "'none'" : sources.joined(separator: " ")
  }
}
