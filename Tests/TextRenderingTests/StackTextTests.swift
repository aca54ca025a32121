import Paravent
import Testing

@Suite struct StackTextTests {
  @Test func `Text wraps between words`() {
    #expect(
      lines(of: .text("The quick brown fox jumps over the lazy dog"), width: 20) == """
        The quick brown fox
        jumps over the lazy
        dog
        """)
  }

  @Test func `A spacer pushes its neighbours apart`() {
    #expect(lines(of: .row(.text("Left"), .spacer, .text("Right")), width: 20) == "Left           Right")
  }

  @Test func `A column centres its views under the widest`() {
    #expect(
      lines(of: .column(.text("Title"), .text("Subtitle"), .text("Caption"))) == """
         Title
        Subtitle
        Caption
        """)
  }

  @Test func `Padding is columns and rows of blanks`() {
    #expect(lines(of: .column(.text("A").padding(), .text("B"))) == "\n  A\n\n  B")
  }

  @Test func `A frame gives a view room`() {
    #expect(
      lines(of: .row(.text("A").frame(width: 40, height: 48), .text("|"))) == """

          A   |
        """)
  }
}
