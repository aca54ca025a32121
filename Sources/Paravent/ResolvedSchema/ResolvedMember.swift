/// A member of an object in resolved JSON, as the writer writes it.
struct ResolvedMember: Sendable {
  /// The key.
  let key: String
  /// What the value may be.
  let schema: SchemaTree
  /// Whether the writer always writes it.
  let isRequired: Bool
}

extension ResolvedMember {
  /// A member that is always there.
  static func always(_ key: String, _ schema: SchemaTree) -> ResolvedMember {
    ResolvedMember(key: key, schema: schema, isRequired: true)
  }

  /// A member that is left out where there is nothing to say.
  static func sometimes(_ key: String, _ schema: SchemaTree) -> ResolvedMember {
    ResolvedMember(key: key, schema: schema, isRequired: false)
  }
}

extension SchemaTree {
  /// An object with some members and no others.
  static func resolved(_ members: [ResolvedMember], allowsExtensions: Bool = false) -> SchemaTree {
    .closedObject(
      members.map { SchemaMember($0.key, $0.schema) }, required: members.filter(\.isRequired).map(\.key),
      allowsExtensions: allowsExtensions)
  }

  /// The names of a closed set of values.
  static func names<Value: CaseIterable & RawRepresentable<String>>(of _: Value.Type) -> SchemaTree {
    .enumeration(Value.allCases.map(\.rawValue))
  }

  /// An array of values.
  static func array(of element: SchemaTree) -> SchemaTree {
    .object(["type": .string("array"), "items": element])
  }

  /// A number that is not negative.
  static let length = SchemaTree.object(["type": .string("number"), "minimum": .integer(0)])

  /// A number from 0 to 1.
  static let share = SchemaTree.object(["type": .string("number"), "minimum": .integer(0), "maximum": .integer(1)])
}
