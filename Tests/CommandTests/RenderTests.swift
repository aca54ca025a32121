import Testing

@Suite struct RenderTests {
  @Test("The smallest screen is one key")
  func hello() throws {
    let screen = #"{"body": "Hello"}"#
    let text = try ToolRun.render(screen)
    #expect(text.output == "Hello\n")
    #expect(text.errors.isEmpty && text.status == 0)
    let html = try ToolRun.render(screen, "--to", "html")
    #expect(html.output.hasPrefix("<!DOCTYPE html>\n") && html.output.hasSuffix("</html>\n"))
    #expect(html.output.contains(">Hello</p>"))
    #expect(html.errors.isEmpty && html.status == 0)
    let json = try ToolRun.render(screen, "--to", "json")
    #expect(json.output.hasPrefix("{\n  \"resolved\": 1,") && json.output.hasSuffix("}\n"))
    #expect(json.output.contains(#""text": "Hello""#))
    #expect(json.errors.isEmpty && json.status == 0)
  }
}
