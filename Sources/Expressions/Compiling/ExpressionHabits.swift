/// What authors write from the habit of other languages, and what it is called here.
enum ExpressionHabits {}

extension ExpressionHabits {
  private static let operators = ["and": "&&", "or": "||", "is": "==", "mod": "%", "equals": "=="]

  private static let variables = ["nil": "null", "None": "null", "undefined": "null", "True": "true", "False": "false"]

  private static let functions = [
    "max": "math.greatest", "min": "math.least", "math.max": "math.greatest", "math.min": "math.least",
    "abs": "math.abs", "round": "math.round", "floor": "math.floor", "ceil": "math.ceil", "len": "size",
    "count": "size", "length": "size", "str": "string", "String": "string", "Int": "int", "Double": "double",
    "toString": "string", "parseInt": "int", "parseFloat": "double", "Math.max": "math.greatest",
    "Math.min": "math.least",
  ]

  private static let methods = [
    "uppercased": "upperAscii", "toUpperCase": "upperAscii", "lowercased": "lowerAscii", "toLowerCase": "lowerAscii",
    "hasPrefix": "startsWith", "hasSuffix": "endsWith", "includes": "contains", "any": "exists", "some": "exists",
    "every": "all", "allSatisfy": "all", "where": "filter", "forEach": "map", "joined": "join", "components": "split",
    "trimmingCharacters": "trim", "count": "size", "length": "size", "len": "size", "reversed": "reverse",
    "replacingOccurrences": "replace", "strip": "trim", "toFixed": "format",
  ]

  /// The operator that is meant by a word.
  static func `operator`(for word: String) -> String? { operators[word] }

  /// The value that is meant by a name.
  static func value(for name: String) -> String? { variables[name] }

  /// The function or method that is meant by a name.
  static func function(for name: String, isMethod: Bool) -> String? { isMethod ? methods[name] : functions[name] }

  /// What is meant by a field that lists and strings do not have; the text is that of the list or string.
  static func expression(for field: String, of text: String) -> String? {
    switch field {
    case "count", "length", "size": "size(\(text))"
    case "isEmpty", "empty": "size(\(text)) == 0"
    case "first": "\(text)[0]"
    case "last": "\(text)[size(\(text)) - 1]"
    default: nil
    }
  }
}
