/// A grapheme and the cells that it owns.
struct Glyph: Sendable {
  var character: Character
  /// 1 or 2.
  var width: Int
  /// The position of the run that it comes from.
  var run: Int
  let isSpace: Bool

  init(_ character: Character, width: Int, run: Int) {
    self.character = character
    self.width = width
    self.run = run
    isSpace = character == " "
  }

  /// Creates a printable ASCII character.
  init(ascii byte: UInt8, run: Int) {
    character = Character(Unicode.Scalar(byte))
    width = 1
    self.run = run
    isSpace = byte == UInt8(ascii: " ")
  }
}

extension Glyph {
  /// Whether a line may end after the glyph although no space follows.
  var endsWord: Bool {
    width == 2 || character == "-" || character == "–" || character == "—"
  }
}
