import Diagnostics
import JSON
import JSONSchema
import Paravent
import Testing

/// Schemas of 2020-12, and the same in draft 7.
private let translations: KeyValuePairs = [
  #"{"$schema":"https://json-schema.org/draft/2020-12/schema"}"#:
    ##"{"$schema":"http://json-schema.org/draft-07/schema#"}"##,
  ##"{"$ref":"#/$defs/$defs/properties/$defs","$defs":{"$defs":{"properties":{"$defs":true}}}}"##:
    ##"{"definitions":{"$defs":{"properties":{"$defs":true}}},"allOf":[{"$ref":"#/definitions/$defs/properties/$defs"}]}"##,
  ##"{"$ref":"#/$defs/a/prefixItems/0","description":"A"}"##:
    ##"{"$ref":"#/definitions/a/items/0","description":"A"}"##,
  ##"{"not":{"$ref":"#/$defs/a","allOf":[{"minimum":1}]}}"##:
    ##"{"not":{"allOf":[{"minimum":1},{"$ref":"#/definitions/a"}]}}"##,
  #"{"prefixItems":[{"type":"string"}],"items":false}"#: #"{"items":[{"type":"string"}],"additionalItems":false}"#,
  #"{"dependentRequired":{"a":["b"]},"dependentSchemas":{"c":{"$defs":{}}}}"#:
    #"{"dependencies":{"a":["b"],"c":{"definitions":{}}}}"#,
  #"{"contains":{"type":"string"},"minContains":0,"unevaluatedProperties":false}"#: "{}",
  #"{"const":{"$defs":1},"enum":[{"prefixItems":[]}],"default":{"$ref":"a"}}"#:
    #"{"const":{"$defs":1},"enum":[{"prefixItems":[]}],"default":{"$ref":"a"}}"#,
]

@Suite struct Draft7Tests {
  @Test("The export differs in keywords that were renamed only", arguments: translations.map { ($0.key, $0.value) })
  func translation(_ schema: String, _ expected: String) throws {
    let tree = SchemaTree(try JSONDocument.parse(Array(schema.utf8), name: "schema").root)
    #expect(tree.inDraft7 == SchemaTree(try JSONDocument.parse(Array(expected.utf8), name: "schema").root))
  }

  @Test(
    "Every schema is one of draft 7",
    arguments: [DocumentSchema.screen(), DocumentSchema.designSystem(), DocumentSchema.resolved()])
  func validity(_ tree: SchemaTree) throws {
    let reference = SchemaTree.object(["$ref": .string("http://json-schema.org/draft-07/schema#")])
    let metaSchema = try #require(CompiledSchema.of(reference, draft: .draft7))
    let bytes = tree.inDraft7.json()
    let document = try JSONDocument.parse(bytes, name: "schema")
    #expect(metaSchema.faults(of: document.root).map(\.message) == [])
    let root = document.root.object
    #expect(root?["$defs"] == nil && root?["definitions"]?.object?["Node"] != nil)
    #expect(!String(decoding: bytes, as: UTF8.self).contains(##""$ref": "#/$defs"##))
  }

  @Test("The same is refused", arguments: AgreementRow.all)
  func refusal(_ row: AgreementRow) throws {
    let document = try JSONDocument.parse(Array(row.screen.utf8), name: "screen.json")
    #expect(try !Self.schema().isValid(document.root))
  }

  @Test("The same is admitted", arguments: AdmittedSource.screens)
  func admission(_ source: String) throws {
    let document = try JSONDocument.parse(Array(source.utf8), name: "screen.json")
    #expect(try Self.schema().isValid(document.root))
  }

  @Test("A screen fits the schema of its design systems as it does in 2020-12", arguments: Fixture.screens)
  func screens(_ fixture: Fixture) throws {
    let document = try Repository.document("Fixtures/\(fixture.folder)/\(fixture.name).json")
    let systems = fixture.designSystems().systems
    let names = document.root.object?["uses"]?.array?.compactMap(\.string) ?? []
    let tree = DocumentSchema.screen(systems.namespace(using: names).namespace)
    let schema = try #require(CompiledSchema.of(tree.inDraft7))
    let isValid = !Screen.decode(document, designSystems: systems).report.hasErrors
    #expect(schema.isValid(document.root) == isValid)
  }

  @Test("A design system fits the schema of design systems", arguments: DesignSystemCase.all)
  func designSystems(_ row: DesignSystemCase) throws {
    let bytes = Array(#"{"designSystem": "d", \#(row.members)}"#.utf8)
    let schema = try #require(Self.compiledDesignSystem)
    #expect(try schema.isValid(JSONDocument.parse(bytes, name: "d.json").root) == row.isValid)
  }

  private static let compiled = CompiledSchema.of(DocumentSchema.screen().inDraft7)
  private static let compiledDesignSystem = CompiledSchema.of(DocumentSchema.designSystem().inDraft7)

  private static func schema() throws -> JSONSchema { try #require(compiled) }
}
