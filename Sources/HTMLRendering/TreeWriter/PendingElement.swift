/// What the next element is going to carry: the wrappers around a view share its element where that changes nothing.
struct PendingElement: Sendable {
  /// How far inside the wrappers on the element are.
  ///
  /// CSS draws one element's parts in this order, from outside: a wrapper joins the element if it comes after those
  /// that the element has, since the wrappers of a tree are met from outside, too.
  enum Depth: UInt8, Comparable, Sendable {
    case none, effect, border, background, padding

    static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
  }

  /// The classes, as the attribute's value.
  private(set) var classes = ByteSink()
  var depth = Depth.none
  var hasOpacity = false
  var hasClip = false
  /// Whether a pseudo-element draws the background, which pictures have none of.
  var needsPseudoElement = false
  /// The author's id.
  var identifier: String?
  var isHidden = false
  /// What the view is called, until an element that can be called something takes it.
  var label: String?
}

extension PendingElement {
  mutating func add(_ name: ClassName) {
    if !classes.isEmpty { classes.write(byte: UInt8(ascii: " ")) }
    classes.write(name)
  }

  /// Adds a class of the base style page.sheet.
  mutating func add(_ name: StaticString) {
    add(.base(name))
  }

  mutating func takeLabel() -> String? {
    defer { label = nil }
    return label
  }

  /// Forgets what an element now carries.
  mutating func clear() {
    classes.clear()
    depth = .none
    hasOpacity = false
    hasClip = false
    needsPseudoElement = false
    identifier = nil
    isHidden = false
  }
}
