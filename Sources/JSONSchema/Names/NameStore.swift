internal import Glibc

/// The bytes of all names of a plan, and the slots of the tables that find them.
struct NameStore: Sendable {
  var bytes: [UInt8] = [0]
  var names: [Name] = []
  var slots: [NameSlot] = []
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
    var size = 2
    while size < 2 * entries.count { size *= 2 }
    let table = NameTable(start: Int32(slots.count), mask: Int32(size - 1))
    slots += Array(repeating: NameSlot(), count: size)
    for (name, value) in entries { insert(name, value, into: table) }
    return table
  }

  private mutating func insert(_ name: Int32, _ value: Int32, into table: NameTable) {
    let hash = self[name].withUnsafeBufferPointer { NameStore.hash($0) }
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

  /// A hash of a name that reads 16 of its bytes at most, the first and the last ones.
  static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = text.count
    guard let start = UnsafeRawPointer(text.baseAddress) else { return 0 }
    let (first, last): (UInt64, UInt64)
    if count >= 8 {
      first = start.loadUnaligned(as: UInt64.self)
      last = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      first = UInt64(start.loadUnaligned(as: UInt32.self))
      last = UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else if count > 0 {
      first = UInt64(text[0])
      last = UInt64(text[count / 2]) << 8 | UInt64(text[count - 1])
    } else {
      return 0
    }
    let mixed = (first ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15 ^ (last &* 0xC2B2_AE3D_27D4_EB4F)
    return mixed ^ mixed >> 32
  }
}
