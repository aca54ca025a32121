internal import Expressions
internal import JSON

/// A string with expressions in it.
package struct TextTemplate: Sendable {
  /// A stretch of the string.
  enum Segment: Sendable {
    case text(String)
    case expression(PlacedExpression)
  }

  /// The stretches, in order; at least one is an expression.
  let segments: [Segment]
}

extension TextTemplate {
  /// The expression where the string is nothing else, so that the value keeps its type.
  var whole: PlacedExpression? {
    guard segments.count == 1, case .expression(let expression) = segments[0] else { return nil }
    return expression
  }

  /// The place of the first expression.
  var place: JSONPlace? {
    for case .expression(let placed) in segments { return placed.place }
    return nil
  }

  /// The text where no expression in it depends on data; `nil` where one does.
  var constantText: String? {
    var text = ""
    for segment in segments {
      switch segment {
      case .text(let literal): text += literal
      case .expression(let placed):
        guard let constant = placed.expression.constant else { return nil }
        if case .null = constant { continue }
        guard let part = constant.text else { return nil }
        text += part
      }
    }
    return text
  }
}
