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

  init(_ places: [JSONPlace], in document: JSONDocument) {
    self.places = places
    self.document = document
    wanted = Dictionary(grouping: places.indices) { places[$0].value.address }
    found = Array(repeating: nil, count: places.count)
    missing = places.count
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
      case .open(let start): open(at: start)
      case .close(let range): close(range)
      }
    }
    return found
  }

  private mutating func readKey(_ range: Range<Int>) {
    guard let last = frames.indices.last else { return }
    frames[last].readKey()
    guard !frames[last].steps.isEmpty else { return }
    resolve(frames[last].stepsToChild.filter { places[$0].step.isKey }, range)
  }

  private mutating func readScalar(_ range: Range<Int>) {
    guard let value = nextValue() else { return }
    let arrived = arrive(at: value)
    guard !arrived.isEmpty else { return }
    let start = range.lowerBound
    resolve(arrived.filter { places[$0].step.isOpening }, start..<start + 1)
    resolve(arrived, range)
  }

  private mutating func nextValue() -> JSONValue? {
    guard let last = frames.indices.last else { return document.root }
    return frames[last].readValue()
  }

  /// Returns the places that are the value: those that start from it and those that lead to it from its container.
  private func arrive(at value: JSONValue) -> [Int] {
    let own = frames.isEmpty || !value.isShared ? wanted[value.address] ?? [] : []
    guard let last = frames.indices.last, !frames[last].steps.isEmpty else { return own }
    return own + frames[last].stepsToChild.filter { !places[$0].step.isKey }
  }

  private mutating func open(at start: Int) {
    guard let value = nextValue(), var frame = Frame(value, start: start) else { return }
    let arrived = arrive(at: value)
    if !arrived.isEmpty {
      let openings = arrived.filter { places[$0].step.isOpening }
      resolve(openings, start..<start + 1)
      frame.steps = arrived.filter { places[$0].value.address == value.address && places[$0].step.name != nil }
      frame.places = arrived.filter { places[$0].value.address != value.address || places[$0].step.name == nil }
      frame.stepsByName = Dictionary(grouping: frame.steps) { places[$0].step.name ?? "" }
    }
    frames.append(frame)
  }

  private mutating func close(_ range: Range<Int>) {
    guard let frame = frames.popLast() else { return }
    resolve(frame.places, range)
    // What the container does not have is missing where it opens.
    resolve(frame.steps, frame.start..<frame.start + 1)
  }

  /// Records the range of those places that have none yet.
  private mutating func resolve(_ indices: [Int], _ range: Range<Int>) {
    let indices = indices.filter { found[$0] == nil }
    guard !indices.isEmpty else { return }
    let pointer = pointer()
    for index in indices { found[index] = Found(pointer: pointer, range: range) }
    missing -= indices.count
  }

  /// Returns the pointer of what was read last in the innermost open container.
  private func pointer() -> String? {
    var text: [UInt8] = []
    for frame in frames {
      guard text.count + frame.key.count < Self.pointerLimit else { return nil }
      if frame.array == nil {
        JSONPointer.append(frame.key, to: &text)
      } else {
        JSONPointer.append(frame.name.utf8, to: &text)
      }
    }
    return text.count > Self.pointerLimit ? nil : String(decoding: text, as: UTF8.self)
  }
}

/// An array or object whose closing bracket is still to come.
private struct Frame {
  let start: Int
  /// The places that are the container itself.
  var places: [Int] = []
  /// The places that start from the container.
  var steps: [Int] = []
  var stepsByName: [String: [Int]] = [:]
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

extension Frame {
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

  /// The token that leads to what was read last.
  var name: String {
    array == nil ? String(decoding: key, as: UTF8.self) : String(count - 1)
  }

  /// The places that lead from the container to what was read last.
  var stepsToChild: [Int] { stepsByName[name] ?? [] }
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
