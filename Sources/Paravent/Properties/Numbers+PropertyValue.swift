package import Expressions
package import JSON

extension Length: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Length? {
    decoder.number(source, at: place, in: 0...Double.greatestFiniteMagnitude, expected: "a number of points, 0 or more")
      .map { Length($0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .integer || source.kind == .real }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> Length? {
    value.number.flatMap { $0.isFinite && $0 >= 0 ? Length($0) : nil }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object(["type": .string("number"), "minimum": .integer(0)])
  }

  package var defaultValue: SchemaTree? { .number(points) }
}

extension FrameBound: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> FrameBound? {
    if source.string == "infinity" { return FrameBound(.infinity) }
    if let string = source.string {
      return decoder.unknownValue(string, noun: "length", at: place, among: ["infinity"])
    }
    let expected = "a number of points, 0 or more, or \"infinity\""
    return decoder.number(source, at: place, in: 0...Double.greatestFiniteMagnitude, expected: expected)
      .map { FrameBound($0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool {
    source.kind == .integer || source.kind == .real || source.kind == .string
  }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> FrameBound? {
    value.number.flatMap { $0.isFinite && $0 >= 0 ? FrameBound($0) : nil }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .anyOf([Length.schema(&definitions), .object(["const": .string("infinity")])])
  }

  package var defaultValue: SchemaTree? { points.isFinite ? .number(points) : .string("infinity") }
}

extension UnitInterval: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> UnitInterval? {
    decoder.number(source, at: place, in: 0...1, expected: "a number from 0 to 1").map { UnitInterval($0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .integer || source.kind == .real }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> UnitInterval? {
    value.number.flatMap { (0...1).contains($0) ? UnitInterval($0) : nil }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object(["type": .string("number"), "minimum": .integer(0), "maximum": .integer(1)])
  }

  package var defaultValue: SchemaTree? { .number(value) }
}

extension PositiveNumber: PropertyValue {
  package static func decode(
    _ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder
  ) -> PositiveNumber? {
    let range = Double.leastNonzeroMagnitude...Double.greatestFiniteMagnitude
    return decoder.number(source, at: place, in: range, expected: "a number above 0").map { PositiveNumber($0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .integer || source.kind == .real }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object(["type": .string("number"), "exclusiveMinimum": .integer(0)])
  }

  package var defaultValue: SchemaTree? { .number(value) }
}

extension PositiveInteger: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder)
    -> PositiveInteger?
  {
    let expected = "a whole number, 1 or more"
    // Whole numbers may be written as 2.0 or 2e0; the limit keeps the conversion exact.
    let number = decoder.number(source, at: place, in: 1...1e15, expected: expected)
    guard let number else { return nil }
    guard number.rounded() == number else { return decoder.wrongType(source, at: place, expected: expected) }
    return PositiveInteger(Int(number))
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .integer || source.kind == .real }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object(["type": .string("integer"), "minimum": .integer(1), "maximum": .integer(1_000_000_000_000_000)])
  }

  package var defaultValue: SchemaTree? { .integer(value) }
}

extension CELValue {
  /// The number, whole or not, or `nil` where the value is none.
  var number: Double? {
    switch self {
    case .int(let integer): Double(integer)
    case .uint(let integer): Double(integer)
    case .double(let number): number
    default: nil
    }
  }
}
