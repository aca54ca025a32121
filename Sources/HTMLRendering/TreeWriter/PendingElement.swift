internal import Paravent

/// What the next element is going to carry: the wrappers around a view share its element where that changes nothing.
struct PendingElement: Sendable {
  /// How far inside the wrappers on the element are.
  ///
  /// CSS draws one element's parts in this order, from outside: a wrapper joins the element if it comes after those
  /// that the element has, since the wrappers of a tree are met from outside, too.
  enum Depth: UInt8, Comparable, Sendable {
    case none, offset, effect, shadow, border, background, padding

    static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
  }

  /// The classes, as the attribute's value.
  private(set) var classes = ByteSink()
  /// The classes of the base style sheet that any element carries.
  private(set) var used = BaseClassSet()
  var depth = Depth.none
  var hasOpacity = false
  var hasClip = false
  /// Whether a pseudo-element draws the background, which pictures have none of.
  var needsPseudoElement = false
  /// Whether the element has a background.
  var isDrawn = false
  /// The author's id.
  var identifier: String?
  /// The author's name of the view for tests.
  var testIdentifier: String?
  /// The surroundings that the element has of its own.
  var surroundings: ResolvedSurroundings?
  var isHidden = false
  /// What the view is called, until an element that can be called something takes it.
  var label: String?
  /// What else is heard of the view, until an element that can say it takes it.
  var speech: Speech?
}

extension PendingElement {
  mutating func add(_ name: ClassName) {
    if !classes.isEmpty { classes.write(byte: UInt8(ascii: " ")) }
    classes.write(name)
    if case .base(let name) = name { used.insert(name) }
  }

  /// Adds a class of the base style sheet.
  mutating func add(_ name: BaseClass) {
    add(.base(name))
  }

  mutating func takeLabel() -> String? {
    defer { label = nil }
    return label
  }

  /// Whether the element has an author's name already that a node brings too.
  func carries(partsOf attributes: ResolvedAttributes) -> Bool {
    identifier != nil && attributes.id != nil
      || testIdentifier != nil && attributes.accessibility.identifier != nil
  }

  /// Takes what a node says of itself; what wraps it has spoken first.
  mutating func take(_ attributes: ResolvedAttributes, of node: ResolvedNode) {
    let accessibility = attributes.accessibility
    if let id = attributes.id, !id.isEmpty { identifier = id }
    if let name = accessibility.identifier { testIdentifier = name }
    if accessibility.isHidden { isHidden = true }
    if label == nil { label = accessibility.label }
    if speech == nil { speech = Speech(of: node, accessibility) }
  }

  /// Whether the element can be a label: padding would be part of what a click reaches, and a label may not be hidden.
  var canBeLabel: Bool { depth < .padding && !isHidden }

  /// Whether the element can be a picture, which has no pseudo-element, no padding, and in SVG no direction.
  var canBePicture: Bool { depth < .padding && !needsPseudoElement && surroundings?.layoutDirection == nil }

  mutating func takeSpeech() -> Speech? {
    defer { speech = nil }
    return speech
  }

  /// Forgets what an element now carries.
  mutating func clear() {
    classes.clear()
    depth = .none
    hasOpacity = false
    hasClip = false
    needsPseudoElement = false
    isDrawn = false
    identifier = nil
    testIdentifier = nil
    surroundings = nil
    isHidden = false
  }
}
