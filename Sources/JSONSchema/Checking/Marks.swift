/// The stretch of a `MarkStore` that belongs to one value, one bit for each of its members or elements.
struct Marks {
  let start: Int
  let words: Int

  static let none = Marks(start: -1, words: 0)
}

extension Marks {
  var isNone: Bool { start < 0 }
}
