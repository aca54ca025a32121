import Testing

@Suite struct ModifierOrderTests {
  @Test("Modifiers wrap in the order in which they are written, in every format")
  func order() throws {
    let inside = Self.screen(#""padding", {"background": "red"}"#)
    let outside = Self.screen(#"{"background": "red"}, "padding""#)
    for format in ["text", "html", "json"] {
      let (first, second) = try (ToolRun.render(inside, "--to", format), ToolRun.render(outside, "--to", format))
      #expect(first.output != second.output)
      #expect(first.status == 0 && second.status == 0 && first.errors.isEmpty && second.errors.isEmpty)
    }
    let json = try ToolRun.render(inside, "--to", "json").output
    #expect(Self.primitives(json) == ["background", "padding", "text"])
    #expect(try Self.primitives(ToolRun.render(outside, "--to", "json").output) == ["padding", "background", "text"])
  }

  @Test("A background reaches as far as the frame inside it")
  func frame() throws {
    let screen = Self.screen(#"{"frame": {"maxWidth": "infinity"}}, {"background": "red"}"#)
    let wide = try ToolRun.render(screen, "--width", "20", "--color", "always").output
    #expect(wide.contains("\u{1B}[") && wide.filter { $0 == " " }.count == 19)
    #expect(
      try Self.primitives(ToolRun.render(screen, "--to", "json").output) == ["background", "flexibleFrame", "text"])
    let narrow = Self.screen(#"{"background": "red"}, {"frame": {"maxWidth": "infinity"}}"#)
    #expect(try ToolRun.render(narrow, "--width", "20", "--color", "always").output != wide)
    #expect(try ToolRun.render(narrow, "--to", "html").output != ToolRun.render(screen, "--to", "html").output)
  }

  @Test("Every declaration of a style sheet has its end")
  func declarations() throws {
    let screen = Self.screen(
      #"{"frame": {"width": 100, "height": 100}}, {"opacity": 0.5}, {"border": {"content": "red", "width": 2}}, "padding""#
    )
    let sheet = try ToolRun.render(screen, "--to", "html", "--css").output
    #expect(sheet.contains("opacity:.5;") && sheet.contains("width:100px;") && sheet.contains("height:100px;"))
    let bodies = sheet.split(separator: "}").filter { $0.contains("{") }.compactMap { $0.split(separator: "{").last }
    #expect(bodies.allSatisfy { $0.hasSuffix(";") })
    let declarations = bodies.flatMap { $0.split(separator: ";") }.filter { !$0.contains("\"") }
    #expect(declarations.filter { $0.split(separator: ":").count != 2 }.isEmpty)
  }

  private static func screen(_ modifiers: String) -> String {
    #"{"body": {"view": "Text", "content": "A", "modifiers": [\#(modifiers)]}}"#
  }

  private static func primitives(_ json: String) -> [String] {
    json.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"")
      return parts.count > 3 && parts[1] == "primitive" ? String(parts[3]) : nil
    }
  }
}
