internal import Diagnostics
package import Expressions
package import JSON

extension Shape: PropertyValue {
  /// The shapes that need no argument, by name.
  static let named: [(name: String, shape: Shape)] = [
    ("rectangle", .rectangle), ("capsule", .capsule), ("circle", .circle), ("ellipse", .ellipse),
  ]

  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Shape? {
    if source.kind == .object {
      let parts = decoder.declared(ShapeObject.self, source, at: place)
      return parts.map { .roundedRectangle(cornerRadius: $0.roundedRectangle.cornerRadius.points) }
    }
    guard let string = source.string else {
      return decoder.wrongType(source, at: place, expected: "a shape: a name, or an object with \"roundedRectangle\"")
    }
    guard let name = decoder.literal(string, at: place) else { return nil }
    if let known = named.first(where: { $0.name == name }) { return known.shape }
    if name == "roundedRectangle" {
      decoder.report(.missingValue, at: place, "a \"roundedRectangle\" needs its \"cornerRadius\" in an object")
      return nil
    }
    return decoder.unknownValue(name, noun: "shape", at: place, among: named.map(\.name) + ["roundedRectangle"])
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .object }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> Shape? {
    guard case .string(let name) = value else { return nil }
    return named.first { $0.name == name }?.shape
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Shape") { .anyOf([.enumeration(named.map(\.name)), ShapeObject.schema(&$0)]) }
  }

  package var defaultValue: SchemaTree? { Self.named.first { $0.shape == self }.map { .string($0.name) } }
}

/// A shape with an argument.
struct ShapeObject: Declared {
  var roundedRectangle = RoundedRectangleArguments()

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("roundedRectangle", &roundedRectangle, .required, "A rectangle with round corners.")
  }
}

/// The arguments of a rounded rectangle.
struct RoundedRectangleArguments: ObjectValue {
  static let noun = "the arguments of a rounded rectangle"

  var cornerRadius = Length(0)

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("cornerRadius", &cornerRadius, .required, "The corners' radius in points.")
  }
}
