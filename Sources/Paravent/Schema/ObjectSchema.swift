/// The schema of a declaration: its properties, and the rules between them.
package struct ObjectSchema: Sendable {
  /// The properties' schemas, in the order of the declaration.
  package private(set) var properties: [SchemaMember] = []
  /// The names of the properties that must be there.
  package private(set) var required: [String] = []
  /// The rules between the properties, as members that an object's schema may have.
  package private(set) var rules: [SchemaTree] = []

  /// Describes a declaration.
  package init<Owner: Declared>(_: Owner.Type, _ definitions: inout SchemaDefinitions) {
    var collector = Collector(definitions: definitions)
    var owner = Owner()
    owner.visit(&collector)
    definitions = collector.definitions
    (properties, required, rules) = (collector.properties, collector.required, collector.rules)
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

  init(definitions: SchemaDefinitions) {
    self.definitions = definitions
  }

  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    let isRequired = traits.contains(.required)
    if isRequired { required.append(name) }
    var schema = Value.schema(&definitions)
    if !isRequired { schema = schema.orNull }
    if Value.computation != .own { schema = FormSchema.computed(schema, &definitions) }
    var notes = [SchemaMember("description", .string(summary.description))]
    if !isRequired, let value = value.defaultValue { notes.append(SchemaMember("default", value)) }
    properties.append(SchemaMember(name, schema.adding(notes)))
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

extension SchemaTree {
  /// The same schema, admitting `null` too, which is as good as absence.
  fileprivate var orNull: SchemaTree {
    guard case .object(let members) = self, members.count > 0 else { return self }
    // A place for views admits null already.
    if members == [SchemaMember("$ref", .string("#/$defs/Slot"))] { return self }
    if case .array(let branches)? = members.first(where: { $0.key == "anyOf" })?.value, members.count == 1 {
      return .anyOf(branches + [.type("null")])
    }
    if case .array(let names)? = members.first(where: { $0.key == "enum" })?.value, members.count == 1 {
      return .object(["enum": .array(names + [.null])])
    }
    if case .string(let type)? = members.first(where: { $0.key == "type" })?.value, type != "object" {
      let types = SchemaMember("type", .array([.string(type), .string("null")]))
      return .object(members.map { $0.key == "type" ? types : $0 })
    }
    return .anyOf([self, .type("null")])
  }
}
