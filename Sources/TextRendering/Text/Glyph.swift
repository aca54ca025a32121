/// A grapheme and the cells that it owns.
struct Glyph: Sendable {
  var character: Character
  /// 1 or 2.
  var width: Int
  /// The position of the run that it comes from.
  var run: Int
}

extension Glyph {
  var isSpace: Bool { character == " " }

  /// Whether a line may end after the glyph although no space follows.
  var endsWord: Bool {
    width == 2 || character == "-" || character == "–" || character == "—"
  }
}
