package import JSON

/// A value of a document that holds expressions or control forms: what it becomes is known when there is data.
package indirect enum ValueTemplate: Sendable {
  /// A value of the document as it stands.
  case literal(JSONValue)
  /// A string without expressions, and its place.
  case string(String, JSONPlace)
  /// A string that is one whole expression, whose value keeps its type.
  case expression(PlacedExpression)
  /// A string with expressions in it.
  case text(TextTemplate)
  /// An array of the document, and what its elements become.
  case array(JSONValue, [ValueTemplate])
  /// An object of the document, and what its members become.
  case object(JSONValue, [(key: String, value: ValueTemplate)])
  /// An action, which is handed on as it is.
  case action(ActionValue)
  /// One of several values, or none.
  case form(ControlForm<ValueTemplate?>)
}

extension ValueTemplate {
  /// The member of an object with a name.
  func member(_ name: String) -> ValueTemplate? {
    guard case .object(_, let members) = self else { return nil }
    return members.first { $0.key == name }?.value
  }

  /// Whether the value does not depend on data.
  var isStatic: Bool {
    switch self {
    case .literal, .string: true
    case .expression, .text, .form, .action: false
    case .array(_, let elements): elements.allSatisfy(\.isStatic)
    case .object(_, let members): members.allSatisfy { $0.value.isStatic }
    }
  }
}
