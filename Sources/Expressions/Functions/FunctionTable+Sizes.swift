extension FunctionTable {
  /// How long something is; strings by code points.
  static let sizes: [CELFunction] = [
    .global("size", sizeOverloads, size),
    .method("size", sizeOverloads, size),
  ]

  private static let sizeOverloads: [CELFunction.Overload] = [
    .init(.string, to: .int), .init(.bytes, to: .int), .init(.list(.dynamic), to: .int),
    .init(.map(.dynamic), to: .int),
  ]

  private static func size(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("size", arguments) }
    switch value {
    case .string(let text):
      try cost.spend(text.utf8.count)
      return .int(Int64(text.unicodeScalars.count))
    case .bytes(let bytes): return .int(Int64(bytes.count))
    case .list(let list): return .int(Int64(list.count))
    case .map(let map): return .int(Int64(map.count))
    default: throw .noOverload("size", arguments)
    }
  }
}
