/// What tells a request from others in logs.
enum RequestIdentifier {
  private static let lengthLimit = 128
}

extension RequestIdentifier {
  /// The identifier that a client gives: `X-Request-Id`, or the trace of `traceparent`; `nil` where it gives none that
  /// may stand in a header and a log.
  static func given(by request: HTTPRequest) -> String? {
    if let identifier = request.headers["X-Request-Id"], isSound(identifier) { return identifier }
    return traceParent(of: request).flatMap { $0.split(separator: "-").dropFirst().first.map(String.init) }
  }

  /// The `traceparent` that a client gives, where it is one.
  static func traceParent(of request: HTTPRequest) -> String? {
    guard let parent = request.headers["traceparent"], isSound(parent) else { return nil }
    let parts = parent.split(separator: "-")
    return parts.count >= 4 && parts[1].utf8.count == 32 ? parent : nil
  }

  /// Returns a new identifier.
  static func make() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isSound(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= lengthLimit && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 }
  }
}
