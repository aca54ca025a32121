import JSON
import Testing

@Suite struct ValidateTests {
  private static let good = #"{"body": "Hello"}"#
  private static let warned = #"{"body": "Hello", "boddy": 1}"#
  private static let faulty = #"{"body": {"view": "VStack", "children": [{"view": "Txt"}, 7]}}"#

  @Test("Documents without faults are counted")
  func fine() throws {
    let workspace = Workspace(["a.json": Self.good, "b.json": Self.good])
    let one = try ToolRun(["validate", "a.json"], in: workspace)
    #expect(one.output == "1 file, no faults\n")
    #expect(one.errors.isEmpty && one.status == 0)
    #expect(try ToolRun(["validate", "a.json", "b.json"], in: workspace).output == "2 files, no faults\n")
    #expect(try ToolRun(["validate", "-"], input: .text(Self.good)).output == "1 file, no faults\n")
  }

  @Test("Faults stand on the standard output, in the order of the files, then by place")
  func order() throws {
    let workspace = Workspace(["b.json": Self.faulty, "a.json": Self.warned, "c.json": "{"])
    let run = try ToolRun(["validate", "b.json", "c.json", "a.json"], in: workspace)
    let places = run.output.split(separator: "\n").filter { $0.hasPrefix(" -->") }.map {
      $0.dropFirst(5).prefix { $0 != " " }
    }
    #expect(places == ["b.json:1:51", "b.json:1:59", "c.json:1:2", "a.json:1:19"])
    #expect(run.output.hasSuffix("\n3 files, 3 errors, 1 warning\n"))
    #expect(run.errors.isEmpty && run.status == 1)
  }

  @Test("A file that cannot be read does not hide the others")
  func unreadable() throws {
    let workspace = Workspace(["a.json": Self.good, "b.json": Self.faulty])
    let run = try ToolRun(["validate", "missing.json", "b.json", "b.json/c.json", "a.json"], in: workspace)
    #expect(
      run.errors == """
        paravent: "missing.json" cannot be read: No such file or directory
        paravent: "b.json/c.json" cannot be read: Not a directory

        """)
    #expect(run.output.contains(" --> b.json:1:51 ") && run.output.hasSuffix("\n2 files, 2 errors\n"))
    #expect(run.status == 2)
    let rest = try ToolRun(["validate", "missing.json", "a.json"], in: workspace)
    #expect(rest.output == "1 file, no faults\n")
    #expect(rest.status == 2)
    let none = try ToolRun(["validate", "missing.json"], in: workspace)
    #expect(none.output.isEmpty && none.status == 2)
  }

  @Test(
    "Warnings leave a document valid, unless they count",
    arguments: [([], 0), (["--strict"], 1)] as [([String], Int32)])
  func strict(options: [String], status: Int32) throws {
    let human = try ToolRun(["validate", "-"] + options, input: .text(Self.warned))
    #expect(human.output.hasPrefix("warning[unknown-key]: ") && human.output.hasSuffix("\n1 file, 1 warning\n"))
    #expect(human.errors.isEmpty && human.status == status)
    let json = try ToolRun(["validate", "-", "--format", "json"] + options, input: .text(Self.warned))
    let report = try JSONDocument.parse(Array(json.output.utf8), name: "report").root.object
    #expect(report?["valid"]?.bool == true)
    #expect(report?["errors"]?.array?.count == 1)
    #expect(json.errors.isEmpty && json.status == status)
  }

  @Test("The report for scripts is one JSON object")
  func json() throws {
    let workspace = Workspace(["a.json": Self.good, "b.json": Self.warned, "c.json": "{\n  \"body\": [,\n}"])
    let run = try ToolRun(["validate", "a.json", "b.json", "c.json", "--format=json"], in: workspace)
    #expect(
      run.output == """
        {
          "valid": false,
          "errors": [
            {
              "file": "b.json",
              "line": 1,
              "column": 19,
              "endLine": 1,
              "endColumn": 26,
              "code": "unknown-key",
              "severity": "warning",
              "message": "the key \\"boddy\\" means nothing here",
              "instanceLocation": "/boddy",
              "suggestion": "body"
            },
            {
              "file": "c.json",
              "line": 2,
              "column": 12,
              "endLine": 2,
              "endColumn": 13,
              "code": "syntax",
              "severity": "error",
              "message": "a value is missing before this comma",
              "instanceLocation": null
            }
          ]
        }

        """)
    #expect(run.errors.isEmpty && run.status == 1)
  }

  @Test("The report for scripts is there where nothing is wrong, and where a file cannot be read")
  func jsonWithoutFaults() throws {
    let fine = try ToolRun(["validate", "-", "--format", "json"], input: .text(Self.good))
    #expect(fine.output == "{\n  \"valid\": true,\n  \"errors\": []\n}\n")
    #expect(fine.errors.isEmpty && fine.status == 0)
    let missing = try ToolRun(["validate", "--format", "json", "missing.json", "-"], input: .text(Self.good))
    #expect(
      missing.output == """
        {
          "valid": false,
          "errors": [],
          "failures": [
            "\\"missing.json\\" cannot be read: No such file or directory"
          ]
        }

        """)
    #expect(missing.errors == "paravent: \"missing.json\" cannot be read: No such file or directory\n")
    #expect(missing.status == 2)
  }

  @Test("The first thousand faults are shown, and the rest counted")
  func manyFaults() throws {
    let children = Array(repeating: "7", count: 1_234).joined(separator: ",")
    let screen = #"{"body": {"view": "VStack", "children": [\#(children)]}}"#
    let human = try ToolRun(["validate", "-"], input: .text(screen))
    #expect(human.output.hasSuffix("\n1 file, 1,234 errors; 234 more not shown\n"))
    let json = try ToolRun(["validate", "-", "--format", "json"], input: .text(screen))
    let report = try JSONDocument.parse(Array(json.output.utf8), name: "report").root.object
    #expect(report?["errors"]?.array?.count == 1_000)
    #expect(report?["omitted"]?.integer == 234)
  }
}
