/// How the views of a family look: a body that places the caller's views, or a look that every renderer knows.
package final class Style: Sendable {
  /// The views that show the control, or `nil` where the look alone says all.
  let body: [Node]?
  /// A host's own code that shows the control instead of views.
  let hostBody: HostDesignSystem.Body?
  /// The name of a look of the family.
  let appearance: String?
  /// The names of the document in which the style is written.
  let namespace: Namespace
  /// Whether a view of its own is lost, which a fallback around a control replaces.
  let hasLostView: Bool

  init(body: [Node]?, appearance: String?, namespace: Namespace, hasLostView: Bool) {
    self.hasLostView = hasLostView
    self.body = body
    self.appearance = appearance
    self.namespace = namespace
    hostBody = nil
  }

  init(host: @escaping HostDesignSystem.Body, namespace: Namespace) {
    body = []
    hostBody = host
    appearance = nil
    hasLostView = false
    self.namespace = namespace
  }
}

/// A style as a modifier names it: one that a design system declares, by its place among all of them, or one written in
/// place.
///
/// Styles may set each other in their bodies, so that references would keep them alive for ever.
package enum StyleHandle: Sendable {
  case declared(Int)
  case inPlace(Style)
}

extension StyleHandle: Equatable {
  package static func == (left: StyleHandle, right: StyleHandle) -> Bool {
    switch (left, right) {
    case (.declared(let left), .declared(let right)): left == right
    case (.inPlace(let left), .inPlace(let right)): left === right
    default: false
    }
  }
}
