/// A stretch of a table.
struct Stretch: Sendable {
  var start: Int32 = 0
  var end: Int32 = 0

  static let none = Stretch()
}

extension Stretch {
  var isEmpty: Bool { start == end }
  var range: Range<Int> { Int(start)..<Int(end) }
}
