import Diagnostics
import Paravent
import Testing

/// A screen, the design systems that it uses, and what the linter warns of.
///
/// In the JSON the mark `▸` stands before each place that is warned of; it is no part of the document.
struct LintCase: CustomTestStringConvertible {
  let name: String
  let systems: [String]
  let screen: String
  let codes: [String]
  let words: String

  /// Creates a case of a body.
  init(_ name: String, _ body: String, _ codes: String..., words: String = "") {
    (self.name, systems, screen, self.codes, self.words) = (name, [], "{\"body\": \(body)}", codes, words)
  }

  /// Creates a case of a body that uses a design system with some declarations.
  init(_ name: String, declaring members: String, _ body: String, _ codes: String..., words: String = "") {
    systems = ["{\"designSystem\": \"s\", \(members)}"]
    (self.name, screen, self.codes, self.words) = (name, "{\"uses\": [\"s\"], \"body\": \(body)}", codes, words)
  }

  var testDescription: String { name }
}

extension LintCase {
  /// Resolves the screen as `validate` does, and compares what is warned of.
  func check() {
    let diagnostics = diagnostics(isLinting: true)
    #expect(diagnostics.map(\.code.rawValue).sorted() == codes.sorted(), "\(diagnostics.map(\.message))")
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    let places = diagnostics.map { diagnostic in
      "\(diagnostic.file ?? "") \(diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "nowhere")"
    }
    let marks = TemplateCase.marks(in: screen, of: "screen.json")
    #expect(places.sorted() == (marks + TemplateCase.marks(in: systems.first, of: "a.json")).sorted())
    #expect(words.isEmpty || diagnostics.first?.message.contains(words) == true, "\(diagnostics.map(\.message))")
    #expect(self.diagnostics(isLinting: false).map(\.message) == [])
  }

  private func diagnostics(isLinting: Bool) -> [Diagnostic] {
    let sources = systems.map { (Array(TemplateCase.unmarked($0).utf8), "a.json") }
    let (systems, linking) = DesignSystems.standard.adding(sources)
    let (screen, decoding) = Screen.decode(
      Array(TemplateCase.unmarked(self.screen).utf8), file: "screen.json", designSystems: systems)
    var options = ResolvingOptions()
    options.includesLints = isLinting
    let resolving = screen?.resolve(options).report
    return [linking, decoding, resolving].compactMap(\.self).flatMap(\.diagnostics)
  }
}
