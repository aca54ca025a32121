extension FunctionTable {
  /// What writes values into a text (cel-go, extension `strings`).
  static let formatting: [CELFunction] = [
    .method("format", [.init(.string, .list(.dynamic), to: .string)], format)
  ]

  private static func format(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 2, case .string(let text) = arguments[0], case .list(let values) = arguments[1] else {
      throw .noOverload("format", arguments)
    }
    var writer = FormatWriter()
    try writer.write(text, values, cost: &cost)
    return .string(String(decoding: writer.output, as: UTF8.self))
  }
}
