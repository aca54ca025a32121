import Paravent
import TerminalText
import Testing
import TextRendering

@Suite struct SheetTextTests {
  private static func panel(_ rows: String...) -> String {
    let lines = rows.map { "│ \($0) │" }
    return (["╭──────────────────╮"] + lines + ["╰──────────────────╯"]).joined(separator: "\n")
  }

  @Test(arguments: [
    TextCase("a text", .text("A").presenting(.text("B")), "A\n\n" + panel("       B        ")),
    TextCase(
      "a column", .text("A").presenting(.column(.text("Title"), .text("a longer line"))),
      "A\n\n" + panel("     Title      ", " a longer line  ")),
    TextCase(
      "a text that is wrapped", .text("A").presenting(.text("one two three four five")),
      "A\n\n" + panel(" one two three  ", " four five      ")),
    TextCase(
      "a text over nothing", ResolvedNode.overlay().presenting(.text("B")), panel("       B        ")),
    TextCase(
      "wider than the page", .text("A").presenting(ResolvedNode.text("B").frame(width: 800, height: 16)),
      "A\n\n" + panel("         B      ")),
    TextCase(
      "a field", .text("A").presenting(.field("N", "x")), "A\n\n" + panel("N [x___________]")),
    TextCase("nothing but space", .text("A").presenting(.overlay()), "A\n\n" + panel("                ")),
    TextCase(
      "the order of the document",
      .row(.text("A").presenting(.text("1")), .text("B").presenting(.text("2"))).presenting(.text("3")),
      ["A B", panel("       1        "), panel("       2        "), panel("       3        ")].joined(separator: "\n\n")
    ),
    TextCase(
      "a sheet in a sheet, before the next",
      .text("A").presenting(ResolvedNode.text("1").presenting(.text("2"))).presenting(.text("3")),
      ["A", panel("       1        "), panel("       2        "), panel("       3        ")].joined(separator: "\n\n")),
    TextCase(
      "a sheet in a choice that is not shown",
      .fits(.horizontal, ResolvedNode.text(String(repeating: "-", count: 30)).presenting(.text("1")), .text("B")), "B"),
    TextCase(
      "rows below the screen's last", ResolvedNode.text("A").frame(height: 64).presenting(.text("B")),
      "\nA\n\n" + panel("       B        ")),
  ])
  func `A sheet stands in a box below the screen`(_ row: TextCase) {
    #expect(lines(of: row.view, width: 20) == row.expected)
  }

  @Test func `A sheet changes nothing of the view that it hangs on`() {
    let plain = ResolvedNode.row(.text("A"), .text("B"), .spacer, .text("C"))
    let hung = ResolvedNode.row(
      .text("A").presenting(.text("1")), .text("B"), ResolvedNode.spacer.presenting(.text("2")), .text("C"))
    #expect(lines(of: hung).hasPrefix(lines(of: plain) + "\n\n╭"))
  }

  @Test func `A sheet reads as its place does`() {
    var surroundings = ResolvedSurroundings()
    surroundings.layoutDirection = .rightToLeft
    let content = ResolvedNode.row(.text("A"), .text("B"), .spacer)
    let view = ResolvedNode.text("M").presenting(content).wrapped(.surroundings(surroundings))
    #expect(lines(of: view, width: 20) == "M\n\n" + Self.panel("             B A"))
  }

  @Test func `A sheet has the colours of its place`() {
    var (surroundings, style) = (ResolvedSurroundings(), ResolvedTextStyle.body)
    (surroundings.colorScheme, style.color) = (.dark, .red)
    let view = ResolvedNode.text("M").presenting(.text("B", style: style)).wrapped(.surroundings(surroundings))
    #expect(lines(of: view, options: TextOptions(width: 20, colors: .trueColor)).contains("38;2;255;69;58mB"))
  }

  @Test(arguments: [20, 21, 79, 400])
  func `A sheet is as wide as the page and no wider`(width: Int) {
    let wide = ResolvedNode.text(String(repeating: "日本語", count: 200)).wrapped(.fixedSize(.horizontal))
    for line in lines(of: .text("A").presenting(wide), width: width).split(separator: "\n").dropFirst() {
      #expect(TerminalText.width(of: line) == width)
    }
  }

  @Test func `A sheet below the last row that is written is left out`() {
    let tall = (0..<200).reduce(ResolvedNode.text("A")) { view, _ in view.padding(1e9) }
    let column = ResolvedNode.column(alignment: .leading, .text("top"), tall)
    #expect(lines(of: column.presenting(.text("B")), width: 20) == "top")
    #expect(lines(of: ResolvedNode.text("top").presenting(.text("B")), width: 20).hasSuffix("╯"))
  }

  @Test func `A thousand sheets in each other are drawn`() {
    let view = (0..<1_000).reduce(ResolvedNode.text("end")) { view, _ in ResolvedNode.text("A").presenting(view) }
    #expect(lines(of: view, width: 20).hasSuffix(Self.panel("      end       ")))
  }
}

extension ResolvedNode {
  fileprivate func presenting(_ content: ResolvedNode) -> ResolvedNode {
    wrapped(.sheet(ResolvedSheet(content: content)))
  }
}
