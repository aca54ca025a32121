package import JSON

extension SchemaTree {
  /// The schema of a parameter as a part of a document's: the engine's own types lead to their definitions, references
  /// within the parameter's schema to where this stands there.
  init(parameter: Parameter, _ definitions: inout SchemaDefinitions) {
    guard Self.refersToItself(parameter.source) else {
      self = ParameterSchema(name: "").tree(parameter.source, &definitions)
      return
    }
    let schema = ParameterSchema(name: definitions.nameOfParts(parameter.source))
    let notes = SchemaTree(parameter.source).separatingNotes.notes
    self = definitions.reference(schema.name) { schema.tree(parameter.source, &$0) }.adding(notes)
  }

  private static func refersToItself(_ source: JSONValue) -> Bool {
    switch source.kind {
    case .array: source.array?.contains(where: refersToItself) ?? false
    case .object:
      source.object?.contains {
        ($0.key == "$ref" && $0.value.string?.hasPrefix("#") == true) || refersToItself($0.value)
      }
        ?? false
    default: false
    }
  }

  /// A value of a document.
  package init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool ?? false)
    case .integer: self = .integer(Int(value.integer ?? 0))
    case .real: self = .number(value.number ?? 0)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array((value.array.map(Array.init) ?? []).map(SchemaTree.init))
    case .object:
      self = .object((value.object.map(Array.init) ?? []).map { SchemaMember($0.key, SchemaTree($0.value)) })
    }
  }
}
