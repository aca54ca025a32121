import JSON
import Testing

@Suite struct SARIFTests {
  private static let files: KeyValuePairs = [
    "screens/my screen#1.json":
      "{\n  \"body\": [{\"view\": \"Txt\"}, 7, {\"view\": \"Text\", \"content\": \"A\"}],\n  \"bdoy\": 1\n}",
    "screens/ü.json": #"{"body": {"view": "\#u{1F600}Txt", "x": "}}"#, "good.json": #"{"body": "Hello"}"#,
    "sarif.schema.json": SARIFSchema.text,
  ]

  /// Runs the tool and holds its log against the schema of such logs.
  private static func log(_ arguments: [String], in workspace: borrowing Workspace) throws -> (ToolRun, JSONObject) {
    let run = try ToolRun(["validate", "--format", "sarif"] + arguments, in: workspace)
    let check = try ToolRun(
      ["validate", "--schema", "sarif.schema.json", "-"], input: .text(run.output), in: workspace)
    #expect(check.output == "1 file, no faults\n")
    let log = try JSONDocument.parse(Array(run.output.utf8), name: "log").root
    return (run, try #require(log.object?["runs"]?.array?[0].object))
  }

  @Test("The log holds each fault with its rule, its place in the text and its pointer")
  func results() throws {
    let workspace = Workspace(Self.files)
    let (run, log) = try Self.log(["screens"], in: workspace)
    let rules = try #require(log["tool"]?.object?["driver"]?.object?["rules"]?.array).compactMap {
      $0.object?["id"]?.string
    }
    #expect(rules == ["syntax", "unknown-key", "unknown-view", "wrong-type"])
    let results = try #require(log["results"]?.array).compactMap(\.object)
    let lines = results.map { result -> String in
      let place = result["locations"]?.array?[0].object
      let region = place?["physicalLocation"]?.object?["region"]?.object
      let numbers = [region?["startLine"], region?["startColumn"], region?["endLine"], region?["endColumn"]]
      let index = result["ruleIndex"]?.integer.map { Int($0) } ?? -1
      #expect(rules.indices.contains(index) && rules[index] == result["ruleId"]?.string)
      return [
        place?["physicalLocation"]?.object?["artifactLocation"]?.object?["uri"]?.string ?? "?",
        numbers.map { $0?.integer.map(String.init) ?? "?" }.joined(separator: ":"),
        place?["logicalLocations"]?.array?[0].object?["fullyQualifiedName"]?.string ?? "-",
        result["level"]?.string ?? "?",
      ].joined(separator: " ")
    }
    #expect(
      lines == [
        "screens/my%20screen%231.json 2:21:2:26 /body/0/view error",
        "screens/my%20screen%231.json 2:29:2:30 /body/1 error",
        "screens/my%20screen%231.json 3:3:3:9 /bdoy warning",
        "screens/%C3%BC.json 1:32:1:35 - error",
      ])
    #expect(
      results.first?["message"]?.object?["text"]?.string == #"no view is named "Txt"; did you mean "Text"?"#)
    #expect(run.errors.isEmpty && run.status == 1)
  }

  @Test("A run without faults is a log without results")
  func fine() throws {
    let (run, log) = try Self.log(["good.json"], in: Workspace(Self.files))
    #expect(log["results"]?.array?.isEmpty == true && run.status == 0)
    #expect(log["invocations"]?.array?[0].object?["executionSuccessful"]?.bool == true)
  }

  @Test("What cannot be read is a notification of a run that did not succeed")
  func unread() throws {
    let (run, log) = try Self.log(["missing.json", "good.json"], in: Workspace(Self.files))
    let invocation = log["invocations"]?.array?[0].object
    #expect(invocation?["executionSuccessful"]?.bool == false)
    #expect(
      invocation?["toolExecutionNotifications"]?.array?[0].object?["message"]?.object?["text"]?.string
        == #""missing.json" cannot be read: No such file or directory"#)
    #expect(run.status == 2)
  }
}
