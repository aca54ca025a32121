/// A keyword that applies schemas to the value itself.
enum Applicator: Sendable {
  case all(Int32)
  case dynamic(initial: Int32, anchor: Int32)
  case any(union: Int32)
  case one(union: Int32)
  case not(Int32)
  /// A branch that is absent is the schema `true`.
  case conditional(Int32, then: Int32, otherwise: Int32)
}
