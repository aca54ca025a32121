package import Expressions
package import JSON

/// A colour as an author writes it: a name, a literal, or either with an opacity.
package struct ColorValue: Sendable, Hashable {
  /// The colour that is meant.
  package var color: ResolvedColor

  package init(_ color: ResolvedColor) {
    self.color = color
  }
}

extension ColorValue: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> ColorValue? {
    if !decoder.readsExpressions, let token = ResolvedColor(token: source) { return ColorValue(token) }
    if source.kind == .object {
      let parts = decoder.declared(TranslucentColor.self, source, at: place)
      return parts.map { ColorValue($0.color.color.multiplyingOpacity(by: $0.opacity.value)) }
    }
    guard let string = source.string else {
      return decoder.wrongType(
        source, at: place, expected: "a colour: a name, \"#RRGGBB\", or an object with \"color\"")
    }
    guard let name = decoder.literal(string, at: place) else { return nil }
    if let color = decoder.namespace.color(named: name) ?? ResolvedColor(hexadecimal: name) { return ColorValue(color) }
    return decoder.unknownColor(name, at: place, among: decoder.namespace.colorNames)
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .object }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> ColorValue? {
    guard case .string(let name) = value else { return nil }
    return (namespace.color(named: name) ?? ResolvedColor(hexadecimal: name)).map { ColorValue($0) }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Color") { definitions in
      .anyOf([
        definitions.name(among: definitions.namespace.colorNames), ResolvedColor.literalSchema,
        TranslucentColor.schema(&definitions),
      ])
    }
  }

  package var defaultValue: SchemaTree? { color.name.map { .string($0) } }
}

/// A colour that lets what is behind it shine through.
struct TranslucentColor: Declared {
  var color = ColorValue(Palette.primary)
  var opacity = UnitInterval(1)

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("color", &color, .required, "The colour.")
    visitor.property("opacity", &opacity, "How opaque the colour is, 0 to 1.")
  }
}

extension ResolvedColor {
  /// Creates a colour from a literal such as `#0A84FF` or, with an opacity, `#0A84FFCC`.
  package init?(hexadecimal literal: String) {
    let digits = literal.utf8.dropFirst()
    guard literal.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
    guard let number = UInt32(Substring(digits), radix: 16), digits.first != UInt8(ascii: "+") else { return nil }
    let value = digits.count == 6 ? RGBA(number) : RGBA(number >> 8, alpha: UInt8(number & 255))
    self.init(light: value, dark: value)
  }

  /// Returns the literal that is probably meant by digits without their sign, or by three instead of six.
  static func literal(near text: String) -> String? {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    let candidate = digits.utf8.count == 3 ? "#" + digits.map { "\($0)\($0)" }.joined() : "#" + digits
    return candidate != text && ResolvedColor(hexadecimal: candidate) != nil ? candidate : nil
  }

  /// The schema of a colour literal.
  static var literalSchema: SchemaTree {
    .object(["type": .string("string"), "pattern": .string("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")])
  }

  /// The same colour, less opaque.
  package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var color = self
    color.opacity *= factor
    return color
  }
}
