/// How the controls of a family look: a body that places their views.
package final class Style: Sendable {
  /// The views that show the control.
  let body: [Node]
  /// How a renderer without colour marks the control.
  let appearance: ButtonAppearance

  init(body: [Node], appearance: ButtonAppearance) {
    self.body = body
    self.appearance = appearance
  }
}
