extension SchemaTree {
  /// The schema in draft 7 of JSON Schema, which older editors know; what that cannot say is left out.
  package var inDraft7: SchemaTree {
    guard case .object(let members) = self else { return self }
    var translation: [SchemaMember] = []
    for member in members { member.translate(into: &translation, beside: self) }
    return .object(Self.separatingReference(translation))
  }

  /// Draft 7 reads nothing beside a reference.
  private static func separatingReference(_ members: [SchemaMember]) -> [SchemaMember] {
    guard let reference = members.first(where: { $0.key == "$ref" }) else { return members }
    let others = members.filter { $0.key != "$ref" }
    guard others.contains(where: { !annotations.contains($0.key) }) else { return members }
    let branch = SchemaTree.object([SchemaMember]([reference]))
    guard case .array(let branches)? = others.first(where: { $0.key == "allOf" })?.value else {
      return others + [SchemaMember("allOf", .array([branch]))]
    }
    return others.map { $0.key == "allOf" ? SchemaMember("allOf", .array(branches + [branch])) : $0 }
  }

  /// Keywords that admit whatever the value is.
  private static let annotations = ["title", "description", "default", "deprecated", "examples", "enumDescriptions"]

  /// Translates each of several schemas.
  fileprivate var partsInDraft7: SchemaTree {
    switch self {
    case .array(let schemas): .array(schemas.map(\.inDraft7))
    case .object(let schemas): .object(schemas.map { SchemaMember($0.key, $0.value.inDraft7) })
    default: self
    }
  }
}

extension SchemaMember {
  /// Adds what the keyword is in draft 7.
  fileprivate func translate(into members: inout [SchemaMember], beside schema: SchemaTree) {
    switch key {
    case "$schema": members.append(SchemaMember(key, .string("http://json-schema.org/draft-07/schema#")))
    case "$ref": members.append(SchemaMember(key, Self.reference(value)))
    case "$defs", "definitions": members.join(value.partsInDraft7, to: "definitions")
    case "dependentRequired": members.join(value, to: "dependencies")
    case "dependentSchemas": members.join(value.partsInDraft7, to: "dependencies")
    case "prefixItems": members.append(SchemaMember("items", value.partsInDraft7))
    case "items" where schema.member("prefixItems") != nil:
      members.append(SchemaMember("additionalItems", value.inDraft7))
    case "contains" where schema.member("minContains") != nil: return
    case _ where Self.unknown.contains(key): return
    case _ where Self.holdsSchema.contains(key): members.append(SchemaMember(key, value.inDraft7))
    case _ where Self.holdsSchemas.contains(key): members.append(SchemaMember(key, value.partsInDraft7))
    default: members.append(self)
    }
  }

  private static let holdsSchema = [
    "items", "additionalProperties", "propertyNames", "contains", "not", "if", "then", "else",
  ]
  private static let holdsSchemas = ["properties", "patternProperties", "allOf", "anyOf", "oneOf"]
  private static let unknown = ["minContains", "maxContains", "unevaluatedItems", "unevaluatedProperties"]

  /// The keywords whose members' names are the documents' own, in references as elsewhere.
  private static let namesSchemas = ["$defs", "definitions", "properties", "patternProperties", "dependentSchemas"]
  private static let renamed = ["$defs": "definitions", "dependentSchemas": "dependencies", "prefixItems": "items"]

  private static func reference(_ value: SchemaTree) -> SchemaTree {
    guard case .string(let pointer) = value, pointer.hasPrefix("#/") else { return value }
    var isName = false
    let parts = pointer.split(separator: "/", omittingEmptySubsequences: false).map { part in
      let key = String(part)
      defer { isName = !isName && namesSchemas.contains(key) }
      return isName ? key : renamed[key] ?? key
    }
    return .string(parts.joined(separator: "/"))
  }
}

extension [SchemaMember] {
  /// Adds members to those of one of the objects.
  fileprivate mutating func join(_ value: SchemaTree, to key: String) {
    guard let index = firstIndex(where: { $0.key == key }) else {
      return append(SchemaMember(key, value))
    }
    self[index].value = .object(self[index].value.members + value.members)
  }
}
