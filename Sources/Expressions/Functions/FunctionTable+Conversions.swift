extension FunctionTable {
  /// The conversions between types (cel.dev, language definition, "Standard Definitions").
  static let conversions: [CELFunction] = [
    .global("int", conversion(from: [.int, .uint, .double, .string, .timestamp], to: .int), Conversions.int),
    .global("uint", conversion(from: [.uint, .int, .double, .string], to: .uint), Conversions.uint),
    .global("double", conversion(from: [.double, .int, .uint, .string], to: .double), Conversions.double),
    .global(
      "string",
      conversion(
        from: [.string, .int, .uint, .double, .bool, .bytes, .timestamp, .duration], to: .string),
      Conversions.string),
    .global("bytes", conversion(from: [.bytes, .string], to: .bytes), Conversions.bytes),
    .global("bool", conversion(from: [.bool, .string], to: .bool), Conversions.bool),
    .global("timestamp", conversion(from: [.timestamp, .string, .int], to: .timestamp), Conversions.timestamp),
    .global("duration", conversion(from: [.duration, .string], to: .duration), Conversions.duration),
    .global("dyn", [.init(.dynamic, to: .dynamic)], Conversions.dynamic),
    .global("type", [.init(.dynamic, to: .type)], Conversions.type),
  ]

  private static func conversion(from sources: [CELType], to target: CELType) -> [CELFunction.Overload] {
    sources.map { .init($0, to: target) }
  }
}
