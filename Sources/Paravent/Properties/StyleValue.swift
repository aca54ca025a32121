package import JSON

/// A style of a family, as an author names it or writes it in place.
package struct StyleValue<Tag: StyleFamilyTag>: Sendable {
  /// The style.
  package var style: Style?
}

extension StyleValue: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> StyleValue? {
    decoder.style(source, at: place, of: Tag.family).map { StyleValue(style: $0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .object }

  package static var computation: PropertyComputation { .whole }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .anyOf([.enumeration(StandardDesignSystem.styles.names(of: Tag.family)), object(&definitions)])
  }

  package var defaultValue: SchemaTree? { nil }

  /// The schema of a style in place, with what the family admits.
  private static func object(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let family = Tag.family
    let body = SchemaMember("body", Slot.schema(&definitions))
    let appearance = SchemaMember("appearance", .enumeration(family.appearances))
    let members = (family.hasBody ? [body] : []) + (family.appearances.isEmpty ? [] : [appearance])
    return .closedObject(members, required: family.hasPrimitive ? [] : ["body"])
      .adding(family.hasPrimitive ? [SchemaMember("minProperties", .integer(1))] : [])
  }
}
