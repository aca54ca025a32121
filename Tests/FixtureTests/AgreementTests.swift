import Diagnostics
import JSON
import JSONSchema
import Paravent
import Testing

@Suite struct AgreementTests {
  @Test("A fault is reported once, at its place, and the schema refuses it too", arguments: AgreementRow.all)
  func refusal(_ row: AgreementRow) throws {
    let document = try JSONDocument.parse(Array(row.screen.utf8), name: "screen.json")
    expectOneFault(of: row, in: document)
    #expect(try !Self.schema().faults(of: document.root).isEmpty)
  }

  @Test("The schema refuses a misplaced modifier in one place, the same", arguments: AgreementRow.misplacedModifiers)
  func misplacement(_ row: AgreementRow) throws {
    let document = try JSONDocument.parse(Array(row.screen.utf8), name: "screen.json")
    var log = DiagnosticLog()
    for fault in try Self.schema().faults(of: document.root) { log.report(fault) }
    let faults = log.report().diagnostics
    #expect(faults.map(\.place) == [row.place], "\(faults.map(\.message))")
  }

  @Test("What only the engine refuses is in a short list", arguments: AgreementRow.exceptions)
  func exception(_ row: AgreementRow) throws {
    let document = try JSONDocument.parse(Array(row.screen.utf8), name: "screen.json")
    expectOneFault(of: row, in: document)
    #expect(try Self.schema().isValid(document.root), "no exception any more: move it to the other rows")
  }

  @Test("What has no fault is admitted by the engine and by the schema", arguments: AdmittedSource.screens)
  func admission(_ screen: String) throws {
    let document = try JSONDocument.parse(Array(screen.utf8), name: "screen.json")
    #expect(Screen.decode(document).report.diagnostics.map(\.message) == [])
    #expect(try Self.schema().faults(of: document.root).map(\.message) == [])
  }

  @Test("Every view and every modifier is refused somewhere and admitted somewhere")
  func completeness() {
    let refused = AgreementRow.all.map(\.source).joined(separator: "\n")
    let admitted = AdmittedSource.screens.joined(separator: "\n")
    for component in Catalog.components {
      let name = #""view": "\#(component.name)""#
      #expect(refused.contains(name) && admitted.contains(name), "\(component.name)")
    }
    for modifier in Catalog.modifiers {
      let name = #""\#(modifier.name)""#
      let isAdmitted = admitted.contains(name) || modifier.replacement != nil
      #expect(refused.contains(name) && isAdmitted, "\(modifier.name)")
    }
  }

  private func expectOneFault(of row: AgreementRow, in document: JSONDocument) {
    let faults = Screen.decode(document).report.diagnostics
    #expect(faults.map(\.code) == [row.code], "\(faults.map(\.message))")
    #expect(faults.map(\.place) == [row.place])
    #expect(faults.map(\.suggestion) == [row.suggestion])
  }

  private static let compiled = CompiledSchema.of(DocumentSchema.screen())

  private static func schema() throws -> JSONSchema { try #require(compiled) }
}

extension Diagnostic {
  /// Where the fault begins, `line:column`.
  fileprivate var place: String {
    range.map { "\($0.start.line):\($0.start.column)" } ?? ""
  }
}
