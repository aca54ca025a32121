extension WideRanges {
  /// Returns whether a code point is wide or fullwidth: whether an odd number of bounds lie at or below it.
  static func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return !low.isMultiple(of: 2)
  }
}
