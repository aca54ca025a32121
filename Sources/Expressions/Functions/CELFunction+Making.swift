extension CELFunction.Overload {
  init(_ parameters: CELType..., to result: CELType) {
    self.init(parameters: parameters, result: result)
  }
}

extension CELFunction {
  /// Creates a function that is called by its name alone: `size(text)`.
  static func global(
    _ name: String, _ overloads: [Overload], _ implementation: @escaping Implementation
  ) -> CELFunction {
    CELFunction(name: name, isMethod: false, overloads: overloads, implementation: implementation)
  }

  /// Creates a function that is called on its first argument: `text.size()`.
  static func method(
    _ name: String, _ overloads: [Overload], _ implementation: @escaping Implementation
  ) -> CELFunction {
    CELFunction(name: name, isMethod: true, overloads: overloads, implementation: implementation)
  }
}
