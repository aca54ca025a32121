/// Every function of the language but operators and macros.
enum FunctionTable {
  /// The functions, looked up while an expression is compiled.
  static let functions: [CELFunction] = [
    conversions, sizes, tests, calendar, strings, formatting, rounding, magnitudes, bits,
  ].flatMap(\.self)

  private static let globals = places(areMethods: false)
  private static let methods = places(areMethods: true)

  /// Returns the function of a name, or `nil` where there is none.
  static func function(named name: String, isMethod: Bool) -> CELFunction? {
    isMethod ? methods[name] : globals[name]
  }

  private static func places(areMethods: Bool) -> [String: CELFunction] {
    Dictionary(
      functions.lazy.filter { $0.isMethod == areMethods }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
