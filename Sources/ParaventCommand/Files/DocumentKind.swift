import JSON

/// What a document is, told by the key that only such documents have.
enum DocumentKind {
  case screen
  case designSystem
}

extension DocumentKind {
  /// Tells what a document is; `nil` where it is neither.
  init?(_ document: JSONDocument) {
    guard let root = document.root.object else { return nil }
    func has(_ key: String) -> Bool { root[key].map { $0.kind != .null } ?? false }
    if has("designSystem") {
      self = .designSystem
    } else if has("body") {
      self = .screen
    } else {
      return nil
    }
  }
}
