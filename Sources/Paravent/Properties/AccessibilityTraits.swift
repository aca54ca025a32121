package import JSON

/// Traits for assistive technology: one name, or an array of them.
package struct AccessibilityTraits: Sendable, Hashable {
  /// The traits, in the order of the document.
  package var traits: [AccessibilityTrait] = []
}

extension AccessibilityTraits: PropertyValue {
  package static func decode(
    _ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder
  ) -> AccessibilityTraits? {
    guard let array = source.array else {
      return AccessibilityTrait.decode(source, at: place, with: decoder).map { AccessibilityTraits(traits: [$0]) }
    }
    return AccessibilityTraits(
      traits: array.indices.compactMap {
        AccessibilityTrait.decode(array[$0], at: JSONPlace(array.value, .element($0)), with: decoder)
      })
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .array }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let trait = AccessibilityTrait.schema(&definitions)
    return .anyOf([trait, FormSchema.array(of: trait, &definitions)])
  }

  package var defaultValue: SchemaTree? { nil }
}

extension ResolvedAccessibility {
  /// Adds traits that are not there yet.
  mutating func add(_ added: [AccessibilityTrait]) {
    traits += added.filter { !traits.contains($0) }
  }
}
