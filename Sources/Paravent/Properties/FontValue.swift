package import Expressions
package import JSON

/// A font as an author writes it: a text style, one with a weight, or a fixed size.
package struct FontValue: Sendable, Hashable {
  /// The text style, or `nil` for a fixed size.
  package var textStyle: TextStyle?
  /// The size in points where there is no text style.
  package var size: Double
  /// The weight that the author gave.
  package var weight: FontWeight?

  package init(textStyle: TextStyle?, size: Double = 17, weight: FontWeight? = nil) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
  }
}

extension FontValue: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> FontValue? {
    switch source.kind {
    case .string: TextStyle.decode(source, at: place, with: decoder).map { FontValue(textStyle: $0) }
    case .object: decoder.declared(FontObject.self, source, at: place)?.font
    case .integer, .real:
      decoder.wrongType(source, at: place, expected: "a font: a text style, or {\"system\": {\"size\": …}} for a size")
    default:
      decoder.wrongType(source, at: place, expected: "a font: a text style, or an object with \"style\" or \"system\"")
    }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .object }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> FontValue? {
    TextStyle.quick(value, in: namespace).map { FontValue(textStyle: $0) }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Font") { .anyOf([TextStyle.schema(&$0), FontObject.schema(&$0)]) }
  }

  package var defaultValue: SchemaTree? { textStyle?.defaultValue }
}

/// A font written as an object.
struct FontObject: Declared {
  var style: TextStyle?
  var weight: FontWeight?
  var system: SystemFont?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, "The text style.")
    visitor.property("weight", &weight, "The weight, instead of the text style's own.")
    visitor.property("system", &system, "The system font in a fixed size.")
    visitor.rule(.exactlyOne(["style", "system"]))
    visitor.rule(.needs("weight", "style"))
  }
}

extension FontObject {
  var font: FontValue {
    guard let system else { return FontValue(textStyle: style ?? .body, weight: weight) }
    return FontValue(textStyle: nil, size: system.size.points, weight: system.weight)
  }
}

/// The system font in a fixed size.
struct SystemFont: Declared, ObjectValue {
  static let noun = "a system font"

  var size = Length(17)
  var weight: FontWeight?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("size", &size, .required, "The size in points.")
    visitor.property("weight", &weight, "The weight; regular where it is absent.")
  }
}
