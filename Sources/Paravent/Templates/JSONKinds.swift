internal import Expressions
internal import JSON

/// Some of the types of JSON.
struct JSONKinds: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  static let bool = JSONKinds(rawValue: 1)
  static let integer = JSONKinds(rawValue: 2)
  static let real = JSONKinds(rawValue: 4)
  static let string = JSONKinds(rawValue: 8)
  static let array = JSONKinds(rawValue: 16)
  static let object = JSONKinds(rawValue: 32)
  static let all = JSONKinds(rawValue: 63)
}

extension JSONKinds {
  /// A value of each type, by which a property tells what it takes.
  private static let samples = zip(
    [bool, integer, real, string, array, object],
    JSONDocument(
      name: "samples",
      content: .array([.bool(true), .integer(1), .real(0.5), .string(""), .array([]), .object([])])
    ).root.array.map(Array.init) ?? [])

  /// The types of which a condition holds.
  init(where accepts: (JSONValue) -> Bool) {
    self = JSONKinds(Self.samples.filter { accepts($1) }.map(\.0))
  }
}

extension ValueTemplate {
  /// The types in JSON that the value may have.
  var kinds: JSONKinds {
    switch self {
    case .form(let form): form.contents.reduce(into: []) { $0.formUnion($1?.kinds ?? []) }
    default: type.kinds
    }
  }
}

extension PropertyValue {
  /// The types of JSON that the property could have.
  static var kinds: JSONKinds { JSONKinds(where: accepts) }

  /// Whether the property takes text, to which other values are converted.
  static var takesText: Bool {
    Self.self == String.self || Self.self == String?.self || Self.self == Bound<String>.self
  }
}

extension CELValue {
  /// The value's type in JSON.
  var kinds: JSONKinds {
    switch self {
    case .null: []
    case .bool: .bool
    case .int, .uint: .integer
    case .double: .real
    case .string, .bytes, .timestamp, .duration, .type: .string
    case .list: .array
    case .map: .object
    }
  }
}

extension CELType {
  /// The types in JSON that a value may have.
  var kinds: JSONKinds {
    switch self {
    case .dynamic: .all
    case .null: []
    case .bool: .bool
    case .int, .uint: .integer
    case .double: .real
    case .string, .choice, .bytes, .timestamp, .duration, .type: .string
    case .list: .array
    case .map, .record: .object
    }
  }
}
