/// Alternatives, one of which holds while resolving: `$if` and `$switch`, for nodes and modifiers alike.
package indirect enum ControlForm<Content: Sendable>: Sendable {
  /// One of two, by whether a value is true.
  case condition(ScopePath, then: Content, otherwise: Content)
  /// One of several, by a value's text.
  case selection(ScopePath, cases: [(name: String, content: Content)], otherwise: Content)
}

extension ControlForm {
  /// Returns the alternative that holds in a scope.
  func content(in scope: Scope) -> Content {
    switch self {
    case .condition(let path, let then, let otherwise):
      return scope.value(at: path) == .bool(true) ? then : otherwise
    case .selection(let path, let cases, let otherwise):
      let text = scope.value(at: path)?.text
      return cases.first { $0.name == text }?.content ?? otherwise
    }
  }
}
