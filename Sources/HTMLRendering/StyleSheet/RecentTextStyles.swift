/// The classes of the looks of text met last: a page has few, and finding one here costs a tenth of the tables.
struct RecentTextStyles: Sendable {
  struct Entry: Sendable {
    var face: FontFace
    var color: PaintedColor
    var name: ClassName?
  }

  private var entries: [Entry?] = Array(repeating: nil, count: 1 << RecentTextStyles.bits)

  private static let bits: UInt32 = 6
}

extension RecentTextStyles {
  /// Returns what is known of a look, or `nil` where it was not met lately.
  func known(_ face: FontFace, _ color: PaintedColor) -> Entry? {
    guard let entry = entries[Self.slot(of: face, color)] else { return nil }
    return entry.face == face && entry.color == color ? entry : nil
  }

  /// Notes the class of a look, or that it needs none.
  mutating func note(_ face: FontFace, _ color: PaintedColor, _ name: ClassName?) {
    entries[Self.slot(of: face, color)] = Entry(face: face, color: color, name: name)
  }

  private static func slot(of face: FontFace, _ color: PaintedColor) -> Int {
    // Odd constants without a pattern spread what differs in any bit over the highest ones.
    let font = (face.size.bitPattern ^ UInt32(face.weight)) &* 0x85EB_CA6B
    return Int(((font ^ color.light ^ color.dark) &* 0x9E37_79B1) >> (32 - bits))
  }
}
