import Paravent
import Testing
import TextRendering

@Suite struct TextLookTests {
  private static func text(
    _ content: String, limit: Int? = nil, _ change: (inout ResolvedText) -> Void
  ) -> ResolvedNode {
    var text = ResolvedText(runs: [ResolvedRun(.text(content), style: .body)], lineLimit: limit)
    change(&text)
    return ResolvedNode(.text(text))
  }

  private static func aligned(_ alignment: TextAlignment) -> ResolvedNode {
    text("one\nthree\nto") { $0.alignment = alignment }
  }

  private static func cut(_ truncation: TruncationMode, limit: Int = 1, _ content: String = "The quick brown fox")
    -> ResolvedNode
  {
    text(content, limit: limit) { $0.truncation = truncation }.frame(width: 80)
  }

  private static func redacted(_ content: String) -> ResolvedNode {
    text(content) { $0.isRedacted = true }
  }

  @Test(arguments: [
    TextCase("leading", aligned(.leading), "one\nthree\nto"), TextCase("centre", aligned(.center), " one\nthree\n to"),
    TextCase("trailing", aligned(.trailing), "  one\nthree\n   to"),
    TextCase(
      "centre of what wraps", text("The quick brown fox") { $0.alignment = .center }.frame(width: 80),
      "The quick\nbrown fox"),
    TextCase("tail", cut(.tail), "The quick…"), TextCase("head", cut(.head), "…brown fox"),
    TextCase("middle", cut(.middle), "The qu…fox"),
    TextCase(
      "head of the second line", cut(.head, limit: 2, "The quick brown fox jumps over"), "The quick\n…umps over"),
    TextCase(
      "middle of the second line", cut(.middle, limit: 2, "The quick brown fox jumps over"), "The quick\nbrown…over"),
    TextCase("head of lines", cut(.head, "first\nlast"), "  …last"),
    TextCase("middle of lines", cut(.middle, "first\nlast"), "first…last"),
    TextCase("wide characters", cut(.middle, "日本語の文章は語"), "日本…は語"),
    TextCase("nothing to cut", cut(.head, "short"), "  short"),
    TextCase("redacted", redacted("Ada Lovelace"), "░░░ ░░░░░░░░"),
    TextCase("redacted wide characters", redacted("a日本"), "░░░░░"),
    TextCase("redacted lines wrap alike", redacted("The quick brown").frame(width: 80), "░░░ ░░░░░\n░░░░░"),
  ])
  func `Text stands, ends and hides as it says`(_ row: TextCase) {
    #expect(lines(of: row.view) == row.expected)
  }

  @Test func `Trailing lines stand at the left where reading is to the left`() {
    #expect(
      lines(of: Self.aligned(.trailing), width: 20, rightToLeft: true).hasSuffix(
        "one\n\(String(repeating: " ", count: 15))three\n\(String(repeating: " ", count: 15))to"))
  }

  @Test func `Lines below and through text are escape sequences`() {
    var style = ResolvedTextStyle.body
    style.isUnderlined = true
    var struck = ResolvedTextStyle.headline
    struck.isStruckThrough = true
    let view = ResolvedNode.row(.text("A B", style: style), .text("C", style: struck))
    let text = lines(of: view, options: TextOptions(colors: .ansi16)).replacing("\u{1B}", with: "^")
    #expect(text == "^[4mA B^[0m ^[1;9mC^[0m")
    #expect(lines(of: view) == "A B C")
  }
}
