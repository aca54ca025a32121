import JSON
import Testing

@Suite struct SafetyTests {
  @Test("Text is data, whatever it looks like", arguments: texts)
  func text(_ row: ScreenCase) throws {
    try row.check()
  }

  static let texts = [
    ScreenCase(
      name: "markup and character references", screen: #"{"body": "90&deg; & AT&T <b>\"'"}"#, status: 0,
      text: #"90&deg; & AT&T <b>"'"#, html: [">90&amp;deg; &amp; AT&amp;T &lt;b&gt;", "</p>"],
      json: [##""text": "90&deg; & AT&T <b>\"'""##], absent: ["&amp;amp;"]),
    ScreenCase(
      name: "quotes and markup in an accessibility label",
      screen: #"""
        {"body": {"view": "Button", "title": "Go", "action": [],
          "modifiers": [{"accessibilityLabel": "Tom's \"best\" <b>&"}]}}
        """#, status: 0,
      text: "[Go]", html: [#"="Tom&#39;s &quot;best&quot; &lt;b&gt;&amp;""#],
      json: [##""accessibilityLabel": "Tom's \"best\" <b>&""##], absent: ["<b>"]),
    ScreenCase(
      name: "markup in the name of an extension",
      screen: ##"{"body": {"view": "Text", "content": "A", "x-\"><script>alert(1)</script>": 1}}"##, status: 0,
      text: "A", html: [">A</p>"], json: [##""x-\"><script>alert(1)</script>": 1"##], absent: ["script"]),
    ScreenCase(
      name: "markup in an unknown key",
      screen: ##"{"body": {"view": "Text", "content": "A", "x\"><script>alert(1)</script>": 1}}"##, status: 0,
      errors: ["warning[unknown-key]", "\n1 warning\n"],
      text: "A", html: [">A</p>"], json: [#""text": "A""#], absent: ["script"]),
    ScreenCase(
      name: "markup in an id",
      screen: ##"{"body": {"view": "Text", "content": "A", "id": "x\"><script>"}}"##, status: 0,
      text: "A", html: [">A</p>"], json: [##""id": "x\"><script>""##], absent: ["<script"]),
  ]

  @Test("Escape sequences and changes of direction reach no terminal, and clients unchanged")
  func terminal() throws {
    let screen = #"{"body": "ok\u001b[2J\u001b]0;owned\u0007\u009b2J\u202egnp"}"#
    for options in [[], ["--to", "html"], ["--color", "always"]] {
      let run = try ToolRun(["render"] + options, input: .text(screen))
      #expect(run.output.contains("ok") && run.output.contains("gnp"))
      #expect(!run.output.contains("\u{1B}[2J") && !run.output.contains("\u{1B}]"))
      #expect(!run.output.unicodeScalars.contains { "\u{07}\u{9B}".unicodeScalars.contains($0) })
    }
    let text = try ToolRun.render(screen).output
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    let json = try ToolRun.render(screen, "--to", "json").output
    let tree = try JSONDocument.parse(Array(json.utf8), name: "output").root.object?["root"]?.object
    let run = tree?["runs"]?.array?[0].object
    #expect(run?["text"]?.string == "ok\u{1B}[2J\u{1B}]0;owned\u{07}\u{9B}2J\u{202E}gnp")
  }

  @Test(
    "A link that a browser would run is inert, and warned of",
    arguments: [
      " JaVaScRiPt:x", #"java\tscript:x"#, #"\u0001javascript:x"#, #"java\nscript:x"#, "data:text/html,<b>x",
      "vbscript:x", "//evil.example", #"/\\evil.example"#, #"\t//evil.example"#, "file:///etc/passwd",
    ])
  func blocked(url: String) throws {
    let screen = #"{"body": {"view": "Button", "title": "Go", "action": {"openURL": "\#(url)"}}}"#
    for format in ["text", "html", "json"] {
      let run = try ToolRun.render(screen, "--to", format)
      #expect(run.errors.hasPrefix("warning[blocked-url]: ") && run.errors.contains("(/body/action/openURL)"))
      #expect(run.status == 0)
      for part in ["href", "openURL", "evil", "script:"] { #expect(!run.output.contains(part)) }
      #expect(run.output.contains("Go"))
    }
    #expect(try ToolRun.render(screen, "--strict").status == 1)
  }

  @Test(
    "A link that leads somewhere stays a link, which gives nothing away",
    arguments: ["mailto:a@example.com", "https://a.example/b?c=d", "tel:+491234", "/settings", "HTTPS://a.example"])
  func allowed(url: String) throws {
    let screen = #"{"body": {"view": "Button", "title": "Go", "action": {"openURL": "\#(url)"}}}"#
    let html = try ToolRun.render(screen, "--to", "html", "--fragment")
    #expect(html.output.contains(#"href="\#(url)""#))
    if url.contains(":") { #expect(html.output.contains(#"rel="noopener noreferrer""#)) }
    #expect(html.errors.isEmpty && html.status == 0)
    #expect(try ToolRun.render(screen, "--to", "json").output.contains(#""openURL": "\#(url)""#))
  }

  @Test("A key of the author's own reaches native clients alone, whatever it is called")
  func extensionKeys() throws {
    let name = #"x-"><script>alert(1)</script>"#
    let screen = #"{"body": {"view": "Text", "content": "A", "x-\"><script>alert(1)</script>": "<b>"}}"#
    let html = try ToolRun.render(screen, "--to", "html")
    #expect(html.status == 0 && html.errors.isEmpty)
    #expect(!html.output.contains("<script") && !html.output.contains("alert") && !html.output.contains("<b>"))
    let json = try ToolRun.render(screen, "--to", "json")
    let root = try JSONDocument.parse(Array(json.output.utf8), name: "output").root.object?["root"]?.object
    #expect(root?[name]?.string == "<b>")
  }
}
