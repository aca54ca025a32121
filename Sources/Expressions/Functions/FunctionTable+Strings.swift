extension FunctionTable {
  /// What works on strings (cel-go, extension `strings`); indexes count code points.
  static let strings: [CELFunction] = [
    .method("charAt", [.init(.string, .int, to: .string)], StringFunctions.charAt),
    .method(
      "substring", [.init(.string, .int, to: .string), .init(.string, .int, .int, to: .string)],
      StringFunctions.substring),
    .method("indexOf", indexOverloads, StringFunctions.indexOf),
    .method("lastIndexOf", indexOverloads, StringFunctions.lastIndexOf),
    .method(
      "replace",
      [.init(.string, .string, .string, to: .string), .init(.string, .string, .string, .int, to: .string)],
      StringFunctions.replace),
    .method(
      "split",
      [.init(.string, .string, to: .list(.string)), .init(.string, .string, .int, to: .list(.string))],
      StringFunctions.split),
    .method(
      "join", [.init(.list(.string), to: .string), .init(.list(.string), .string, to: .string)],
      StringFunctions.join),
    .method("lowerAscii", [.init(.string, to: .string)], StringFunctions.lowerAscii),
    .method("upperAscii", [.init(.string, to: .string)], StringFunctions.upperAscii),
    .method("trim", [.init(.string, to: .string)], StringFunctions.trim),
    .method("reverse", [.init(.string, to: .string)], StringFunctions.reverse),
    .global("strings.quote", [.init(.string, to: .string)], StringFunctions.quote),
  ]

  private static let indexOverloads: [CELFunction.Overload] = [
    .init(.string, .string, to: .int), .init(.string, .string, .int, to: .int),
  ]
}
