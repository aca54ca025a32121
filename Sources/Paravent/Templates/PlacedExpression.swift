package import Expressions
package import JSON

/// An expression of a document, compiled once, with the place where a fault of its value is reported.
package final class PlacedExpression: Sendable {
  /// The compiled expression.
  package let expression: Expression
  /// Where it stands, without `${` and `}`.
  package let place: JSONPlace

  init(_ expression: Expression, at place: JSONPlace) {
    self.expression = expression
    self.place = place
  }
}
