internal import Glibc

/// The bytes of all names of a plan, and the slots of the tables that find them.
struct NameStore: Sendable {
  var bytes: [UInt8] = [0]
  var names: [Name] = []
  var slots: [NameSlot] = []
  let seed = UInt64.random(in: .min ... .max) | 1
  private var indices: [[UInt8]: Int32] = [:]
}

extension NameStore {
  /// Returns the index of a name, the same one for the same bytes.
  mutating func intern(_ text: [UInt8]) -> Int32 {
    if let index = indices[text] { return index }
    let index = Int32(names.count)
    names.append(Name(start: Int32(bytes.count), count: Int32(text.count)))
    bytes += text
    indices[text] = index
    return index
  }

  /// Makes a table of names and numbers; of equal names the first wins.
  mutating func table(_ entries: [(name: Int32, value: Int32)]) -> NameTable {
    guard !entries.isEmpty else { return .empty }
    let table = emptyTable(for: entries.count)
    for (name, value) in entries { insert(name, value, into: table) }
    return table
  }

  /// Makes a table of numbers that are found by hashes alone; what is equal has one of them only.
  mutating func table(hashes: [UInt64]) -> NameTable {
    guard !hashes.isEmpty else { return .empty }
    let table = emptyTable(for: hashes.count)
    for (index, hash) in hashes.enumerated() {
      var slot = Int32(truncatingIfNeeded: hash) & table.mask
      while slots[Int(table.start + slot)].name >= 0 { slot = (slot + 1) & table.mask }
      slots[Int(table.start + slot)] = NameSlot(hash: hash, name: Int32(index), value: Int32(index))
    }
    return table
  }

  private mutating func emptyTable(for count: Int) -> NameTable {
    var size = 2
    while size < 2 * count { size *= 2 }
    let table = NameTable(start: Int32(slots.count), mask: Int32(size - 1))
    slots += Array(repeating: NameSlot(), count: size)
    return table
  }

  private mutating func insert(_ name: Int32, _ value: Int32, into table: NameTable) {
    let hash = self[name].withUnsafeBufferPointer { NameStore.hash($0, seed: seed) }
    var slot = Int32(truncatingIfNeeded: hash) & table.mask
    while slots[Int(table.start + slot)].name >= 0 {
      guard slots[Int(table.start + slot)].name != name else { return }
      slot = (slot + 1) & table.mask
    }
    slots[Int(table.start + slot)] = NameSlot(hash: hash, name: name, value: value)
  }

  /// The bytes of a name.
  subscript(name: Int32) -> [UInt8] {
    let name = names[Int(name)]
    return Array(bytes[Int(name.start)..<Int(name.start + name.count)])
  }

  /// A hash of all bytes of a name, under a seed that keeps names from being chosen so that they collide.
  static func hash(_ text: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    let count = text.count
    guard count > 0, let start = UnsafeRawPointer(text.baseAddress) else { return 0 }
    let (first, last): (UInt64, UInt64)
    var state = seed ^ UInt64(count)
    if count >= 8 {
      for offset in stride(from: 8, to: count - 8, by: 8) {
        state = mixed(state ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self), seed)
      }
      first = start.loadUnaligned(as: UInt64.self)
      last = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      first = UInt64(start.loadUnaligned(as: UInt32.self))
      last = UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else {
      first = UInt64(text[0])
      last = UInt64(text[count / 2]) << 8 | UInt64(text[count - 1])
    }
    return mixed(first ^ state, last ^ 0x9E37_79B9_7F4A_7C15 ^ seed)
  }

  /// Both halves of a product, put together (as wyhash has it).
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
