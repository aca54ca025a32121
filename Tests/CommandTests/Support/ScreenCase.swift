import Testing

/// A screen, and the parts of each rendering that the case is about.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let screen: String
  /// The exit status.
  let status: Int32
  /// What the diagnostics hold, one behind the other; there are no diagnostics where it is empty.
  var errors: [String] = []
  /// The whole text, without white space at the ends.
  let text: String
  /// What the HTML fragment holds, one behind the other.
  let html: [String]
  /// What the resolved JSON holds, one behind the other.
  let json: [String]
  /// What is in neither the text nor the HTML.
  var absent: [String] = []

  var testDescription: String { name }
}

extension ScreenCase {
  /// Renders the screen in every format and looks for the parts.
  func check() throws {
    let text = try ToolRun.render(screen, "--to", "text")
    let html = try ToolRun.render(screen, "--to", "html", "--fragment")
    let json = try ToolRun.render(screen, "--to", "json")
    #expect(Self.trimmed(text.output) == self.text)
    #expect(Self.holds(html.output, self.html))
    #expect(Self.holds(json.output, self.json))
    for part in absent { #expect(!text.output.contains(part) && !html.output.contains(part)) }
    for run in [text, html, json] {
      #expect(run.status == status)
      #expect(run.errors.isEmpty == errors.isEmpty)
      #expect(Self.holds(run.errors, errors))
    }
  }

  private static func trimmed(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func holds(_ text: String, _ parts: [String]) -> Bool {
    var rest = text[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
