/// A property as a table of the documentation shows it.
package struct PropertyRow: Sendable {
  /// The name in JSON.
  package let name: String
  /// What it admits, in words; literals stand between backticks.
  package let type: String
  /// The value where none is given, as JSON without the quotes of a string; `nil` for none.
  package let defaultValue: String?
  /// Whether it must be there.
  package let isRequired: Bool
  /// One sentence about it.
  package let summary: String
}

extension PropertyRow {
  fileprivate init(_ property: PropertyDescription, _ schema: ObjectSchema, defaultValue: SchemaTree? = nil) {
    let value = schema.properties.first { $0.key == property.name }?.value ?? .null
    name = property.name
    type = value.words
    isRequired = property.traits.contains(.required)
    self.defaultValue = isRequired ? nil : (defaultValue ?? value.member("default"))?.source
    summary = property.summary
  }

  init(_ parameter: Parameter, _ definitions: inout SchemaDefinitions) {
    name = parameter.name
    type = SchemaTree(parameter: parameter, &definitions).words
    isRequired = parameter.defaultValue == nil
    defaultValue = parameter.defaultValue.map { SchemaTree($0).source }
    summary = parameter.summary
  }
}

extension ComponentEntry {
  /// Returns what a table says of each property, the slots of a declared component last.
  package func rows(_ definitions: inout SchemaDefinitions) -> [PropertyRow] {
    let schema = schema(&definitions)
    return properties.map { property in
      let parameter = declaration?.parameters.first { $0.name == property.name }
      return PropertyRow(property, schema, defaultValue: parameter?.defaultValue.map(SchemaTree.init))
    }
  }
}

extension ModifierEntry {
  /// Returns what a table says of each argument.
  package func rows(_ definitions: inout SchemaDefinitions) -> [PropertyRow] {
    let schema = schema(&definitions)
    return arguments.map { PropertyRow($0, schema) }
  }
}
