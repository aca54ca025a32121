/// Keeps which members and elements were evaluated, for `unevaluatedProperties` and `unevaluatedItems`.
struct MarkStore {
  private var bits: [UInt64] = []
}

extension MarkStore {
  mutating func push(for value: Instance) -> Marks {
    push(words: (value.memberCount + value.elementCount + 63) / 64)
  }

  private mutating func push(words: Int) -> Marks {
    let marks = Marks(start: bits.count, words: words)
    for _ in 0..<words { bits.append(0) }
    return marks
  }

  /// Begins marks that are kept only if a branch fits.
  mutating func fork(_ marks: Marks) -> Marks {
    marks.isNone ? .none : push(words: marks.words)
  }

  mutating func pop(_ marks: Marks) {
    guard !marks.isNone else { return }
    bits.removeLast(bits.count - marks.start)
  }

  mutating func merge(_ marks: Marks, into other: Marks) {
    guard !marks.isNone, !other.isNone else { return }
    for word in 0..<min(marks.words, other.words) { bits[other.start + word] |= bits[marks.start + word] }
  }

  mutating func mark(_ index: Int, in marks: Marks) {
    guard !marks.isNone else { return }
    bits[marks.start + index / 64] |= 1 << UInt64(index % 64)
  }

  mutating func markAll(_ marks: Marks) {
    guard !marks.isNone else { return }
    for word in 0..<marks.words { bits[marks.start + word] = .max }
  }

  func isMarked(_ index: Int, in marks: Marks) -> Bool {
    bits[marks.start + index / 64] & 1 << UInt64(index % 64) != 0
  }
}
