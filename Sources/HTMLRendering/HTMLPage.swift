/// A page, and what the server that sends it may tell the browser of it.
public struct HTMLPage: Sendable {
  /// The page as UTF-8.
  public let bytes: [UInt8]
  /// The value of a `Content-Security-Policy` header, which the page holds as well.
  public let contentSecurityPolicy: String
}
