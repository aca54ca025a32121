import Diagnostics
import Paravent
import Testing
import TextRendering

@Suite struct DocumentationTests {
  /// The parts of a document between fences of a language, without the fences.
  private static func examples(in path: String, of language: String) -> [String] {
    let text = String(decoding: Repository.read(path) ?? [], as: UTF8.self)
    return text.split(separator: "```\(language)\n", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix(upTo: part.firstRange(of: "\n```")?.lowerBound ?? part.endIndex)) + "\n"
    }
  }

  /// The lines of a document that are indented by four spaces and follow each other, without the spaces.
  private static func output(in path: String, after start: String) -> String {
    let text = String(decoding: Repository.read(path) ?? [], as: UTF8.self)
    let rest = text.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix(start) }
    let lines = rest.drop { $0.hasPrefix("    $") }.prefix { $0.isEmpty || $0.hasPrefix("    ") }
    let shown = lines.reversed().drop(while: \.isEmpty).reversed()
    return shown.map { "\($0.dropFirst(4))\n" }.joined()
  }

  private func rendered(_ screen: String, with system: String, width: Int) -> (text: String, faults: [Diagnostic]) {
    let (systems, linking) = DesignSystems.standard.adding([(Array(system.utf8), "system.json")])
    let (decoded, decoding) = Screen.decode(Array(screen.utf8), file: "screen.json", designSystems: systems)
    let resolved = decoded?.resolve()
    let text = resolved.map { TextRenderer(options: TextOptions(width: width)).render($0.tree) } ?? []
    let faults = linking.diagnostics + decoding.diagnostics + (resolved?.report.diagnostics ?? [])
    return (String(decoding: text, as: UTF8.self), faults)
  }

  @Test("The example of the page on design systems renders as it says")
  func designSystems() throws {
    let path = "Documentation/DesignSystems.md"
    let examples = Self.examples(in: path, of: "json")
    try #require(examples.count == 2)
    let (text, faults) = rendered(examples[1], with: examples[0], width: 40)
    #expect(faults == [])
    #expect(text == Self.output(in: path, after: "    ┌"))
  }

  @Test("The example of a design system in the introduction renders as it says")
  func introduction() throws {
    let examples = Self.examples(in: "README.md", of: "json")
    let system = try #require(examples.first { $0.contains("\"designSystem\"") })
    let screen = try #require(examples.first { $0.contains("\"uses\"") })
    let (text, faults) = rendered(screen, with: system, width: 24)
    #expect(faults == [])
    #expect(text == Self.output(in: "README.md", after: "    $ paravent render shop.json"))
  }

  @Test("The examples in Swift are those that are compiled here")
  func swift() throws {
    let source = String(
      decoding: Repository.read("Tests/FixtureTests/EmbeddingExample.swift") ?? [], as: UTF8.self)
    let examples = Self.examples(in: "Documentation/DesignSystems.md", of: "swift")
    #expect(examples.count == 3)
    for example in examples {
      let lines = example.split(separator: "\n").filter { !$0.hasPrefix("import") }
      let compiled = lines.map { "  \($0)" }.joined(separator: "\n").replacing("  func ", with: "  static func ")
      #expect(source.split(separator: "\n").joined(separator: "\n").contains(compiled))
    }
  }

  @Test("The compiled examples work")
  func embedding() async throws {
    let examples = Self.examples(in: "Documentation/DesignSystems.md", of: "json")
    let page = EmbeddingExample.page(Array(examples[1].utf8), with: Array(examples[0].utf8))
    #expect(page.map { String(decoding: $0, as: UTF8.self).contains("Grace Hopper") } == true)
    let (systems, report) = DesignSystems.standard.adding(EmbeddingExample.charts())
    #expect(report.diagnostics == [])
    let json = #"{"uses": ["charts"], "handlers": {"open": {}}, "body": {"view": "Sparkline", "values": [1, -1]}}"#
    let screen = try #require(Screen.decode(Array(json.utf8), file: "screen.json", designSystems: systems).screen)
    #expect(TextRenderer().render(screen.resolve().tree) == Array("▲▼\n".utf8))
    let outcome = try await EmbeddingExample.answer(Array(#"{"handler": "open"}"#.utf8), of: screen)
    guard case .performed = outcome else { throw outcome.fault }
  }

  @Test("Every row of the three systems is a fixture")
  func rows() {
    let names = Fixture.screens.filter { $0.folder == "systems" }.map(\.name)
    let missing = (1...83).filter { row in !names.contains { $0.hasPrefix("S\(row)-") } }
    #expect(missing == [])
    let table = String(decoding: Repository.read("Documentation/Systems.md") ?? [], as: UTF8.self)
    #expect(names.filter { $0.hasPrefix("S") && !table.contains("\($0).json") } == [])
  }
}

extension ActionOutcome {
  /// Why an action was not performed.
  fileprivate var fault: Fault { Fault(outcome: "\(self)") }

  fileprivate struct Fault: Error {
    let outcome: String
  }
}
