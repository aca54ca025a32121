import Diagnostics
import JSON
import JSONSchema
import Paravent
import Testing

/// Resolved JSON that the writer does not write, in a word and as the root of a tree.
private let faultyRoots: KeyValuePairs = [
  "an unknown primitive": #"{"primitive": "label"}"#,
  "no primitive": #"{"id": "a"}"#,
  "an unknown attribute": #"{"primitive": "divider", "color": "red"}"#,
  "a missing attribute": #"{"primitive": "spacer"}"#,
  "another type": #"{"primitive": "spacer", "minLength": "8"}"#,
  "a wrapper without a child": #"{"primitive": "hidden"}"#,
  "the alignment of the other axis": #"{"primitive": "stack", "axis": "vertical", "alignment": "top", "children": []}"#,
  "an unknown appearance": #"{"primitive": "list", "appearance": "plane", "children": []}"#,
  "a colour's name": #"{"primitive": "shape", "shape": "circle", "fill": "red"}"#,
  "a shape that is filled and drawn":
    ##"{"primitive": "shape", "shape": "circle", "fill": {"light": "#000000", "dark": "#000000"}, "stroke": {"light": "#000000", "dark": "#000000"}, "lineWidth": 1, "isInside": true}"##,
  "a child at fault": #"{"primitive": "hidden", "child": {"primitive": "spacer"}}"#,
  "an action of two kinds":
    #"{"primitive": "tap", "isEnabled": true, "actions": [{"dismiss": true, "navigate": "/a"}], "child": {"primitive": "divider"}}"#,
  "an array of axes that are none": #"{"primitive": "fits", "axes": ["up"], "children": []}"#,
]

@Suite struct ResolvedSchemaTests {
  @Test("Every golden file of resolved JSON fits its schema", arguments: Repository.resolvedFiles)
  func golden(_ path: String) throws {
    let document = try Repository.document(path)
    #expect(try Self.schema().faults(of: document.root).map(\.message) == [])
    #expect(try Self.draft7().isValid(document.root))
  }

  @Test("There are golden files")
  func files() {
    #expect(Repository.resolvedFiles.count > 100)
  }

  @Test("What the writer never writes is refused", arguments: faultyRoots.map { ($0.key, $0.value) })
  func refusal(_ name: String, _ root: String) throws {
    let text = #"{"resolved": 1, "layoutDirection": "leftToRight", "root": \#(root)}"#
    let document = try JSONDocument.parse(Array(text.utf8), name: "resolved.json")
    #expect(try !Self.schema().isValid(document.root))
    #expect(try !Self.draft7().isValid(document.root))
  }

  @Test("Keys beginning with x- stand on nodes and on the whole, and others do not")
  func extensions() throws {
    let text =
      #"{"resolved": 1, "layoutDirection": "leftToRight", "root": {"primitive": "divider", "x-a": 1}, "x-b": 2}"#
    let document = try JSONDocument.parse(Array(text.utf8), name: "resolved.json")
    #expect(try Self.schema().isValid(document.root))
    let other = try JSONDocument.parse(Array(text.replacing("x-b", with: "b").utf8), name: "resolved.json")
    #expect(try !Self.schema().isValid(other.root))
  }

  @Test("What the writer writes for every admitted view and modifier fits", arguments: AdmittedSource.screens)
  func admitted(_ source: String) throws {
    let document = try JSONDocument.parse(Array(source.utf8), name: "screen.json")
    guard let screen = Screen.decode(document).screen else { return }
    let written = try JSONDocument.parse(screen.resolve().tree.json(), name: "resolved.json")
    #expect(try Self.schema().faults(of: written.root).map(\.message) == [])
  }

  private static let compiled = CompiledSchema.of(DocumentSchema.resolved())
  private static let compiledInDraft7 = CompiledSchema.of(DocumentSchema.resolved().inDraft7)

  private static func schema() throws -> JSONSchema { try #require(compiled) }
  private static func draft7() throws -> JSONSchema { try #require(compiledInDraft7) }
}

extension Repository {
  /// The golden files of resolved JSON.
  fileprivate static let resolvedFiles = ["screens", "systems", "invalid"].flatMap { folder in
    documents(in: "Fixtures/\(folder)/expected").filter { $0.hasSuffix(".resolved") }.map {
      "Fixtures/\(folder)/expected/\($0).json"
    }
  }
}
