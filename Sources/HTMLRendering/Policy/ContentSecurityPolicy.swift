internal import CNettle

/// What a page may do, as its `Content-Security-Policy`: nothing but what it needs.
package enum ContentSecurityPolicy {}

extension ContentSecurityPolicy {
  /// Returns the policy of a page.
  ///
  /// - Parameters:
  ///   - styleSheet: The text of the page's `style` element.
  ///   - pictures: Where its pictures come from.
  ///   - form: Where its form posts to, as a source; `nil` where there is none.
  ///   - script: The text of its script; `nil` where there is none.
  ///   - base: Where its relative URLs start from, as a source; `nil` for the page's own.
  static func text(
    styleSheet: [UInt8], pictures: [String], form: String?, script: [UInt8]?, base: String?
  ) -> String {
    var parts = ["default-src 'none'", "style-src '\(digest(of: styleSheet))'"]
    if let script {
      var connections = ["'self'"]
      if let form, form != "'self'" { connections.append(form) }
      parts += ["script-src '\(digest(of: script))'", "connect-src \(connections.joined(separator: " "))"]
    }
    if !pictures.isEmpty { parts.append("img-src \(pictures.joined(separator: " "))") }
    parts.append("form-action \(form ?? "'none'")")
    parts.append("base-uri \(base ?? "'none'")")
    return parts.joined(separator: "; ")
  }

  /// Returns the SHA-256 of a text as policies and `integrity` have it (Subresource Integrity, section 3.1).
  package static func digest(of text: [UInt8]) -> String {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, text.count, text)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    // Three bytes are four characters, the last of them a filler.
    var characters = [CChar](repeating: 0, count: (digest.count + 2) / 3 * 4)
    nettle_base64_encode_raw(&characters, digest.count, digest)
    return "sha256-" + String(decoding: characters.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
