import Glibc
import Testing

/// A real card with three mistakes in two elements, for which other validators report dozens of faults or none of use.
@Suite struct BadCardTests {
  private static let card = """
    {
      "type": "AdaptiveCard",
      "version": "1.5",
      "body": [
        {
          "type": "TextBlok",
          "text": "Hello"
        },
        {
          "type": "TextBlock",
          "text": 5,
          "sise": "large"
        }
      ]
    }
    """

  private static let screen = """
    {
      "body": [
        {
          "view": "TextBlok",
          "content": "Hello"
        },
        {
          "view": "Text",
          "content": 5,
          "modifers": []
        }
      ]
    }
    """

  private static var schema: String {
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    let suites = getenv("PARAVENT_SUITES").map { String(cString: $0) } ?? package + "/shared/suites"
    return suites + "/adaptive-cards/schemas/1.5.0/adaptive-card.json"
  }

  /// Each fault in one line: its place, its code and its hint.
  private static func faults(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("::") }.map { line in
      let parts = line.split(separator: ",")
      let place = "\(parts[1].dropFirst(5)):\(parts[2].dropFirst(4))"
      return place + " " + parts.dropFirst(5).joined(separator: ",").dropFirst(6)
    }
  }

  @Test("By its schema the card has three faults, each at its place and with what was meant")
  func bySchema() throws {
    guard access(Self.schema, R_OK) == 0 else {
      print("The schema of Adaptive Cards is skipped: there is no \(Self.schema)")
      return
    }
    let run = try ToolRun(
      ["validate", "--format", "github", "--schema", Self.schema, "card.json"], in: Workspace(["card.json": Self.card]))
    #expect(
      Self.faults(run).filter { !$0.contains("the keyword \"id\"") } == [
        #"6:15 unknown-value::no type is named "TextBlok"; expected "ActionSet", "ColumnSet", "Container", "FactSet", "#
          + #""Image", "ImageSet", "Input.ChoiceSet", "Input.Date", "Input.Number", "Input.Text", "Input.Time", "#
          + #""Input.Toggle" or 4 more; did you mean "TextBlock"?"#,
        #"11:15 wrong-type::"text": expected a string, found 5"#,
        #"12:7 unknown-key::the key "sise" means nothing here; did you mean "size"?"#,
      ])
    #expect(run.status == 1)
  }

  @Test("As a screen it has three faults as well")
  func asScreen() throws {
    let run = try ToolRun(
      ["validate", "--format", "github", "screen.json"], in: Workspace(["screen.json": Self.screen]))
    #expect(
      Self.faults(run) == [
        #"4:15 unknown-view::no view is named "TextBlok"; did you mean "Text"?"#,
        #"9:18 wrong-type::"content": expected a string, or an array of runs, found 5"#,
        #"10:7 unknown-key::the key "modifers" means nothing here; did you mean "modifiers"?"#,
      ])
    #expect(run.status == 1)
  }
}
