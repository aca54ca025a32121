internal import CJansson
internal import Glibc

extension Instance {
  /// Whether two values are equal as JSON Schema has it: 1 and 1.0 are, and objects in whatever order.
  ///
  /// - Parameter steps: Grows by the number of values that were compared.
  func equals(_ other: Instance, steps: inout Int) -> Bool {
    var pairs: [(Instance, Instance)] = []
    guard agrees(with: other, &pairs) else { return false }
    while let (left, right) = pairs.popLast() {
      steps += left.elementCount + left.memberCount
      guard left.children(agreeWith: right, &pairs) else { return false }
    }
    return true
  }

  /// Compares scalars at once; containers of the same size are added to the pairs still to be compared.
  private func agrees(with other: Instance, _ pairs: inout [(Instance, Instance)]) -> Bool {
    let type = type
    guard type == other.type else { return false }
    switch type {
    case .integer, .fraction: return number == other.number
    case .string: return Instance.same(text, other.text)
    case .boolean: return pointer.pointee.type == other.pointer.pointee.type
    case .array, .object:
      guard elementCount == other.elementCount, memberCount == other.memberCount else { return false }
      if address != other.address, elementCount + memberCount > 0 { pairs.append((self, other)) }
      return true
    default: return true
    }
  }

  private func children(agreeWith other: Instance, _ pairs: inout [(Instance, Instance)]) -> Bool {
    for index in 0..<elementCount {
      guard let left = element(index), let right = other.element(index), left.agrees(with: right, &pairs) else {
        return false
      }
    }
    for (key, value) in members {
      guard let right = other.member(key), value.agrees(with: right, &pairs) else { return false }
    }
    return true
  }

  static func same(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    guard let start = left.baseAddress, let other = right.baseAddress else { return true }
    return memcmp(start, other, left.count) == 0
  }
}

extension Instance {
  /// A hash that equal values share, made of their scalars, each with the way to it.
  func hash(steps: inout Int) -> Int {
    guard type == .array || type == .object else { return scalarHash(at: 0) }
    var sum = 0
    var open: [(value: Instance, path: Int)] = [(self, 0)]
    while let (value, path) = open.popLast() {
      steps += 1 + value.elementCount + value.memberCount
      sum &+= Self.mixed(path, value.elementCount, value.memberCount)
      for index in 0..<value.elementCount {
        value.element(index)?.add(to: &sum, at: Self.mixed(path, index, 1), &open)
      }
      for (key, member) in value.members {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(key))
        member.add(to: &sum, at: Self.mixed(path, hasher.finalize(), 2), &open)
      }
    }
    return sum
  }

  private func add(to sum: inout Int, at path: Int, _ open: inout [(value: Instance, path: Int)]) {
    if type == .array || type == .object {
      open.append((self, path))
    } else {
      sum &+= scalarHash(at: path)
    }
  }

  private func scalarHash(at path: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(path)
    switch type {
    case .integer, .fraction:
      if let whole = number.whole { hasher.combine(whole) } else { hasher.combine(number.double) }
    case .string: hasher.combine(bytes: UnsafeRawBufferPointer(text))
    default: hasher.combine(pointer.pointee.type.rawValue)
    }
    return hasher.finalize()
  }

  private static func mixed(_ first: Int, _ second: Int, _ third: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    return hasher.finalize()
  }
}
