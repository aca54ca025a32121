/// Something that goes over the properties of a component or a modifier.
package protocol PropertyVisitor {
  /// Visits a property: its JSON name, where it is stored, what it takes, and one sentence about it.
  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString)

  /// Visits a rule between properties.
  mutating func rule(_ rule: PropertyRule)
}

extension PropertyVisitor {
  /// Visits a property without special traits.
  package mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ summary: StaticString
  ) {
    property(name, &value, [], summary)
  }
}

/// What is special about a property.
package struct PropertyTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The property must be there.
  package static let required = PropertyTraits(rawValue: 1)
  /// The argument has no label in Swift, so that a modifier may be given its bare value.
  package static let unlabelled = PropertyTraits(rawValue: 2)
  /// The property may be absent, but probably should not be: a warning.
  package static let expected = PropertyTraits(rawValue: 4)
}

/// A rule between the properties of one declaration.
package enum PropertyRule: Sendable {
  /// Just one of the properties must be there.
  case exactlyOne([String])
  /// One of the properties must be there, or several.
  case atLeastOne([String])
  /// The first property stands alone: none of the others may be there with it.
  case excludes(String, [String])
  /// The first property is only allowed with the second.
  case needs(String, String)
}
