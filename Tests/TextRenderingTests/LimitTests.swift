import Paravent
import Testing
import TextRendering

@Suite struct LimitTests {
  @Test(arguments: [1e-9, 1e9, 1e12, 1e300, .infinity, -1e300, -.infinity, .nan, .greatestFiniteMagnitude])
  func `No length makes a page without end`(_ length: Double) {
    let views: [ResolvedNode] = [
      .text("A").frame(width: length, height: length).background(.blue), .text("A").padding(length).border(),
      .column(spacing: length, .text("A"), .text("B")), .row(spacing: length, .text("A"), .text("B")),
      .row(.text("A"), ResolvedNode(.spacer(minLength: length)), .text("B")), .text("A").frame(maxWidth: length),
      ResolvedNode.image("A", resizable: true).wrapped(.aspectRatio(length, .fill)),
    ]
    for view in views {
      #expect(lines(of: view).utf8.count < 4_000_000)
    }
  }

  @Test func `Rows beyond the last that is written are left out`() {
    let view = (0..<200).reduce(ResolvedNode.text("A")) { view, _ in view.padding(1e9) }
    let count = lines(of: .column(alignment: .leading, .text("top"), view, .text("end"))).utf8.count
    #expect(count < 1_100_000)
  }

  @Test func `A page is the same whether it is painted in one band or in many`() {
    let row = ResolvedNode.text("日本語").padding(16).border()
    let column = ResolvedNode(
      .stack(ResolvedStack(.vertical(.leading), spacing: 0, children: Array(repeating: row, count: 2_000))))
    let text = lines(of: column, width: 400)
    let box = "┌────────┐\n│ 日本語 │\n└────────┘"
    #expect(text == Array(repeating: box, count: 2_000).joined(separator: "\n"))
  }

  @Test func `A text that is painted in many bands keeps all of its lines`() {
    let text = (0..<2_000).map { "line \($0)" }.joined(separator: "\n")
    #expect(lines(of: .text(text), width: 400) == text)
  }

  @Test func `A thousand views in each other are drawn`() {
    let view = (0..<1_000).reduce(ResolvedNode.text("A")) { view, index in
      switch index % 8 {
      case 0: .row(view)
      case 1: view.padding(0)
      case 2: view.background(.blue)
      case 3: .column(view)
      case 4: .button(view, .plain)
      case 5: .section(view)
      case 6: view.wrapped(.clip(.rectangle))
      default: .overlay(view)
      }
    }
    #expect(lines(of: view) == "A")
    #expect(lines(of: view, options: TextOptions(colors: .ansi16)) == "\u{1B}[30;44mA\u{1B}[0m")
  }

  @Test(arguments: Nesting.allCases)
  func `A thousand of a kind in each other are drawn`(_ nesting: Nesting) {
    let view = (0..<1_000).reduce(ResolvedNode.text("A")) { view, index in nesting.around(view, at: index) }
    #expect(lines(of: view).isEmpty == nesting.hides)
  }

  @Test func `A width outside the bounds becomes the nearest inside`() {
    #expect(TextOptions(width: 0).width == 20)
    #expect(TextOptions(width: .max).width == 400)
  }

  @Test func `A screen that shows nothing is an empty line`() {
    #expect(TextRenderer().render(ResolvedTree(root: nil)) == [0x0A])
  }
}
