/// The schema of a declaration: its properties, and the rules between them.
package struct ObjectSchema: Sendable {
  /// The properties' schemas, in the order of the declaration.
  package private(set) var properties: [SchemaMember] = []
  /// The names of the properties that must be there.
  package private(set) var required: [String] = []
  /// The rules between the properties, as members that an object's schema may have.
  package private(set) var rules: [SchemaTree] = []

  /// Describes a declaration.
  ///
  /// - Parameter admitsExpressions: Whether values may be computed; what documents declare is not.
  package init<Owner: Declared>(
    _: Owner.Type, _ definitions: inout SchemaDefinitions, admitsExpressions: Bool = true
  ) {
    var collector = Collector(definitions: definitions, admitsExpressions: admitsExpressions)
    var owner = Owner()
    owner.visit(&collector)
    definitions = collector.definitions
    (properties, required, rules) = (collector.properties, collector.required, collector.rules)
  }
}

extension ObjectSchema {
  /// Describes properties that are known at run time only.
  ///
  /// - Parameters:
  ///   - descriptions: What is said of each property.
  ///   - schemas: What each may be, in the same order, with its default where it has one.
  init(_ descriptions: [PropertyDescription], _ schemas: [SchemaTree], _ definitions: inout SchemaDefinitions) {
    for (description, schema) in zip(descriptions, schemas) {
      let isRequired = description.traits.contains(.required)
      if isRequired { required.append(description.name) }
      let (bare, notes) = schema.separatingNotes
      let value = isRequired ? bare : bare.orNull
      let computed = description.computation == .own ? value : FormSchema.computed(value, &definitions)
      let summary = [SchemaMember("description", .string(description.summary))].filter { $0.value != .string("") }
      properties.append(
        SchemaMember(description.name, computed.adding(summary + notes.filter { $0.key != "description" })))
    }
  }
}

extension ObjectSchema {
  /// Returns the schema with other values for some properties; what is said of these stays.
  func replacing(_ values: KeyValuePairs<String, SchemaTree>) -> ObjectSchema {
    var schema = self
    schema.properties = properties.map { property in
      guard let value = values.first(where: { $0.key == property.key })?.value else { return property }
      return SchemaMember(property.key, value.adding(property.value.separatingNotes.notes))
    }
    return schema
  }
}

extension Declared {
  /// The schema of an object with the declared properties only.
  static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    ObjectSchema(Self.self, &definitions).tree(before: [], after: [])
  }
}

extension ObjectValue {
  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    ObjectSchema(Self.self, &definitions).tree(before: [], after: [])
  }
}

extension ObjectSchema {
  /// Returns the schema of an object with the declared properties between others.
  func tree(before: [SchemaMember], after: [SchemaMember]) -> SchemaTree {
    let tree = SchemaTree.closedObject(before + properties + after, required: before.map(\.key) + required)
    return rules.isEmpty ? tree : tree.adding([SchemaMember("allOf", .array(rules))])
  }
}

/// Collects what the schema says of each property.
private struct Collector: PropertyVisitor {
  var definitions: SchemaDefinitions
  var properties: [SchemaMember] = []
  var required: [String] = []
  var rules: [SchemaTree] = []

  private let admitsExpressions: Bool

  init(definitions: SchemaDefinitions, admitsExpressions: Bool) {
    self.definitions = definitions
    self.admitsExpressions = admitsExpressions
  }

  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    let isRequired = traits.contains(.required)
    if isRequired { required.append(name) }
    var schema = Value.schema(&definitions)
    if !isRequired { schema = schema.orNull }
    if admitsExpressions, Value.computation != .own { schema = FormSchema.computed(schema, &definitions) }
    var notes = [SchemaMember("description", .string(summary.description))]
    if !isRequired, let value = value.defaultValue { notes.append(SchemaMember("default", value)) }
    // A schema that admits everything has no room for notes in its short form.
    properties.append(SchemaMember(name, (schema == .bool(true) ? .object([SchemaMember]()) : schema).adding(notes)))
  }

  /// The schema of an object that says something for some properties; `null` is as good as absence.
  private static func given(_ names: [String]) -> SchemaTree {
    .object([
      "required": .array(names.map { .string($0) }),
      "properties": .object(names.map { SchemaMember($0, .object(["not": .type("null")])) }),
    ])
  }

  mutating func rule(_ rule: PropertyRule) {
    switch rule {
    case .exactlyOne(let names):
      rules.append(.object(["oneOf": .array(names.map { Self.given([$0]) })]))
    case .atLeastOne(let names): rules.append(.anyOf(names.map { Self.given([$0]) }))
    case .excludes(let name, let others):
      rules += others.map { .object(["not": Self.given([name, $0])]) }
    case .needs(let name, let other):
      rules.append(.anyOf([.object(["not": Self.given([name])]), Self.given([other])]))
    }
  }
}
