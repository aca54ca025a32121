/// An array or object that a place finder has entered, and the child that it read last.
struct OpenContainer {
  let start: Int
  /// The places that are the container itself.
  var places: [Int] = []
  /// The places that start from the container.
  var steps: [Int] = []
  var stepsByToken: [[UInt8]: [Int]] = [:]
  let array: JSONArray?
  /// The number of elements that were read.
  private var count = 0
  private var members: JSONObject.Iterator?
  private var member: JSONValue?
  /// The key that was read last.
  private(set) var key = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  init?(_ value: JSONValue, start: Int) {
    self.start = start
    array = value.array
    members = value.object?.makeIterator()
    guard array != nil || members != nil else { return nil }
  }
}

extension OpenContainer {
  mutating func readKey() {
    guard let next = members?.nextMember() else { return }
    (key, member) = next
  }

  /// Returns the value of the member whose key was read last, or the next element.
  mutating func readValue() -> JSONValue? {
    guard let array else { return member }
    guard count < array.endIndex else { return nil }
    count += 1
    return array[count - 1]
  }

  /// The token that leads to what was read last, as bytes: JSON tells keys apart that Swift's strings hold for equal.
  var token: [UInt8] {
    array == nil ? Array(key) : Array(String(count - 1).utf8)
  }

  /// The places that lead from the container to what was read last.
  var stepsToChild: [Int] { stepsByToken[token] ?? [] }
}
