package import Expressions
package import JSON

/// What paints text, a shape or a background, as an author writes it.
package enum ShapeStyle: Sendable, Hashable {
  /// A colour of its own.
  case color(ResolvedColor)
  /// A level of the foreground style in effect, 0 for primary to 3 for quaternary, and its opacity.
  case hierarchical(level: Int, opacity: Double)
  /// The tint of controls, and its opacity.
  case tint(opacity: Double)
}

extension ShapeStyle {
  /// The third level of the foreground style in effect.
  static let tertiary = ShapeStyle.hierarchical(level: 2, opacity: 1)
}

extension ShapeStyle: PropertyValue {
  /// The names that a shape style has beyond those of colours; the position of a level is its number.
  static let levels = ["primary", "secondary", "tertiary", "quaternary"]

  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> ShapeStyle? {
    if !decoder.readsExpressions, let token = ResolvedColor(token: source) { return .color(token) }
    if source.kind == .object {
      let parts = decoder.declared(TranslucentStyle.self, source, at: place)
      return parts.map { $0.color.multiplyingOpacity(by: $0.opacity.value) }
    }
    guard let string = source.string else {
      return decoder.wrongType(
        source, at: place, expected: "a shape style: a name, \"#RRGGBB\", or an object with \"color\"")
    }
    guard let name = decoder.literal(string, at: place) else { return nil }
    return named(name, in: decoder.namespace)
      ?? decoder.unknownColor(name, at: place, among: names(in: decoder.namespace))
  }

  private static func named(_ name: String, in namespace: Namespace) -> ShapeStyle? {
    if name == "tint" { return .tint(opacity: 1) }
    if let level = levels.firstIndex(of: name) { return .hierarchical(level: level, opacity: 1) }
    return (namespace.color(named: name) ?? ResolvedColor(hexadecimal: name)).map(ShapeStyle.color)
  }

  package static func accepts(_ source: JSONValue) -> Bool {
    source.kind == .string || source.object.map { !$0.isNode } ?? false
  }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> ShapeStyle? {
    if case .string(let name) = value { named(name, in: namespace) } else { nil }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("ShapeStyle") { definitions in
      .anyOf([
        definitions.name(among: names(in: definitions.namespace)), ResolvedColor.literalSchema,
        TranslucentStyle.schema(&definitions),
      ])
    }
  }

  package var defaultValue: SchemaTree? {
    switch self {
    case .color(let color): color.name.map { .string($0) }
    case .hierarchical(let level, _): .string(Self.levels[level])
    case .tint: .string("tint")
    }
  }

  /// Every name that a shape style may have.
  static func names(in namespace: Namespace) -> [String] {
    let colors = namespace.colorNames
    return colors + levels.filter { !colors.contains($0) } + ["tint"]
  }

  /// The same style, less opaque.
  func multiplyingOpacity(by factor: Double) -> ShapeStyle {
    switch self {
    case .color(let color): .color(color.multiplyingOpacity(by: factor))
    case .hierarchical(let level, let opacity): .hierarchical(level: level, opacity: opacity * factor)
    case .tint(let opacity): .tint(opacity: opacity * factor)
    }
  }
}

/// A shape style that lets what is behind it shine through.
struct TranslucentStyle: Declared {
  var color = ShapeStyle.hierarchical(level: 0, opacity: 1)
  var opacity = UnitInterval(1)

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("color", &color, .required, "The shape style.")
    visitor.property("opacity", &opacity, "How opaque the style is, 0 to 1.")
  }
}
