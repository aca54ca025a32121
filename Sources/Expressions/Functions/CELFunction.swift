/// A function of the language: what it takes and gives, and what it does.
struct CELFunction: Sendable {
  /// One way to call a function.
  struct Overload: Sendable {
    /// The parameters, a method's receiver first.
    var parameters: [CELType]
    /// What it gives.
    var result: CELType
  }

  /// What a function does with its arguments, a method's receiver first; it is handed what it does not take too, and
  /// then throws `noOverload`.
  typealias Implementation = @Sendable (_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue

  /// The name, with its namespace: `size`, `math.greatest`.
  var name: String
  /// Whether it is called on a receiver: `text.startsWith('a')`.
  var isMethod: Bool
  /// The ways to call it, for checking; the arguments' number must be that of one of them.
  var overloads: [Overload]
  /// What it does.
  var implementation: Implementation
}
