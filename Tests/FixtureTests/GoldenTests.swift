import Diagnostics
import HTMLRendering
import JSON
import Paravent
import TerminalText
import Testing
import TextRendering

/// A screen among the fixtures.
struct Fixture: CustomTestStringConvertible {
  let folder: String
  let name: String

  var testDescription: String { "\(folder)/\(name)" }

  /// Every screen that is shown: what product teams write, and the rows of the systems to reproduce.
  static let screens = ["screens", "systems"].flatMap { folder in
    Repository.documents(in: "Fixtures/\(folder)").map { Fixture(folder: folder, name: $0) }
  }

  /// Every screen with a fault.
  static let invalid = Repository.documents(in: "Fixtures/invalid").map { Fixture(folder: "invalid", name: $0) }

  /// The design systems beside the screens.
  static let linked = link("Fixtures/design-systems", Repository.documents(in: "Fixtures/design-systems"))
  static let systems = linked.systems

  private static func link(
    _ folder: String, _ names: [String], with systems: DesignSystems = .standard
  ) -> (systems: DesignSystems, report: DiagnosticReport) {
    systems.adding(
      names.map { name in
        let path = "\(folder)/\(name).json"
        return (Repository.read(path) ?? [], path)
      })
  }

  /// The design systems that the screen may use, with those that have a fault and that it names.
  func designSystems() -> (systems: DesignSystems, report: DiagnosticReport) {
    let folder = "Fixtures/\(folder)/design-systems"
    let text = String(decoding: Repository.read("Fixtures/\(self.folder)/\(name).json") ?? [], as: UTF8.self)
    let used = Repository.documents(in: folder).filter { text.contains("\"\($0)\"") }
    return used.isEmpty
      ? (Self.systems, DiagnosticReport([], errorCount: 0, warningCount: 0))
      : Self.link(folder, used, with: Self.systems)
  }

  /// The outcome of decoding and resolving the screen.
  func resolved() -> (tree: ResolvedTree?, reports: [DiagnosticReport]) {
    let path = "Fixtures/\(folder)/\(name).json"
    let (designSystems, linking) = designSystems()
    let (screen, decoding) = Screen.decode(Repository.read(path) ?? [], file: path, designSystems: designSystems)
    var options = ResolvingOptions()
    let (data, reading) = values("Fixtures/\(folder == "screens" ? "" : "\(folder)/")data/\(name).json")
    options.data = data
    options.state = values("Fixtures/state/\(name).json").data
    let resolution = screen?.resolve(options)
    let reports = [linking, decoding, reading, resolution?.report].compactMap(\.self)
    return (resolution?.tree, [DiagnosticReport(joining: reports)])
  }

  /// The values for the screen in a file, if there is one.
  private func values(_ path: String) -> (data: ScreenData?, report: DiagnosticReport?) {
    guard let bytes = Repository.read(path) else { return (nil, nil) }
    return ScreenData.decode(bytes, file: path)
  }

  /// Compares an output with its golden file, or writes that anew.
  func expect(_ output: [UInt8], matches ending: String) {
    let path = "Fixtures/\(folder)/expected/\(name).\(ending)"
    if Repository.isRecording {
      Repository.write(output, to: path)
      Issue.record("\(path) was written anew; read it, then run the tests without RECORD")
    } else {
      let expected = Repository.read(path)
      #expect(
        String(decoding: output, as: UTF8.self) == expected.map { String(decoding: $0, as: UTF8.self) }, "\(path)")
    }
  }
}

@Suite struct GoldenTests {
  @Test("There are fixtures")
  func presence() {
    #expect(Fixture.screens.count >= 15)
    #expect(Fixture.invalid.count >= 10)
  }

  @Test("The design systems are without faults")
  func designSystems() {
    #expect(Fixture.linked.report.diagnostics == [])
    #expect(Fixture.systems.systems.count > 10)
  }

  @Test("A screen without faults renders as text", arguments: Fixture.screens)
  func text(_ fixture: Fixture) throws {
    let (tree, reports) = fixture.resolved()
    #expect(reports.flatMap(\.diagnostics) == [])
    let resolved = try #require(tree)
    for width in [40, 80, 120] {
      let output = TextRenderer(options: TextOptions(width: width)).render(resolved)
      fixture.expect(output, matches: "\(width).txt")
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      #expect(lines.allSatisfy { TerminalText.width(of: $0) <= width })
    }
  }

  @Test("A screen renders as a page", arguments: Fixture.screens)
  func html(_ fixture: Fixture) throws {
    let tree = try #require(fixture.resolved().tree)
    fixture.expect(HTMLRenderer().render(tree), matches: "html")
  }

  @Test("A screen renders as resolved JSON, which parses", arguments: Fixture.screens)
  func json(_ fixture: Fixture) throws {
    let output = try #require(fixture.resolved().tree).json()
    fixture.expect(output, matches: "resolved.json")
    _ = try JSONDocument.parse(output, name: "resolved")
  }

  @Test("A screen gives the same bytes every time", arguments: Fixture.screens)
  func determinism(_ fixture: Fixture) throws {
    let (first, second) = (try #require(fixture.resolved().tree), try #require(fixture.resolved().tree))
    #expect(HTMLRenderer().render(first) == HTMLRenderer().render(second))
    #expect(TextRenderer().render(first) == TextRenderer().render(second))
    #expect(first.json() == second.json())
  }

  @Test("A screen with faults is reported, and renders what is left", arguments: Fixture.invalid)
  func diagnostics(_ fixture: Fixture) {
    let (tree, reports) = fixture.resolved()
    #expect(reports.contains { $0.hasErrors })
    fixture.expect(Array(DiagnosticWriter().string(for: reports).utf8), matches: "diagnostics.txt")
    fixture.expect(tree.map { TextRenderer(options: TextOptions(width: 40)).render($0) } ?? [], matches: "40.txt")
  }
}
