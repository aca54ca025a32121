import Paravent
import Testing

@Suite struct ListTests {
  @Test func `Rows stand in a box over the whole width`() {
    #expect(
      lines(of: .list(.row(.text("Language"), .spacer, .text("English")), .text("Region")), width: 30) == """
        ╭────────────────────────────╮
        │ Language           English │
        ├────────────────────────────┤
        │ Region                     │
        ╰────────────────────────────╯
        """)
  }

  @Test func `Each section has a box, a header and a footer`() {
    let list = ResolvedNode.list(
      .section(header: .text("General"), footer: .text("For all devices."), .text("A")), .text("B"))
    #expect(
      lines(of: list, width: 24) == """
          General
        ╭──────────────────────╮
        │ A                    │
        ╰──────────────────────╯
          For all devices.

        ╭──────────────────────╮
        │ B                    │
        ╰──────────────────────╯
        """)
  }

  @Test func `A plain list has no boxes`() {
    let list = ResolvedNode.list(
      as: .plain, .text("A"), .section(header: .text("Header"), footer: .text("Footer"), .text("B"), .text("C")))
    #expect(lines(of: list) == "A\n\nHeader\n  B\n  C\nFooter")
  }

  @Test func `A section without rows has no box`() {
    #expect(lines(of: .list(.section(header: .text("Header"))), width: 24) == "  Header")
  }

  @Test func `A section outside a list is a column`() {
    #expect(
      lines(of: .section(header: .text("Header"), footer: .text("Footer"), .text("Row"))) == "Header\nRow\nFooter")
  }

  @Test func `A row without anything to see is still a row`() {
    #expect(
      lines(of: .list(.text(""), .text("A")), width: 20) == """
        ╭──────────────────╮
        │                  │
        ├──────────────────┤
        │ A                │
        ╰──────────────────╯
        """)
  }

  @Test func `Rows start at the right where reading does`() {
    #expect(
      lines(of: .list(.row(.text("A"), .spacer, .text("B"))), width: 20, rightToLeft: true) == """
        ╭──────────────────╮
        │ B              A │
        ╰──────────────────╯
        """)
  }
}
