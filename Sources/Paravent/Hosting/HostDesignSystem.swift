internal import JSON

/// Components, modifiers and styles that a host writes in Swift, as a design system that documents use by its name.
///
/// ```swift
/// var charts = HostDesignSystem("charts")
/// charts.component("Sparkline", parameters: #"{"values": {"type": "array", "items": {"type": "number"}}}"#) { context in
///   [context.text(context.numbers("values").map { $0 > 0 ? "▲" : "▼" }.joined())]
/// }
/// let (systems, report) = DesignSystems.standard.adding(charts)
/// ```
public struct HostDesignSystem: Sendable {
  /// What shows a component or a style: the views, made with what the caller gives.
  public typealias Body = @Sendable (HostContext) -> [ResolvedNode]
  /// What a modifier makes of a view.
  public typealias Change = @Sendable (ResolvedNode, HostContext) -> ResolvedNode

  /// The name by which documents use it.
  public let name: String
  var components = NamedList<HostComponent>()
  var modifiers = NamedList<HostModifierDeclaration>()
  private(set) var styles: [HostStyle] = []

  /// Creates an empty design system.
  public init(_ name: String) {
    self.name = name
  }
}

/// A component that a host writes in Swift.
struct HostComponent: Sendable {
  let summary: String
  /// The JSON Schema of each parameter by name, as JSON.
  let parameters: String
  let slots: [String]
  let body: HostDesignSystem.Body
}

/// A modifier that a host writes in Swift.
struct HostModifierDeclaration: Sendable {
  let summary: String
  /// The JSON Schema of the argument, as JSON; `nil` for none.
  let argument: String?
  let change: HostDesignSystem.Change
}

/// A style that a host writes in Swift.
struct HostStyle: Sendable {
  let name: String
  let family: String
  let body: HostDesignSystem.Body
}

extension HostDesignSystem {
  /// Adds a component.
  ///
  /// - Parameters:
  ///   - name: The name by which documents use it.
  ///   - summary: One sentence for the documentation.
  ///   - parameters: A JSON object of names and JSON Schemas; a parameter with `default` is optional.
  ///   - slots: The names of optional places for the caller's views.
  ///   - body: Makes the views.
  public mutating func component(
    _ name: String, summary: String = "", parameters: String = "{}", slots: [String] = [], body: @escaping Body
  ) {
    components.add(HostComponent(summary: summary, parameters: parameters, slots: slots, body: body), named: name)
  }

  /// Adds a modifier, which documents write by its name alone, or with an argument where there is a schema for one.
  ///
  /// - Parameters:
  ///   - name: The name by which documents use it.
  ///   - summary: One sentence for the documentation.
  ///   - argument: The JSON Schema of its argument; the change reads it by the name `value`.
  ///   - change: Makes the changed view.
  public mutating func modifier(
    _ name: String, summary: String = "", argument: String? = nil, change: @escaping Change
  ) {
    modifiers.add(HostModifierDeclaration(summary: summary, argument: argument, change: change), named: name)
  }

  /// Adds a style of a built-in family or of one that the standard design system declares.
  ///
  /// - Parameters:
  ///   - name: The name by which the family's modifier sets it.
  ///   - family: The family, such as `button`.
  ///   - body: Makes the views; the family's slots and values are at hand.
  public mutating func style(_ name: String, of family: String, body: @escaping Body) {
    styles.append(HostStyle(name: name, family: family, body: body))
  }
}

extension HostDesignSystem {
  /// What the design system declares, as a document; what shows it is written in Swift.
  var document: JSONDocument {
    func parsed(_ json: String) -> JSONContent {
      // What is no JSON is no object either, which is reported where one is expected.
      guard let document = try? JSONDocument.parse(Array(json.utf8), name: "\(name) in Swift") else {
        return .string(json)
      }
      return .value(document.root)
    }
    let components = zip(components.names, components.values).map { name, component in
      let slots = component.slots.map { (key: $0, value: JSONContent.object([("optional", .bool(true))])) }
      let content = JSONContent.object([
        ("summary", .string(component.summary)), ("parameters", parsed(component.parameters)),
        ("slots", .object(slots)), ("body", .array([])),
      ])
      return (key: name, value: content)
    }
    let families = styles.map(\.family).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let groups = families.map { family in
      let named = styles.filter { $0.family == family }.map { style in
        (key: style.name, value: JSONContent.object([("body", .array([]))]))
      }
      return (key: family, value: JSONContent.object(named))
    }
    return JSONDocument(
      name: "\(name) in Swift",
      content: .object([
        ("designSystem", .string(name)), ("components", .object(components)), ("styles", .object(groups)),
      ]))
  }

  /// Returns the style of a family and a name.
  func style(_ name: String, of family: StyleFamily) -> HostStyle? {
    styles.first { $0.name == name && $0.family == family.name }
  }
}
