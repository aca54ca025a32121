import JSON
import Testing

@Suite struct RenderTests {
  private static let hello = #"{"body": "Hello"}"#
  private static let wide =
    #"{"body": {"view": "Text", "content": "A", "modifiers": [{"frame": {"maxWidth": "infinity", "alignment": "trailing"}}]}}"#

  @Test("The smallest screen is one key")
  func smallest() throws {
    let text = try ToolRun.render(Self.hello)
    #expect(text.output == "Hello\n")
    #expect(text.errors.isEmpty && text.status == 0)
    let html = try ToolRun.render(Self.hello, "--to", "html")
    #expect(html.output.hasPrefix("<!DOCTYPE html>\n") && html.output.hasSuffix("</html>\n"))
    #expect(html.output.contains(">Hello</p>"))
    #expect(html.errors.isEmpty && html.status == 0)
    let json = try ToolRun.render(Self.hello, "--to", "json")
    let tree = try JSONDocument.parse(Array(json.output.utf8), name: "output").root.object
    #expect(tree?["resolved"]?.integer == 1)
    #expect(tree?["root"]?.object?["runs"]?.array?[0].object?["text"]?.string == "Hello")
    #expect(json.errors.isEmpty && json.status == 0)
  }

  @Test(
    "A screen comes from a file or the standard input, and options stand anywhere",
    arguments: [
      ["render", "a.json"], ["render", "-"], ["render"], ["render", "--", "a.json"], ["render", "--to", "text", "-"],
      ["render", "a.json", "--to=text"], ["render", "--to", "html", "a.json", "--to", "text"],
      ["render", "--strict", "--", "-"],
    ])
  func sources(arguments: [String]) throws {
    let run = try ToolRun(arguments, input: .text(Self.hello), in: Workspace(["a.json": Self.hello]))
    #expect(run.output == "Hello\n")
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("A file may be named like an option after two dashes")
  func dashes() throws {
    let workspace = Workspace(["--to": Self.hello])
    #expect(try ToolRun(["render", "--", "--to"], in: workspace).output == "Hello\n")
  }

  @Test("A text fills the page's width", arguments: [("20", 20), ("400", 400), ("40", 40)])
  func width(value: String, cells: Int) throws {
    let expected = String(repeating: " ", count: cells - 1) + "A\n"
    #expect(try ToolRun.render(Self.wide, "--width", value).output == expected)
    #expect(try ToolRun.render(Self.wide, "--width=\(value)").output == expected)
  }

  @Test("A page is 80 cells wide where there is no terminal")
  func defaultWidth() throws {
    #expect(try ToolRun.render(Self.wide).output == String(repeating: " ", count: 79) + "A\n")
  }

  @Test("A fragment and its style sheet are the parts of a page")
  func parts() throws {
    let fragment = try ToolRun.render(Self.hello, "--to", "html", "--fragment").output
    #expect(fragment.hasPrefix("<div ") && fragment.hasSuffix("</div>\n"))
    #expect(fragment.contains(">Hello</p>") && !fragment.contains("<style"))
    let css = try ToolRun.render(Self.hello, "--to", "html", "--css").output
    #expect(css.hasPrefix(".pv") && css.hasSuffix("}\n") && !css.contains("<"))
  }

  @Test("Actions are posted to the given URL")
  func actionURL() throws {
    let screen = #"{"body": {"view": "Button", "title": "Go", "action": "go"}, "handlers": {"go": {}}}"#
    let run = try ToolRun.render(screen, "--to", "html", "--fragment", "--action-url", "/act?a=1&b=\"<")
    #expect(run.output.contains(#"action="/act?a=1&amp;b=%22%3C""#))
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("A page serves both schemes, or the one that was asked for")
  func colorScheme() throws {
    #expect(try ToolRun.render(Self.hello, "--to", "html").output.contains(#"content="light dark""#))
    let dark = try ToolRun.render(Self.hello, "--to", "html", "--color-scheme", "dark").output
    #expect(dark.contains(#"content="dark""#) && !dark.contains("prefers-color-scheme"))
    #expect(try ToolRun.render(Self.hello, "--color-scheme=light").output == "Hello\n")
  }

  @Test("A fault is reported beside what is left of the screen")
  func fault() throws {
    let run = try ToolRun.render(#"{"body": {"view": "VStack", "children": ["A", {"view": "Txt"}]}}"#)
    #expect(run.output == "A\n")
    #expect(run.errors.hasPrefix("error[unknown-view]: no view is named \"Txt\"\n --> <stdin>:1:56 "))
    #expect(run.errors.hasSuffix("\n1 error\n"))
    #expect(run.status == 1)
  }

  @Test("A warning leaves the status alone, unless warnings count")
  func strict() throws {
    let screen = #"{"body": "Hello", "boddy": 1}"#
    for (options, status) in [([], 0), (["--strict"], 1)] as [([String], Int32)] {
      let run = try ToolRun(["render"] + options, input: .text(screen))
      #expect(run.output == "Hello\n")
      #expect(run.errors.hasPrefix("warning[unknown-key]: ") && run.errors.contains("did you mean \"body\"?"))
      #expect(run.status == status)
    }
  }

  @Test("The same screen gives the same bytes", arguments: ["text", "html", "json"])
  func deterministic(format: String) throws {
    let screen = #"{"x-b": 1, "x-a": 2, "body": {"view": "HStack", "children": ["A", "B"], "x-z": 1, "x-y": 2}}"#
    #expect(try ToolRun.render(screen, "--to", format).output == ToolRun.render(screen, "--to", format).output)
  }
}
