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
  private var containers: [OpenContainer] = []

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
    guard let last = containers.indices.last else { return }
    containers[last].readKey()
    guard !containers[last].steps.isEmpty else { return }
    resolve(containers[last].stepsToChild.filter { places[$0].step.isKey }, range)
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
    guard let last = containers.indices.last else { return document.root }
    return containers[last].readValue()
  }

  /// Returns the places that are the value: those that start from it and those that lead to it from its container.
  private func arrive(at value: JSONValue) -> [Int] {
    let own = containers.isEmpty || !value.isShared ? wanted[value.address] ?? [] : []
    guard let last = containers.indices.last, !containers[last].steps.isEmpty else { return own }
    return own + containers[last].stepsToChild.filter { !places[$0].step.isKey }
  }

  private mutating func open(at start: Int) {
    guard let value = nextValue(), var container = OpenContainer(value, start: start) else { return }
    let arrived = arrive(at: value)
    if !arrived.isEmpty {
      let openings = arrived.filter { places[$0].step.isOpening }
      resolve(openings, start..<start + 1)
      container.steps = arrived.filter { places[$0].value.address == value.address && places[$0].step.token != nil }
      container.places = arrived.filter { places[$0].value.address != value.address || places[$0].step.token == nil }
      container.stepsByToken = Dictionary(grouping: container.steps) { places[$0].step.token ?? [] }
    }
    containers.append(container)
  }

  private mutating func close(_ range: Range<Int>) {
    guard let container = containers.popLast() else { return }
    resolve(container.places, range)
    // What the container does not have is missing where it opens.
    resolve(container.steps, container.start..<container.start + 1)
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
    for container in containers {
      guard text.count + container.key.count < Self.pointerLimit else { return nil }
      JSONPointer.append(container.token, to: &text)
    }
    return text.count > Self.pointerLimit ? nil : String(decoding: text, as: UTF8.self)
  }
}

extension JSONValue {
  /// Whether the value is one of those that libjansson has only once.
  fileprivate var isShared: Bool { kind == .null || kind == .bool }
}

extension JSONPlace.Step {
  /// The token of a JSON Pointer that the step adds, or `nil` where it stays.
  fileprivate var token: [UInt8]? {
    switch self {
    case .member(let name), .key(let name): Array(name.utf8)
    case .element(let index): Array(String(index).utf8)
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
