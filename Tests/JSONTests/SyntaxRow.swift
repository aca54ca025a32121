import Diagnostics
import JSON
import Testing

/// A text that is no JSON, and the diagnostic that it gets.
struct SyntaxRow: Sendable, CustomTestStringConvertible {
  let text: String
  let place: String
  let mark: String
  let message: String
  let code: DiagnosticCode

  init(_ text: String, _ place: String, _ mark: String, _ message: String, _ code: DiagnosticCode = .syntax) {
    (self.text, self.place, self.mark, self.message, self.code) = (text, place, mark, message, code)
  }
}

extension SyntaxRow {
  var testDescription: String { text.debugDescription }

  func check() throws {
    let fault = #expect(throws: Diagnostic.self) { try JSONDocument.parse(Array(text.utf8), name: "screen.json") }
    let range = try #require(fault?.range)
    let excerpt = try #require(fault?.excerpt)
    let marked = excerpt.text.unicodeScalars.dropFirst(excerpt.offset).prefix(excerpt.length)
    #expect("\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)" == place)
    #expect(String(String.UnicodeScalarView(marked)) == mark)
    #expect(fault?.message == message)
    #expect(fault?.code == code)
    #expect(fault?.severity == .error && fault?.file == "screen.json" && fault?.pointer == nil)
  }
}
