/// A keyword of JSON Schema, and the drafts in which it means something.
struct Keyword: Sendable {
  /// What the value of a keyword holds.
  enum Shape: Sendable {
    /// No schema.
    case plain
    case schema
    case schemas
    case schemasByName
    /// One schema or a list of them.
    case schemaOrSchemas
    /// Schemas or lists of names, by name.
    case dependencies
  }

  let name: String
  let shape: Shape
  let first: Dialect.Draft
  let last: Dialect.Draft
  /// What replaces the keyword in later drafts.
  let successor: String?

  init(
    _ name: String, _ shape: Shape = .plain, from first: Dialect.Draft = .draft4,
    to last: Dialect.Draft = .draft2020, successor: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.first = first
    self.last = last
    self.successor = successor
  }
}

extension Keyword {
  static let all: [Keyword] = [
    Keyword("id", to: .draft4, successor: "$id"),
    Keyword("$id", from: .draft6),
    Keyword("$schema"),
    Keyword("$ref"),
    Keyword("$comment"),
    Keyword("$anchor", from: .draft2019),
    Keyword("$vocabulary", from: .draft2019),
    Keyword("$recursiveRef", from: .draft2019, to: .draft2019, successor: "$dynamicRef"),
    Keyword("$recursiveAnchor", from: .draft2019, to: .draft2019, successor: "$dynamicAnchor"),
    Keyword("$dynamicRef", from: .draft2020),
    Keyword("$dynamicAnchor", from: .draft2020),
    Keyword("$defs", .schemasByName),
    Keyword("definitions", .schemasByName),
    Keyword("allOf", .schemas),
    Keyword("anyOf", .schemas),
    Keyword("oneOf", .schemas),
    Keyword("not", .schema),
    Keyword("if", .schema, from: .draft7),
    Keyword("then", .schema, from: .draft7),
    Keyword("else", .schema, from: .draft7),
    Keyword("properties", .schemasByName),
    Keyword("patternProperties", .schemasByName),
    Keyword("additionalProperties", .schema),
    Keyword("propertyNames", .schema, from: .draft6),
    Keyword("unevaluatedProperties", .schema, from: .draft2019),
    Keyword("dependencies", .dependencies, to: .draft7, successor: "dependentSchemas"),
    Keyword("dependentSchemas", .schemasByName, from: .draft2019),
    Keyword("dependentRequired", from: .draft2019),
    Keyword("required"),
    Keyword("minProperties"),
    Keyword("maxProperties"),
    Keyword("prefixItems", .schemas, from: .draft2020),
    Keyword("items", .schemaOrSchemas),
    Keyword("additionalItems", .schema, to: .draft2019, successor: "items"),
    Keyword("unevaluatedItems", .schema, from: .draft2019),
    Keyword("contains", .schema, from: .draft6),
    Keyword("minContains", from: .draft2019),
    Keyword("maxContains", from: .draft2019),
    Keyword("minItems"),
    Keyword("maxItems"),
    Keyword("uniqueItems"),
    Keyword("type"),
    Keyword("enum"),
    Keyword("const", from: .draft6),
    Keyword("minLength"),
    Keyword("maxLength"),
    Keyword("pattern"),
    Keyword("format"),
    Keyword("minimum"),
    Keyword("maximum"),
    Keyword("exclusiveMinimum"),
    Keyword("exclusiveMaximum"),
    Keyword("multipleOf"),
    Keyword("contentEncoding", from: .draft7),
    Keyword("contentMediaType", from: .draft7),
    Keyword("contentSchema", .schema, from: .draft2019),
    Keyword("title"),
    Keyword("description"),
    Keyword("default"),
    Keyword("deprecated"),
    Keyword("examples", from: .draft6),
    Keyword("readOnly", from: .draft7),
    Keyword("writeOnly", from: .draft7),
  ]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  func isKnown(in draft: Dialect.Draft) -> Bool { first...last ~= draft }

  /// Keywords of other tools near enough to standard ones to be taken for misspelt.
  static let foreign: Set<String> = [
    "example", "errorMessage", "enumNames", "enumDescriptions", "markdownDescription", "defaultSnippets", "version",
    "formatMinimum", "formatMaximum", "contentType", "descriptions", "nullable", "discriminator",
  ]
}
