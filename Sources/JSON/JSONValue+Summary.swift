internal import Diagnostics

extension JSONValue {
  /// The value in the words of a diagnostic, never longer than a line.
  package var summary: String {
    switch kind {
    case .null: "null"
    case .bool: bool == true ? "true" : "false"
    case .integer: integer.map { "\($0)" } ?? "a number"
    case .real: number.map { "\($0)" } ?? "a number"
    case .string: "the string \((string ?? "").quoted)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONPlace {
  /// The beginning of a message about a member: its name and a colon; empty for other places.
  package var subject: String {
    switch step {
    case .member(let name), .key(let name): "\(name.quoted): "
    case .element, .opening, .itself: ""
    }
  }
}

extension String {
  /// The string in quotation marks, as diagnostics show a value.
  package var quoted: String { Wording.quoted(self) }
}
