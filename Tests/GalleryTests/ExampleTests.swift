import Diagnostics
import Gallery
import JSON
import Paravent
import Testing

@Suite struct ExampleTests {
  @Test("Every view of the engine has an example that shows something", arguments: Catalog.components.map(\.name))
  func view(name: String) throws {
    let (tree, report) = try shown(Examples.view(name))
    #expect(report.diagnostics == [])
    #expect(tree.root != nil)
  }

  private func shown(_ example: JSONValue?) throws -> (tree: ResolvedTree, report: DiagnosticReport) {
    let example = try #require(example)
    let content = JSONContent.object([
      ("handlers", .value(try #require(Examples.handlers))), ("body", .value(example)),
    ])
    var writer = JSONWriter()
    writer.value(JSONDocument(name: "", content: content).root)
    let (screen, decoding) = Screen.decode(writer.bytes, file: "example")
    let (tree, resolving) = try #require(screen).resolve()
    return (tree, DiagnosticReport(joining: [decoding, resolving]))
  }

  @Test("Every modifier of the engine has an example that holds it", arguments: Catalog.modifiers.map(\.name))
  func modifier(name: String) throws {
    let example = Examples.modifier(name)
    let (tree, report) = try shown(example)
    let deprecated = Catalog.modifiers.filter { $0.replacement != nil }.map(\.name)
    #expect(report.diagnostics.allSatisfy { deprecated.contains(name) && $0.code == .deprecated })
    #expect(tree.root != nil)
    #expect(try holds(name, in: #require(example)))
  }

  private func holds(_ name: String, in value: JSONValue) -> Bool {
    if let array = value.array { return array.contains { $0.string == name || holds(name, in: $0) } }
    return value.object?.contains { $0.key == name || holds(name, in: $0.value) } ?? false
  }

  @Test("Every style family of the engine has a control", arguments: StyleFamily.builtIn.map(\.name))
  func control(family: String) throws {
    let (tree, report) = try shown(Examples.control(of: family))
    #expect(report.diagnostics == [])
    #expect(tree.root != nil)
  }
}
