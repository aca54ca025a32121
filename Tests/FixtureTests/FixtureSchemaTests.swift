import Diagnostics
import Glibc
import JSON
import JSONSchema
import Paravent
import Testing

@Suite struct FixtureSchemaTests {
  @Test("The schema of the design systems that a screen uses admits what can be read", arguments: Fixture.screens)
  func screens(_ fixture: Fixture) throws {
    let (document, systems) = (try fixture.document(), fixture.designSystems().systems)
    let schema = try #require(FixtureSchemas.compiled[document.designSystems])
    let faults = schema.faults(of: document.root)
    let report = Screen.decode(document, designSystems: systems).report
    #expect(faults.isEmpty != report.hasErrors, "\(faults.first?.message ?? "")")
  }

  @Test(
    "A design system fits the schema of design systems", arguments: Repository.documents(in: "Fixtures/design-systems"))
  func designSystems(_ name: String) throws {
    let document = try Repository.document("Fixtures/design-systems/\(name).json")
    let faults = try DesignSystemSchemaTests.schema().faults(of: document.root)
    #expect(faults.isEmpty, "\(faults.first?.message ?? "")")
  }
}

/// The schemas of the design systems that screens use, by the names of these.
private enum FixtureSchemas {
  static let compiled = (Fixture.screens + Fixture.invalid).reduce(into: [[String]: JSONSchema]()) { schemas, fixture in
    guard let names = (try? fixture.document())?.designSystems, schemas[names] == nil else { return }
    let tree = DocumentSchema.screen(fixture.designSystems().systems.namespace(using: names).namespace)
    let document = try? JSONDocument.parse(tree.json(), name: "schema")
    schemas[names] = document.flatMap { JSONSchema.compile($0).schema }
  }
}

extension Fixture {
  /// The screen's document.
  fileprivate func document() throws -> JSONDocument { try Repository.document("Fixtures/\(folder)/\(name).json") }
}

extension JSONDocument {
  /// The names of the design systems that the screen uses.
  fileprivate var designSystems: [String] { root.object?["uses"]?.array?.compactMap(\.string) ?? [] }
}

extension Repository {
  /// Returns a file as a document.
  static func document(_ path: String) throws -> JSONDocument { try JSONDocument.parse(read(path) ?? [], name: path) }
}
