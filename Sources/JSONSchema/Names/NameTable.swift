/// A table that finds a number by a name: a power of two of slots, at least half of them free.
struct NameTable: Sendable {
  var start: Int32
  var mask: Int32

  static let empty = NameTable(start: 0, mask: -1)
}

extension NameTable {
  var isEmpty: Bool { mask < 0 }
}
