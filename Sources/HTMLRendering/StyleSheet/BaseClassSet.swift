/// Some classes of the base style sheets.
struct BaseClassSet: Hashable, Sendable {
  private var bits = SIMD4<UInt64>()
}

extension BaseClassSet: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: BaseClass...) {
    for element in elements { insert(element) }
  }

  @inline(__always)
  mutating func insert(_ name: BaseClass) {
    bits[Int(name.rawValue >> 6)] |= 1 << UInt64(name.rawValue & 63)
  }

  mutating func formUnion(_ other: BaseClassSet) {
    bits |= other.bits
  }

  func isSubset(of other: BaseClassSet) -> Bool {
    bits & other.bits == bits
  }

  func contains(_ name: BaseClass) -> Bool {
    bits[Int(name.rawValue >> 6)] & 1 << UInt64(name.rawValue & 63) != 0
  }
}
