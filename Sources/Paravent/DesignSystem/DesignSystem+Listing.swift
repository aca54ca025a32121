internal import Expressions
package import JSON

extension DesignSystem {
  /// The components that it declares, private ones left out.
  package var components: [ComponentEntry] { declarations.components.values }

  /// The modifiers that its style families and environment keys make.
  package var modifiers: [ModifierEntry] { declarations.modifiers.values }

  /// The style families that it declares or gives styles to.
  package var families: [StyleFamily] {
    declarations.families.values + declarations.styles.families.filter { declarations.families[$0.name] == nil }
  }

  /// The colours that it declares.
  package var colors: [(name: String, color: ResolvedColor)] {
    zip(declarations.colors.names, declarations.colors.values).map { ($0, $1) }
  }

  /// The pictures that it declares.
  package var images: [ImageListing] {
    zip(declarations.images.names, declarations.images.values).map(ImageListing.init)
  }

  /// The environment keys that it declares.
  package var environmentKeys: [EnvironmentKeyListing] {
    var definitions = SchemaDefinitions(namespace)
    return declarations.keys.values.map { EnvironmentKeyListing($0, &definitions) }
  }

  /// The handlers that it declares.
  package var handlers: [HandlerListing] {
    guard let handlers = declarations.handlers else { return [] }
    var definitions = SchemaDefinitions(namespace)
    return handlers.names.map { name in
      let arguments = (handlers[name]?.arguments ?? []).map { PropertyRow($0, &definitions) }
      return HandlerListing(name: name, summary: handlers[name]?.summary ?? "", arguments: arguments)
    }
  }

  /// The names of the styles that it gives to a family.
  package func styleNames(of family: StyleFamily) -> [String] { declarations.styles[family].names }
}

extension LibraryItem {
  /// The entry as its document has it.
  package var json: JSONValue { source }
}

extension ComponentEntry {
  /// The family of styles that show the component; `nil` for one with a body of its own, and for the engine's.
  package var family: StyleFamily? { declaration?.family }

  /// The places for a caller's views that a design system declares.
  package var slotNames: [String] { declaration?.slots.map(\.name) ?? [] }
}

extension StyleFamily {
  /// The values of the control that a style of the family may read, by name.
  package var valueNames: [String] {
    if case .record(let record) = configurationType { record.names } else { [] }
  }
}
