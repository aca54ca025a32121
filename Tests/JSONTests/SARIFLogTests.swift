import Diagnostics
import JSON
import Testing

@Suite struct SARIFLogTests {
  /// The one run of a log.
  private static func run(_ log: SARIFLog, _ reports: [DiagnosticReport]) throws -> JSONObject {
    let document = try JSONDocument.parse(log.json(reports), name: "log")
    return try #require(document.root.object?["runs"]?.array?[0].object)
  }

  @Test("Rules stand once, in the order of their names, with what is known of them")
  func rules() throws {
    let reports = [DiagnosticCode.unknownView, .cycle, .unknownView].map {
      DiagnosticReport(Diagnostic($0, .error, "m", file: "a.json"))
    }
    let log = SARIFLog(toolVersion: "1.2.3")
    let run = try Self.run(log, reports)
    let driver = run["tool"]?.object?["driver"]?.object
    let rules = try #require(driver?["rules"]?.array).compactMap(\.object)
    #expect(driver?["version"]?.string == "1.2.3")
    #expect(rules.map { $0["id"]?.string } == ["cycle", "unknown-view"])
    let summaries = [DiagnosticCode.cycle, .unknownView].map(\.explanation.summary)
    #expect(rules.map { $0["shortDescription"]?.object?["text"]?.string } == summaries)
    #expect(run["results"]?.array?.compactMap { $0.object?["ruleIndex"]?.integer } == [1, 0, 1])
  }

  @Test("What was not kept is counted in a notification")
  func omitted() throws {
    let report = DiagnosticReport([Diagnostic(.cycle, .error, "m")], errorCount: 1_200, warningCount: 1)
    let run = try Self.run(SARIFLog(toolVersion: "1"), [report])
    let notes = run["invocations"]?.array?[0].object?["toolExecutionNotifications"]?.array
    #expect(notes?[0].object?["message"]?.object?["text"]?.string == "1,200 more not shown")
  }

  @Test(
    "Files are named by references",
    arguments: [
      ("screens/a.json", "screens/a.json"), ("../a b.json", "../a%20b.json"), ("a:b.json", "a%3Ab.json"),
      ("é%#?.json", "%C3%A9%25%23%3F.json"), ("/tmp/a.json", "file:///tmp/a.json"), ("a\t.json", "a%09.json"),
    ])
  func reference(path: String, expected: String) throws {
    let run = try Self.run(
      SARIFLog(toolVersion: "1"), [DiagnosticReport(Diagnostic(.cycle, .error, "m", file: path))])
    let place = run["results"]?.array?[0].object?["locations"]?.array?[0].object?["physicalLocation"]?.object
    #expect(place?["artifactLocation"]?.object?["uri"]?.string == expected)
  }
}
