/// A set of the types that JSON Schema tells apart.
struct TypeSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt8
}

extension TypeSet {
  static let null = TypeSet(rawValue: 1)
  static let boolean = TypeSet(rawValue: 2)
  /// A number without a fraction, however it is written.
  static let integer = TypeSet(rawValue: 4)
  static let fraction = TypeSet(rawValue: 8)
  static let string = TypeSet(rawValue: 16)
  static let array = TypeSet(rawValue: 32)
  static let object = TypeSet(rawValue: 64)
  static let number: TypeSet = [.integer, .fraction]
  static let all = TypeSet(rawValue: 127)

  /// The names of types, as the keyword `type` has them.
  static let names: [(name: String, types: TypeSet)] = [
    ("null", .null), ("boolean", .boolean), ("object", .object), ("array", .array), ("number", .number),
    ("string", .string), ("integer", .integer),
  ]

  /// Creates the set that a type's name stands for, or `nil` where there is no such type.
  init?(named name: String) {
    guard let entry = Self.names.first(where: { $0.name == name }) else { return nil }
    self = entry.types
  }
}
