/// The reference of views and modifiers as Markdown, made from the catalogue.
package enum ReferenceDocument {}

extension ReferenceDocument {
  /// The whole document.
  package static func markdown() -> String {
    let namespace = StandardDesignSystem.namespace
    var definitions = SchemaDefinitions(namespace)
    let introduction = """
      This page is made from the declarations in the source. Every value may be an expression or a control form instead
      (see [The format](Format.md#expressions)). A *Slot* takes a view or an array of views, an *Action* a handler's name
      or an object, a *Run* a string, a symbol, or a Text or Image. Styles and what they receive stand [at the
      end](#styles), and so does what `environment` holds.
      """
    var lines = ["# Views and modifiers", "", introduction, "", "## Views", ""]
    for entry in namespace.components {
      lines += ["### \(entry.name)", "", entry.summary, ""]
      lines += table("Property", entry.properties, entry.schema(&definitions))
    }
    lines += ["## Modifiers", ""]
    for entry in namespace.modifiers {
      lines += ["### \(entry.name)", "", entry.summary + note(on: entry), ""]
      lines += table("Argument", entry.arguments, entry.schema(&definitions))
    }
    lines += styles(of: namespace) + environment(of: namespace, &definitions)
    return lines.joined(separator: "\n")
  }

  private static func note(on entry: ModifierEntry) -> String {
    var note = ""
    if let replacement = entry.replacement { note += " Deprecated: write `\(replacement)`." }
    if entry.isForStyleBodies { note += " Only in the bodies of styles." }
    let bare = entry.arguments.filter { $0.traits.contains(.unlabelled) }.map { "`\($0.name)`" }
    if entry.allowsBareName { note += " May be written as its name alone." }
    if !bare.isEmpty { note += " The value of \(bare.joined(separator: " or ")) may be written bare." }
    return note
  }

  private static func table(
    _ heading: String, _ properties: [PropertyDescription], _ schema: ObjectSchema
  ) -> [String] {
    guard !properties.isEmpty else { return [] }
    let rows = properties.map { property in
      let value = schema.properties.first { $0.key == property.name }?.value ?? .null
      let isRequired = property.traits.contains(.required)
      let standard = isRequired ? "required" : value.member("default").map { "`\($0.source)`" } ?? ""
      return "| `\(property.name)` | \(value.words) | \(standard) | \(property.summary) |"
    }
    return ["| \(heading) | Value | Default | |", "| --- | --- | --- | --- |"] + rows + [""]
  }
}

extension SchemaTree {
  fileprivate func member(_ key: String) -> SchemaTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What a schema admits, in words for a table.
  var words: String {
    if case .string(let reference)? = member("$ref") { return String(reference.split(separator: "/").last ?? "") }
    if case .array(let branches)? = member("anyOf") {
      return branches.map(\.words).filter { $0 != "null" && $0 != "ValueForm" }.joined(separator: " or ")
    }
    // What may be an expression as well is described by its values.
    if let values = member("else"), values.words != "" { return values.words }
    if let value = member("const") { return "`\(value.source)`" }
    if case .array(let values)? = member("enum") {
      return values.filter { $0 != .null }.map { "`\($0.source)`" }.joined(separator: ", ")
    }
    switch member("type") {
    case .string(let name): return name
    case .array(let names): return names.map(\.source).filter { $0 != "null" }.joined(separator: " or ")
    default: return ""
    }
  }

  /// A value as it stands in a cell of a table.
  var source: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): value
    case .array, .object: ""
    }
  }
}
