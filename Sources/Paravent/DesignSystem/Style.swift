/// How the views of a family look: a body that places the caller's views, or a look that every renderer knows.
package final class Style: Sendable {
  /// The views that show the control, or `nil` where the look alone says all.
  let body: [Node]?
  /// The name of a look of the family.
  let appearance: String?

  init(body: [Node]?, appearance: String?) {
    self.body = body
    self.appearance = appearance
  }
}
