/// What a declaration says about one property, without its type.
package struct PropertyDescription: Sendable {
  /// The name in JSON.
  package let name: String
  /// What is special about it.
  package let traits: PropertyTraits
  /// One sentence about it.
  package let summary: String
  /// Who deals with expressions in it.
  package let computation: PropertyComputation
}

extension PropertyDescription {
  /// Whether a declaration means something without any of its properties.
  package static func areOptional<Owner: Declared>(in _: Owner.Type) -> Bool {
    var collector = Collector()
    var owner = Owner()
    owner.visit(&collector)
    return !collector.needsOne && !collector.descriptions.contains { $0.traits.contains(.required) }
  }

  /// Returns the properties of a declaration, in its order.
  package static func all<Owner: Declared>(of _: Owner.Type) -> [PropertyDescription] {
    var collector = Collector()
    var owner = Owner()
    owner.visit(&collector)
    return collector.descriptions
  }

  private struct Collector: PropertyVisitor {
    var descriptions: [PropertyDescription] = []
    var needsOne = false

    mutating func property<Value: PropertyValue>(
      _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
    ) {
      descriptions.append(
        PropertyDescription(
          name: name, traits: traits, summary: summary.description,
          computation: Value.computation))
    }

    mutating func rule(_ rule: PropertyRule) {
      switch rule {
      case .exactlyOne, .atLeastOne: needsOne = true
      case .excludes, .needs: break
      }
    }
  }
}
