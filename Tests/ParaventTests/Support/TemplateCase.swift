import Diagnostics
import Paravent
import Testing

/// A screen with expressions, what it is resolved with, and what its author sees.
///
/// In the JSON the mark `▸` stands before each place where a fault is reported; it is no part of the document.
struct TemplateCase: CustomTestStringConvertible {
  let name: String
  let screen: String
  let data: String?
  let state: String?
  /// What is shown.
  let outline: String
  /// Each fault as `code pointer → suggestion`, those of data with `data:` or `state:` before it.
  let faults: [String]
  /// A part of the first fault's message.
  let words: String

  /// Creates a case whose body, parameters, state and handlers are the members of the screen.
  init(
    _ name: String, _ body: String, parameters: String? = nil, initially: String? = nil, handlers: String? = nil,
    data: String? = nil, state: String? = nil, shows outline: String, faults: [String], words: String = ""
  ) {
    let members = [
      parameters.map { #""parameters": {\#($0)}"# }, initially.map { #""state": {\#($0)}"# },
      handlers.map { #""handlers": {\#($0)}"# }, #""body": \#(body)"#,
    ]
    self.name = name
    screen = "{\(members.compactMap(\.self).joined(separator: ", "))}"
    (self.data, self.state, self.outline, self.faults, self.words) = (data, state, outline, faults, words)
  }

  var testDescription: String { name }
}

extension TemplateCase {
  /// Creates a case with the faults one by one.
  init(
    _ name: String, _ body: String, parameters: String? = nil, initially: String? = nil, handlers: String? = nil,
    data: String? = nil, state: String? = nil, shows outline: String, _ faults: String..., words: String = ""
  ) {
    self.init(
      name, body, parameters: parameters, initially: initially, handlers: handlers, data: data, state: state,
      shows: outline, faults: faults, words: words)
  }

  /// Decodes and resolves the screen, and compares what is shown and reported.
  func check(limits: Limits = Limits()) {
    let decoded = Decoded(
      Self.unmarked(screen), data: data.map(Self.unmarked), state: state.map(Self.unmarked), limits: limits)
    #expect(decoded.outline == outline)
    #expect(decoded.diagnostics.map(Self.summary).sorted() == faults.sorted())
    let places = decoded.diagnostics.map { diagnostic in
      "\(diagnostic.file ?? "") \(diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "nowhere")"
    }
    let marks =
      Self.marks(in: screen, of: "screen.json") + Self.marks(in: data, of: "data.json")
      + Self.marks(in: state, of: "state.json")
    #expect(places.sorted() == marks.sorted())
    let message = decoded.diagnostics.first?.message ?? ""
    #expect(words.isEmpty || message.contains(words), "\(message)")
  }

  private static func summary(_ diagnostic: Diagnostic) -> String {
    let file = diagnostic.file == "screen.json" ? nil : diagnostic.file.map { "\($0.prefix { $0 != "." }):" }
    let pointer = diagnostic.pointer.flatMap { $0.isEmpty ? nil : $0 }
    let suggestion = diagnostic.suggestion.map { "→ \($0)" }
    return [file, diagnostic.code.rawValue, pointer, suggestion].compactMap(\.self).joined(separator: " ")
  }

  private static let mark: Unicode.Scalar = "▸"

  static func unmarked(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != mark }))
  }

  /// The places of the marks as `file line:column`.
  static func marks(in text: String?, of file: String) -> [String] {
    var (line, column) = (1, 1)
    var marks: [String] = []
    for scalar in (text ?? "").unicodeScalars {
      switch scalar {
      case mark: marks.append("\(file) \(line):\(column)")
      case "\n": (line, column) = (line + 1, 1)
      default: column += 1
      }
    }
    return marks
  }
}

extension Decoded {
  /// Decodes a screen and resolves it with data and a state.
  init(_ json: String, data: String?, state: String? = nil, limits: Limits = Limits()) {
    let (screen, decoding) = Screen.decode(Array(json.utf8), file: "screen.json", limits: limits)
    let given = data.map { ScreenData.decode(Array($0.utf8), file: "data.json", limits: limits) }
    let written = state.map { ScreenData.decode(Array($0.utf8), file: "state.json", limits: limits) }
    var options = ResolvingOptions()
    options.data = given?.data
    options.state = written?.data
    let resolved = screen?.resolve(options)
    let reports = [decoding, given?.report, written?.report, resolved?.report].compactMap(\.self)
    self.init(screen: screen, tree: resolved?.tree, diagnostics: reports.flatMap(\.diagnostics))
  }

  private init(screen: Screen?, tree: ResolvedTree?, diagnostics: [Diagnostic]) {
    (self.screen, self.tree, self.diagnostics) = (screen, tree, diagnostics)
  }
}
