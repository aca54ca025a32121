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
      lines += table("Property", entry.rows(&definitions))
    }
    lines += ["## Modifiers", ""]
    for entry in namespace.modifiers {
      lines += ["### \(entry.name)", "", entry.summary + note(on: entry), ""]
      lines += table("Argument", entry.rows(&definitions))
    }
    lines += styles(of: namespace) + environment(of: namespace, &definitions)
    return lines.joined(separator: "\n")
  }

  /// Returns what is special about a modifier, each sentence after a space; names stand between backticks.
  package static func note(on entry: ModifierEntry) -> String {
    var note = ""
    if let replacement = entry.replacement { note += " Deprecated: write `\(replacement)`." }
    if entry.isForStyleBodies { note += " Only in the bodies of styles." }
    let bare = entry.arguments.filter { $0.traits.contains(.unlabelled) }.map { "`\($0.name)`" }
    if entry.allowsBareName { note += " May be written as its name alone." }
    if !bare.isEmpty { note += " The value of \(bare.joined(separator: " or ")) may be written bare." }
    return note
  }

  private static func table(_ heading: String, _ rows: [PropertyRow]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let lines = rows.map { row in
      let standard = row.isRequired ? "required" : row.defaultValue.map { "`\($0)`" } ?? ""
      return "| `\(row.name)` | \(row.type) | \(standard) | \(row.summary) |"
    }
    return ["| \(heading) | Value | Default | |", "| --- | --- | --- | --- |"] + lines + [""]
  }
}
