internal import JSON

/// The `$defs` of a schema, collected while its parts are described.
package struct SchemaDefinitions: Sendable {
  /// The definitions, by name.
  private var trees: [String: SchemaTree] = [:]
  /// The names that a document of the schema may use.
  let namespace: Namespace
  /// Whether the documents themselves may declare more names.
  let mayDeclareNames: Bool
  /// The addresses of the parameters' schemas that are made of parts, in the order in which they were met.
  private var sources: [UInt] = []

  /// Creates an empty set for documents that may use some names, and declare others.
  package init(_ namespace: Namespace, mayDeclareNames: Bool = false) {
    self.namespace = namespace
    self.mayDeclareNames = mayDeclareNames
  }
}

extension SchemaDefinitions {
  /// The schema of a name: one of those known, or any where documents may declare more.
  func name(among names: [String]) -> SchemaTree {
    guard mayDeclareNames else { return .enumeration(names) }
    return .object(["type": .string("string"), "examples": .array(names.map(SchemaTree.string))])
  }
}

extension SchemaDefinitions {
  /// Returns the values that a schema lists, by itself, in a definition or in one of several branches; `nil` for none.
  func values(of schema: SchemaTree) -> [SchemaTree]? {
    var schema = schema
    if case .string(let reference)? = schema.member("$ref") {
      guard let definition = trees[String(reference.split(separator: "/").last ?? "")] else { return nil }
      schema = definition
    }
    let branches: [SchemaTree]
    if case .array(let all)? = schema.member("anyOf") { branches = all } else { branches = [schema] }
    let values = branches.flatMap { branch -> [SchemaTree] in
      if case .array(let values)? = branch.member("enum") { values.filter { $0 != .null } } else { [] }
    }
    return values.isEmpty ? nil : values
  }
}

extension SchemaDefinitions {
  /// Returns a name of its own for the parts of a parameter's schema.
  mutating func nameOfParts(_ source: JSONValue) -> String {
    if let position = sources.firstIndex(of: source.address) { return "parameter\(position + 1)" }
    sources.append(source.address)
    return "parameter\(sources.count)"
  }

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
