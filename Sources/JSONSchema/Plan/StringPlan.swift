/// The keywords of a schema about strings.
struct StringPlan: Sendable {
  var minimum = 0
  var maximum = Int.max
  var pattern = PlanNode.none
  var format: Format?
}

extension StringPlan {
  func allowsLength(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    if minimum == 0, text.count <= maximum { return true }
    // A character takes four bytes at most.
    if text.count < minimum || text.count / 4 > maximum { return false }
    let count = text.count { $0 & 0xC0 != 0x80 }
    return minimum...max(minimum, maximum) ~= count && count <= maximum
  }
}
