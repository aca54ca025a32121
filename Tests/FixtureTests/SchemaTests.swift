import Diagnostics
import Paravent
import Testing

@Suite struct SchemaTests {
  @Test("The committed schema of screens is the one that the catalogue makes")
  func screen() {
    expectCurrent("Schemas/screen.schema.json", DocumentSchema.screen().json())
  }

  @Test("The committed schema of design systems is the one that the declarations make")
  func designSystem() {
    expectCurrent("Schemas/design-system.schema.json", DocumentSchema.designSystem().json())
  }

  @Test("The committed schema of resolved JSON is the one that the declarations make")
  func resolved() {
    expectCurrent("Schemas/resolved.schema.json", DocumentSchema.resolved().json())
  }

  @Test("The committed reference of views and modifiers is the one that the catalogue makes")
  func reference() {
    expectCurrent("Documentation/Reference.md", Array(ReferenceDocument.markdown().utf8))
  }

  @Test("The committed page on diagnostics is the one that the explanations make")
  func diagnostics() {
    expectCurrent("Documentation/Diagnostics.md", Array(DiagnosticsDocument.markdown().utf8))
  }

  @Test("A fault of a fixture is no graver or milder than its explanation says", arguments: Fixture.invalid)
  func severities(_ fixture: Fixture) {
    for diagnostic in fixture.resolved().reports.flatMap(\.diagnostics) {
      #expect(diagnostic.code.explanation.severities.contains(diagnostic.severity), "\(diagnostic.code.rawValue)")
    }
  }

  private func expectCurrent(_ path: String, _ output: [UInt8]) {
    if Repository.isRecording {
      Repository.write(output, to: path)
      Issue.record("\(path) was written anew")
    } else {
      let isCurrent = Repository.read(path) == output
      #expect(isCurrent, "\(path) is stale: run the tests with RECORD=1")
    }
  }
}
