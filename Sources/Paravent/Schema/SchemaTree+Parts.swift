extension SchemaTree {
  /// The same schema, admitting `null` too, which is as good as absence.
  var orNull: SchemaTree {
    guard case .object(let members) = self, members.count > 0 else { return self }
    // A place for views admits null already.
    if members == [SchemaMember("$ref", .string("#/$defs/Slot"))] { return self }
    if case .array(let branches)? = members.first(where: { $0.key == "anyOf" })?.value, members.count == 1 {
      return .anyOf(branches + [.type("null")])
    }
    if case .array(let names)? = members.first(where: { $0.key == "enum" })?.value, members.count == 1 {
      return .object(["enum": .array(names + [.null])])
    }
    let isLimited = members.contains { Self.limitingKeys.contains($0.key) }
    if !isLimited, case .string(let type)? = members.first(where: { $0.key == "type" })?.value, type != "object" {
      let types = SchemaMember("type", .array([.string(type), .string("null")]))
      return .object(members.map { $0.key == "type" ? types : $0 })
    }
    return .anyOf([self, .type("null")])
  }

  /// The members of an object's schema.
  var members: [SchemaMember] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The schema without what it only says to readers, and that.
  var separatingNotes: (schema: SchemaTree, notes: [SchemaMember]) {
    guard case .object(let members) = self else { return (self, []) }
    let isNote = { (member: SchemaMember) in Self.noteKeys.contains(member.key) }
    return (.object(members.filter { !isNote($0) }), members.filter(isNote))
  }

  /// Keywords that may refuse `null` whatever the type.
  private static let limitingKeys = ["enum", "const", "anyOf", "oneOf", "allOf", "not", "if", "$ref"]

  private static let noteKeys = ["title", "description", "default", "deprecated"]
}
