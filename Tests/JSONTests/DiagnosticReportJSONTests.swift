import Diagnostics
import JSON
import Testing

@Suite struct DiagnosticReportJSONTests {
  @Test("Reports without faults are valid")
  func valid() {
    #expect(
      String(decoding: DiagnosticReport.json([]), as: UTF8.self) == "{\n  \"valid\": true,\n  \"errors\": []\n}\n")
  }

  @Test("A located fault has all its fields")
  func complete() throws {
    let document = try JSONDocument.parse(Array("{\"view\": \"TextBlok\"}".utf8), name: "home.json")
    var log = DiagnosticLog()
    log.report(.unknownView, at: JSONPlace(document.root, .member("view")), suggestion: "Text", "no view is named so")
    #expect(
      String(decoding: DiagnosticReport.json([log.report()]), as: UTF8.self) == """
        {
          "valid": false,
          "errors": [
            {
              "file": "home.json",
              "line": 1,
              "column": 10,
              "endLine": 1,
              "endColumn": 20,
              "code": "unknown-view",
              "severity": "error",
              "message": "no view is named so",
              "instanceLocation": "/view",
              "suggestion": "Text"
            }
          ]
        }

        """)
  }

  @Test("Warnings leave the documents valid, what is not known is null, what was not kept is counted")
  func warnings() throws {
    let warnings = DiagnosticReport(Diagnostic(.deprecated, .warning, "old"))
    let many = DiagnosticReport([], errorCount: 0, warningCount: 7)
    let root = try JSONDocument.parse(DiagnosticReport.json([warnings, many]), name: "").root.object
    #expect(root?["valid"]?.bool == true)
    #expect(root?["omitted"]?.integer == 7)
    let fault = try #require(root?["errors"]?.array?.first?.object)
    #expect(fault["severity"]?.string == "warning")
    for key in ["file", "line", "column", "endLine", "endColumn", "instanceLocation"] {
      #expect(fault[key]?.kind == .null)
    }
    #expect(fault["suggestion"] == nil)
  }
}
