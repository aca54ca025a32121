internal import Expressions

extension ReferenceDocument {
  /// The style families: the names of their styles, and what the body of a style receives.
  static func styles(of namespace: Namespace) -> [String] {
    let introduction = """
      A style modifier takes a name, or a style in place: `{"body": …}`, whose views place the slots with `$slot` and read
      the values as `configuration.NAME`, or `{"appearance": …}`, a look that every renderer knows. In a family with slots
      and looks, a style may have both.
      """
    let rows = namespace.families.map { family in
      let values = family.configuration.map { "`\($0.name)`" + ($0.type == .dynamic ? "" : ", \($0.type.words)") }
      let cells = [
        "`\(family.name)Style`", quoted(namespace.styleNames(of: family)), quoted(family.hasBody ? family.slots : []),
        values.joined(separator: "; "), quoted(family.appearances),
      ]
      return row(cells)
    }
    return ["## Styles", "", introduction, ""] + table(["Modifier", "Styles", "Slots", "Values", "Looks"], rows)
  }

  /// What `environment` holds, and which modifier writes it.
  static func environment(of namespace: Namespace, _ definitions: inout SchemaDefinitions) -> [String] {
    let introduction = "An expression reads these as `environment.NAME`, as they are where its body belongs."
    let own = namespace.engineEnvironment.map { name, type in
      row(["`\(name)`", type.words, shown(name.value(in: Environment())), modifier(of: name)])
    }
    let declared = namespace.keys.map { key in
      let value = SchemaTree(parameter: key.parameter, &definitions).words
      return row(["`\(key.name)`", value, shown(key.defaultValue), "`\(key.modifier)`"])
    }
    return ["## Environment", "", introduction, ""]
      + table(["Name", "Value", "Default", "Modifier"], own + declared)
  }

  /// The modifier that writes a value of the engine's own, if there is one.
  private static func modifier(of name: EnvironmentName) -> String {
    if name == .isEnabled { return "`disabled`" }
    let isWritten = PropertyDescription.all(of: EnvironmentModifier.self).contains { $0.name == name.rawValue }
    return isWritten ? "`environment`" : ""
  }

  private static func shown(_ value: CELValue) -> String { value.text.map { "`\($0)`" } ?? "none" }

  private static func quoted(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private static func table(_ headings: [String], _ rows: [String]) -> [String] {
    [row(headings), row(headings.map { _ in "---" })] + rows + [""]
  }
}

extension StyleFamily {
  /// The values that the body of a style reads, in their order.
  fileprivate var configuration: [(name: String, type: CELType)] { configurationType.entries }
}

extension Namespace {
  /// What the environment holds of the engine's own.
  fileprivate var engineEnvironment: [(name: EnvironmentName, type: CELType)] {
    environmentType.entries.compactMap { name, type in EnvironmentName(rawValue: name).map { ($0, type) } }
  }
}

extension CELType {
  /// What a value is, in words for a table.
  fileprivate var words: String {
    if case .choice(let names) = self { names.map { "`\($0)`" }.joined(separator: ", ") } else { summary }
  }

  /// The entries of a record.
  fileprivate var entries: [(name: String, type: CELType)] {
    guard case .record(let record) = self else { return [] }
    return record.names.map { ($0, record.fields[$0] ?? .dynamic) }
  }
}
