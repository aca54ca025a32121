internal import JSON

/// What a design system says of a component to those who use it.
package final class ComponentDeclaration: Sendable {
  let name: String
  let summary: String
  /// The values that a caller gives.
  let parameters: [Parameter]
  /// The views that a caller gives.
  let slots: [SlotDeclaration]
  /// The family whose styles show the component; `nil` for one with a body of its own.
  let family: StyleFamily?
  /// The component's position among the definitions of all design systems.
  let index: Int
  /// The number of components that it is private to, one within the other.
  let depth: Int
  /// Where it is declared.
  let place: JSONPlace

  init(
    name: String, summary: String, parameters: [Parameter], slots: [SlotDeclaration], family: StyleFamily?, index: Int,
    depth: Int, place: JSONPlace
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.slots = slots
    self.family = family
    self.index = index
    self.depth = depth
    self.place = place
  }
}

/// A place for a caller's views.
struct SlotDeclaration: Sendable {
  let name: String
  let isOptional: Bool
  let summary: String
}

extension ComponentDeclaration {
  /// Whether a caller may write it without any property.
  var needsNothing: Bool {
    parameters.allSatisfy { $0.defaultValue != nil } && slots.allSatisfy(\.isOptional)
  }
}
