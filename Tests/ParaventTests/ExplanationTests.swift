import Diagnostics
import Paravent
import Testing

@Suite struct ExplanationTests {
  @Test("The bad example of a code has that fault and no other", arguments: DiagnosticCode.allCases)
  func bad(_ code: DiagnosticCode) {
    let explanation = code.explanation
    let diagnostics = explanation.badReport.diagnostics
    #expect(explanation.code == code)
    #expect(diagnostics.map(\.code) == [code])
    #expect(diagnostics.allSatisfy { explanation.severities.contains($0.severity) })
  }

  @Test("The good example of a code has no fault", arguments: DiagnosticCode.allCases)
  func good(_ code: DiagnosticCode) {
    #expect(code.explanation.goodReport.diagnostics.map(\.message) == [])
  }

  @Test("A lowered limit is what makes an abridged example bad", arguments: DiagnosticCode.allCases)
  func limits(_ code: DiagnosticCode) {
    let explanation = code.explanation
    guard explanation.limit != nil else { return }
    #expect(explanation.bad.report().diagnostics.map(\.message) == [])
  }

  @Test("The list of all explanations has each code once")
  func all() {
    #expect(DiagnosticExplanation.all.map(\.code).sorted() == DiagnosticCode.allCases.sorted())
  }

  @Test("Each explanation is a sentence and a paragraph", arguments: DiagnosticCode.allCases)
  func prose(_ code: DiagnosticCode) {
    let explanation = code.explanation
    #expect(explanation.summary.hasSuffix(".") && explanation.summary.count(where: { $0 == "." }) == 1)
    #expect(explanation.paragraph.hasSuffix(".") && explanation.paragraph.count > explanation.summary.count)
    #expect(!explanation.severities.isEmpty && Set(explanation.severities).count == explanation.severities.count)
  }
}
