internal import Expressions

/// The names that a place may read: those of its body, and the local ones of the loops and bindings around it.
///
/// Never the caller's names: a slot's content brings the scope of the place where it was written.
final class Scope: Sendable {
  let body: BodyScope
  /// The value of the innermost local name; `nil` where it is absent, or where there is none.
  private let local: CELValue?
  private let outer: Scope?
  /// The number of local names.
  private let level: Int

  init(body: BodyScope) {
    self.body = body
    local = nil
    outer = nil
    level = 0
  }

  /// Creates the scope inside another one, with one more local name.
  init(_ local: CELValue?, in outer: Scope) {
    body = outer.body
    self.local = local
    self.outer = outer
    level = outer.level + 1
  }
}

extension Scope: Bindings {
  package func value(at place: Int) -> CELValue? {
    guard place >= NameTable.localsPlace else { return body.value(at: place) }
    var scope = self
    // The outermost local name is that of level 1.
    let level = place - NameTable.localsPlace + 1
    while scope.level > level, let outer = scope.outer { scope = outer }
    return scope.local
  }
}
