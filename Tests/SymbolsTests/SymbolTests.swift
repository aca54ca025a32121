import Symbols
import Testing

@Suite struct SymbolTests {
  @Test func `A symbol in the table has its picture and its character`() throws {
    let symbol = try #require(Symbol.named("square.and.arrow.up"))
    #expect(symbol.icon == "box-arrow-up")
    #expect(symbol.glyph == "⇪")
  }

  @Test(arguments: [("hand.index.fill", "hand-index-fill"), ("alarm.fill", "alarm-fill"), ("egg.fried", "egg-fried")])
  func `A name beyond the table is tried as a picture's name`(name: String, icon: String) {
    #expect(Symbol.named(name)?.icon == icon)
  }

  @Test(arguments: ["", "no.such.symbol", "../../../etc/passwd", "heart/fill", "HEART", "heart\u{0}", ".", "a-b"])
  func `Any other name is no symbol`(name: String) {
    #expect(Symbol.named(name) == nil)
  }

  @Test func `A name is spoken as words`() {
    #expect(Symbol.spokenName("square.and.arrow.up") == "square and arrow up")
  }

  @Test func `Names are unique and in order`() {
    #expect(Symbol.allNames.count >= 160)
    #expect(Set(Symbol.allNames).count == Symbol.allNames.count)
    #expect(Symbol.allNames == Symbol.allNames.sorted())
  }

  @Test(arguments: Symbol.allNames)
  func `Every symbol in the table has a picture`(name: String) throws {
    let markup = try #require(Symbol.named(name).flatMap(SymbolIcon.markup(of:)))
    #expect(String(decoding: markup, as: UTF8.self).hasPrefix("<"))
  }

  @Test(arguments: Symbol.allNames)
  func `Every character is one scalar without emoji presentation`(name: String) throws {
    let glyph = try #require(Symbol.named(name)).glyph
    #expect(glyph.unicodeScalars.count == 1)
    #expect(glyph.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation && $0.value > 0x20 })
  }
}
