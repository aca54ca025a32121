internal import JSON

/// The use of a declared component, with what its caller gives.
package final class ComponentCall: Sendable {
  let declaration: ComponentDeclaration
  /// The values of the parameters in their order; `nil` where the default holds.
  let arguments: [ValueTemplate?]
  /// The views of the slots in their order.
  let slots: [[Node]]
  /// How many bodies further out the component is declared that the calling body belongs to; 0 for its own.
  let level: Int
  /// Where the call stands; `nil` where the engine made it.
  let source: JSONValue?

  init(
    _ declaration: ComponentDeclaration, arguments: [ValueTemplate?], slots: [[Node]], level: Int = 0,
    source: JSONValue? = nil
  ) {
    self.declaration = declaration
    self.arguments = arguments
    self.slots = slots
    self.level = level
    self.source = source
  }
}

extension ComponentDeclaration {
  /// Returns a call with texts for slots or parameters, those that the component has; `nil` where it needs others.
  func call(with texts: [(name: String, text: String)]) -> ComponentCall? {
    func text(_ name: String) -> String? { texts.first { $0.name == name }?.text }
    guard parameters.allSatisfy({ $0.defaultValue != nil || text($0.name) != nil }),
      slots.allSatisfy({ $0.isOptional || text($0.name) != nil })
    else { return nil }
    return ComponentCall(
      self, arguments: parameters.map { parameter in text(parameter.name).map { .string($0, parameter.place) } },
      slots: slots.map { slot in text(slot.name).map { [Node(.view(TextView($0)))] } ?? [] })
  }
}
