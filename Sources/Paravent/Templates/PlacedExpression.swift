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

extension PlacedExpression {
  /// The path that a control is bound to where the expression is a plain path.
  var bindingPath: BindingPath? {
    guard let path = expression.path, path.fields.allSatisfy(\.isIdentifier) else { return nil }
    if path.place == NameTable.statePlace, path.fields.isEmpty { return nil }
    return BindingPath(place: path.place, fields: path.fields)
  }
}
