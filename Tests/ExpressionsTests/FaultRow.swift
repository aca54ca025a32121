import Testing

@testable import Expressions

/// A faulty expression, in which « and » stand around what is wrong, and the message.
struct FaultRow: CustomTestStringConvertible {
  var marked: String
  var message: String
  var kind: ExpressionFault.Kind
  var suggestion: String?

  init(_ marked: String, _ message: String, _ kind: ExpressionFault.Kind = .syntax, suggestion: String? = nil) {
    self.marked = marked
    self.message = message
    self.kind = kind
    self.suggestion = suggestion
  }
}

extension FaultRow {
  var testDescription: String { marked }

  /// The expression without its marks.
  var text: String { String(marked.filter { $0 != "«" && $0 != "»" }) }

  /// The fault that the marks and the message describe.
  var fault: ExpressionFault {
    let bytes = Array(marked.utf8)
    let mark = Array("«".utf8)
    let lower = (0..<bytes.count).first { bytes[$0...].starts(with: mark) } ?? 0
    let upper = (0..<bytes.count).first { bytes[$0...].starts(with: "»".utf8) } ?? 0
    return ExpressionFault(kind, lower..<upper - mark.count, message, suggestion: suggestion)
  }
}
