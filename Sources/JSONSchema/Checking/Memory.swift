/// Remembers outcomes of schemas for values, the latest ones of each slot, so that exponential schemas stay linear.
struct Memory {
  private struct Entry {
    var address: UInt = 0
    var node: Int32 = 0
    var scope: Int32 = 0
    var outcome = false
  }

  private static let size = 1 << 15
  private var entries: [Entry] = []
}

extension Memory {
  func outcome(of address: UInt, _ node: Int32, _ scope: Int32) -> Bool? {
    guard !entries.isEmpty else { return nil }
    let entry = entries[Self.slot(address, node, scope)]
    return entry.address == address && entry.node == node && entry.scope == scope ? entry.outcome : nil
  }

  mutating func remember(_ outcome: Bool, of address: UInt, _ node: Int32, _ scope: Int32) {
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.size) }
    entries[Self.slot(address, node, scope)] = Entry(address: address, node: node, scope: scope, outcome: outcome)
  }

  private static func slot(_ address: UInt, _ node: Int32, _ scope: Int32) -> Int {
    let mixed =
      (UInt64(address) >> 3 ^ UInt64(UInt32(bitPattern: node &+ scope &* 7_919)) << 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40) & (size - 1)
  }
}
