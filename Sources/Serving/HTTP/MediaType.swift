/// The media types that responses have.
enum MediaType {
  static let html = "text/html; charset=utf-8"
  static let text = "text/plain; charset=utf-8"
  static let json = "application/json"
  static let screen = "application/vnd.paravent.screen+json"
  static let problem = "application/problem+json"
  static let schema = "application/schema+json"
  static let metrics = "text/plain; version=0.0.4; charset=utf-8"
  static let events = "text/event-stream"
  static let script = "text/javascript; charset=utf-8"
  static let form = "application/x-www-form-urlencoded"
}

extension MediaType {
  /// The types of files, by the ends of their names; others are not served.
  private static let types = [
    "avif": "image/avif", "css": "text/css; charset=utf-8", "gif": "image/gif", "ico": "image/x-icon",
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "json": "application/json", "png": "image/png",
    "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "webp": "image/webp", "woff2": "font/woff2",
  ]

  /// The type of a file, or `nil` where it is not one that is served.
  static func ofFile(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return types[name[name.index(after: dot)...].lowercased()]
  }

  /// Whether bodies of a type get smaller by compression.
  static func isCompressible(_ type: String) -> Bool {
    type.hasPrefix("text/") && !type.hasPrefix(events) || type.contains("json") || type.contains("svg")
  }
}
