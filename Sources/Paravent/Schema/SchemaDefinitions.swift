/// The `$defs` of a schema, collected while its parts are described.
package struct SchemaDefinitions: Sendable {
  /// The definitions, by name.
  private var trees: [String: SchemaTree] = [:]

  /// Creates an empty set.
  package init() {}
}

extension SchemaDefinitions {
  /// Returns a reference to a definition, which is made on the first call.
  package mutating func reference(_ name: String, _ make: (inout SchemaDefinitions) -> SchemaTree) -> SchemaTree {
    if trees[name] == nil {
      // A placeholder ends the recursion of definitions that refer to each other.
      trees[name] = .bool(true)
      trees[name] = make(&self)
    }
    return .object(["$ref": .string("#/$defs/\(name)")])
  }

  /// The definitions, sorted by name.
  package var members: [SchemaMember] {
    trees.sorted { $0.key < $1.key }.map { SchemaMember($0.key, $0.value) }
  }
}
