/// The operators of two operands that evaluate both.
enum CELOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  /// Whether a list has an element or a map a key.
  case isContained = "in"
  /// An element of a list or a map.
  case element = "[]"
}
