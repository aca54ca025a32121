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

  package static func accepts(_ kind: JSONValue.Kind) -> Bool { kind == .string || kind == .object }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .anyOf([
      .enumeration(StandardDesignSystem.styles.names(of: Tag.family)), StyleObject.schema(&definitions),
    ])
  }

  package var defaultValue: SchemaTree? { nil }
}
