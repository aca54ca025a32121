/// What stands for a picture.
enum Placeholder {
  /// What stands for a picture without a name.
  static let nameless = "▨"

  /// Returns a picture's name in brackets.
  static func named(_ label: String) -> GlyphLine {
    GlyphLine(label.isEmpty ? nameless : "[\(label)]")
  }

  /// Returns the first letters of a name's first two words.
  static func initials(of label: String) -> String {
    let words = label.split { !$0.isLetter && !$0.isNumber }
    return words.prefix(2).compactMap { $0.first?.uppercased() }.joined()
  }
}
