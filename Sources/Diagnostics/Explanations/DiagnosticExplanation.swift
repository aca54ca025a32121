/// What a code tells an author, with examples that the engine itself takes as they are.
///
/// `paravent explain` and the documentation are made from these.
package struct DiagnosticExplanation: Sendable {
  /// The code that is explained.
  package let code: DiagnosticCode
  /// The heading under which it stands.
  package let theme: DiagnosticTheme
  /// How grave it may be, gravest first.
  package let severities: [Severity]
  /// One sentence.
  package let summary: String
  /// What it means, why it matters, what becomes of the screen, and how it is mended; lines end where they like.
  package let paragraph: String
  /// The bound that the examples are held to, where those that meet the usual one would be huge.
  package let limit: LoweredLimit?
  /// A document with this fault and no other.
  package let bad: DiagnosticExample
  /// The same without fault.
  package let good: DiagnosticExample

  init(
    _ code: DiagnosticCode, _ theme: DiagnosticTheme, _ severities: [Severity], _ summary: String,
    _ paragraph: String, limit: LoweredLimit? = nil, bad: DiagnosticExample, good: DiagnosticExample
  ) {
    self.code = code
    self.theme = theme
    self.severities = severities
    self.summary = summary
    self.paragraph = paragraph
    self.limit = limit
    self.bad = bad
    self.good = good
  }
}

extension DiagnosticExplanation {
  /// The explanations of all codes, by theme.
  package static var all: [DiagnosticExplanation] {
    let explanations = DiagnosticCode.allCases.map(\.explanation)
    return DiagnosticTheme.allCases.flatMap { theme in explanations.filter { $0.theme == theme } }
  }
}
