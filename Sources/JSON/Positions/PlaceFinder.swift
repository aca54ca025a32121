/// Finds places of one document, in one walk over its tree and its text side by side.
///
/// The two agree because the text has no duplicate keys and libjansson keeps the order of members.
struct PlaceFinder {
  /// A place that was found.
  struct Found {
    /// The JSON Pointer, or `nil` where it would be longer than `pointerLimit`.
    let pointer: String?
    let range: Range<Int>
  }

  /// The most bytes of a pointer, so that long keys above many faults cannot exhaust memory.
  static let pointerLimit = 65_536

  private let document: JSONDocument
  private let places: [JSONPlace]
  /// The places that start from a value, by its address.
  private let wanted: [UInt: [Int]]
  private var found: [Found?]
  private var missing: Int
  private var frames: [Frame] = []
  /// The pointer of the innermost open container.
  private var path: [UInt8] = []

  init(_ places: [JSONPlace], in document: JSONDocument) {
    self.places = places
    self.document = document
    wanted = Dictionary(grouping: places.indices) { places[$0].value.address }
    found = Array(repeating: nil, count: places.count)
    missing = places.count
  }
}

/// An array or object whose closing bracket is still to come.
private struct Frame {
  let start: Int
  let pathLength: Int
  /// The places that are the container itself.
  let places: [Int]
  /// The places that start from the container.
  let steps: [Int]
  var stepsByName: [String: [Int]] = [:]
  var children: Children
  var name = ""

  enum Children {
    case members(JSONObject.Iterator, JSONValue?)
    case elements(JSONArray, Int)
  }
}

extension PlaceFinder {
  /// Returns what was found of each place, in their order.
  consuming func find() -> [Found?] {
    var scanner = JSONScanner(document.text)
    while missing > 0, let event = try? scanner.next() {
      switch event {
      case .key(let range): readKey(range)
      case .scalar(let range): readScalar(range)
      case .open(let start): open(nextValue(), at: start)
      case .close(let range): close(range)
      }
    }
    return found
  }

  private mutating func readKey(_ range: Range<Int>) {
    guard var frame = frames.popLast() else { return }
    frame.nextMember()
    frames.append(frame)
    guard !frame.steps.isEmpty else { return }
    resolve((frame.stepsByName[frame.name] ?? []).filter { places[$0].step.isKey }, range, name: frame.name)
  }

  private mutating func readScalar(_ range: Range<Int>) {
    let value = nextValue()
    let arrived = arrive(at: value)
    let name = frames.last?.name
    resolve(arrived.filter { places[$0].step.isOpening }, range.lowerBound..<range.lowerBound + 1, name: name)
    resolve(arrived, range, name: name)
  }

  private mutating func nextValue() -> JSONValue? {
    guard var frame = frames.popLast() else { return document.root }
    defer { frames.append(frame) }
    return frame.nextValue()
  }

  /// Returns the places that are the value: those that start from it and those that lead to it from its container.
  private func arrive(at value: JSONValue?) -> [Int] {
    guard let value else { return [] }
    let own = frames.isEmpty || !value.isShared ? wanted[value.address] ?? [] : []
    guard let frame = frames.last, !frame.steps.isEmpty else { return own }
    return own + (frame.stepsByName[frame.name] ?? []).filter { !places[$0].step.isKey }
  }

  private mutating func open(_ value: JSONValue?, at start: Int) {
    guard let value, let children = Frame.Children(of: value) else { return }
    let arrived = arrive(at: value)
    let pathLength = path.count
    if let name = frames.last?.name { JSONPointer.append(name, to: &path) }
    let steps = arrived.filter { places[$0].value.address == value.address && places[$0].step.name != nil }
    let itself = arrived.filter { !steps.contains($0) }
    resolve(itself.filter { places[$0].step.isOpening }, start..<start + 1, name: nil)
    var frame = Frame(start: start, pathLength: pathLength, places: itself, steps: steps, children: children)
    frame.stepsByName = Dictionary(grouping: steps) { places[$0].step.name ?? "" }
    frames.append(frame)
  }

  private mutating func close(_ range: Range<Int>) {
    guard let frame = frames.popLast() else { return }
    resolve(frame.places, range, name: nil)
    resolve(frame.steps, frame.start..<frame.start + 1, name: nil)
    path.removeSubrange(frame.pathLength...)
  }

  /// Records the range of those places that have none yet; `name` leads on from the innermost container.
  private mutating func resolve(_ indices: [Int], _ range: Range<Int>, name: String?) {
    let indices = indices.filter { found[$0] == nil }
    guard !indices.isEmpty else { return }
    var pointer = path
    if let name { JSONPointer.append(name, to: &pointer) }
    let text = pointer.count > Self.pointerLimit ? nil : String(decoding: pointer, as: UTF8.self)
    for index in indices { found[index] = Found(pointer: text, range: range) }
    missing -= indices.count
  }
}

extension Frame {
  mutating func nextMember() {
    guard case .members(var iterator, _) = children, let member = iterator.next() else { return }
    children = .members(iterator, member.value)
    name = member.key
  }

  /// Returns the value of the member whose key was read last, or the next element.
  mutating func nextValue() -> JSONValue? {
    switch children {
    case .members(_, let value): return value
    case .elements(let array, let index):
      guard index < array.endIndex else { return nil }
      children = .elements(array, index + 1)
      name = String(index)
      return array[index]
    }
  }
}

extension Frame.Children {
  init?(of value: JSONValue) {
    if let object = value.object {
      self = .members(object.makeIterator(), nil)
    } else if let array = value.array {
      self = .elements(array, 0)
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// Whether the value is one of those that libjansson has only once.
  fileprivate var isShared: Bool { kind == .null || kind == .bool }
}

extension JSONPlace.Step {
  /// The token of a JSON Pointer that the step adds, or `nil` where it stays.
  fileprivate var name: String? {
    switch self {
    case .member(let name), .key(let name): name
    case .element(let index): String(index)
    case .opening, .itself: nil
    }
  }

  fileprivate var isKey: Bool {
    if case .key = self { true } else { false }
  }

  fileprivate var isOpening: Bool {
    if case .opening = self { true } else { false }
  }
}
