import Paravent
import Testing
import TextRendering

@Suite struct WrapperTextTests {
  private static let trailing = Alignment(horizontal: .trailing, vertical: .top)

  private static func surroundings(_ direction: LayoutDirection? = nil, _ scheme: ColorScheme? = nil)
    -> ResolvedWrapper
  {
    var surroundings = ResolvedSurroundings()
    (surroundings.layoutDirection, surroundings.colorScheme) = (direction, scheme)
    return .surroundings(surroundings)
  }

  @Test(arguments: [
    TextCase("overlay", .text("abcdef").overlaid(.text("XY")), "abXYef"),
    TextCase("overlay at an edge", .text("abcdef").overlaid(.text("X"), alignment: trailing), "abcdeX"),
    TextCase(
      "overlay beyond its view",
      .row(
        spacing: 0,
        .text("ab").overlaid(
          .text("XYZ").wrapped(.fixedSize(.horizontal)), alignment: Alignment(horizontal: .leading, vertical: .top)),
        .text("cd")),
      "XYcd"),
    TextCase("offset", .row(spacing: 0, .text("A").wrapped(.offset(x: 16, y: 16)), .text("B")), " B\n  A"),
    TextCase("offset beyond the page", .row(spacing: 0, .text("AB").wrapped(.offset(x: -8, y: 0)), .text("C")), "B C"),
    TextCase("hidden", .row(spacing: 0, .text("AB").wrapped(.hidden), .text("C")), "  C"),
    TextCase("hidden box", .text("A").padding(16).border().wrapped(.hidden), ""),
    TextCase(
      "hidden in a box", .row(.text("A"), .text("B").wrapped(.hidden)).padding(16).border(), "┌─────┐\n│ A   │\n└─────┘"
    ),
    TextCase(
      "fixed size",
      .text("one two three").wrapped(.fixedSize(.horizontal)).frame(
        width: 64, alignment: Alignment(horizontal: .leading, vertical: .top)), "one two three"),
    TextCase("shadow", .text("A").wrapped(.shadow(ResolvedShadow(color: .blue, radius: 4))), "A"),
    TextCase(
      "without a priority", ResolvedNode.row(.text("Ada Lovelace"), .text("the first programmer")).frame(width: 160),
      "Ada      the first\nLovelace programmer"),
    TextCase(
      "priority",
      ResolvedNode.row(.text("Ada Lovelace").wrapped(.layoutPriority(1)), .text("the first programmer")).frame(
        width: 192),
      "Ada Lovelace the first\n             programmer"),
    TextCase(
      "right to left in left to right",
      .column(alignment: .leading, .text("heading"), .row(.text("A"), .text("B")).wrapped(surroundings(.rightToLeft))),
      "heading\nB A"),
  ])
  func `Wrappers draw as they say and keep the layout`(_ row: TextCase) {
    #expect(lines(of: row.view) == row.expected)
  }

  @Test func `A part that is read left to right keeps its way in a page that is not`() {
    let inner = ResolvedNode.row(.text("A"), .text("B")).wrapped(Self.surroundings(.leftToRight))
    #expect(
      lines(of: .column(alignment: .leading, .text("heading"), inner), width: 20, rightToLeft: true)
        == "             heading\n                 A B")
  }

  @Test func `An offset goes to the left where reading does`() {
    let view = ResolvedNode.row(spacing: 0, .text("A").wrapped(.offset(x: 16, y: 0)), .text("B"))
    #expect(lines(of: view, width: 20, rightToLeft: true) == "                 AB")
  }

  @Test func `A part has the colours of its own scheme`() {
    var style = ResolvedTextStyle.body
    style.color = .red
    let view = ResolvedNode.row(
      spacing: 0, .text("A", style: style), .text("B", style: style).wrapped(Self.surroundings(nil, .dark)),
      .text("C").background(ResolvedColor(light: RGBA(0xFFFFFF), dark: RGBA(0))).wrapped(Self.surroundings(nil, .dark)))
    let text = lines(of: view, options: TextOptions(colors: .trueColor)).replacing("\u{1B}", with: "^")
    #expect(
      text
        == "^[38;2;255;59;48mA^[0;38;2;255;69;58mB^[0;97;48;2;0;0;0mC^[0m")
  }
}
