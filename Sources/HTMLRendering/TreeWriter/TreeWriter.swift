internal import Layout
internal import Paravent

/// One walk over a resolved tree that writes its elements, and the rules that they use.
struct TreeWriter: Sendable {
  var body = ByteSink()
  var page: PageParts
  var pending = PendingElement()
  /// Whether anything posts an action.
  var needsForm = false
  /// Whether symbols that point forward point to the left.
  let mirrors: Bool
  private let greediness: [Greediness]
  private var next = 0

  init(of root: ResolvedNode, in page: PageParts, mirrors: Bool) {
    self.page = page
    self.mirrors = mirrors
    greediness = Greediness.preorder(of: root)
    body.reserve(greediness.count * Self.usualSize)
  }
}

extension TreeWriter {
  /// The bytes that a node usually takes.
  private static let usualSize = 64

  /// Whether and how far the node that is written next takes what it is offered.
  var upcoming: Greediness {
    next < greediness.count ? greediness[next] : Greediness()
  }

  /// Passes over the node that is written next, of which the caller writes the content.
  mutating func skip() {
    next += 1
  }

  /// Writes a node and everything in it.
  mutating func write(_ node: ResolvedNode, at place: Place) {
    let own = upcoming
    next += 1
    guard node.attributes == nil else { return writeAttributed(node, own, at: place) }
    if !node.primitive.isSpacer { enter(own, at: place) }
    write(node.primitive, own, at: place)
  }

  /// Writes a node with an identity or a name, on an element of its own where the one at hand has them already.
  private mutating func writeAttributed(_ node: ResolvedNode, _ own: Greediness, at place: Place) {
    guard let attributes = node.attributes else { return }
    let wraps = pending.identifier != nil && attributes.id != nil
    if wraps { openWrapper(at: place) }
    enter(own, at: wraps ? place.cell : place)
    if let id = attributes.id, !id.isEmpty { pending.identifier = id }
    if let label = attributes.accessibilityLabel, pending.label == nil { pending.label = label }
    var inner = wraps ? place.cell : place
    if attributes.isAccessibilityHidden {
      pending.isHidden = true
      inner.traits.insert(.hidden)
    }
    write(node.primitive, own, at: inner)
    pending.label = nil
    if wraps { close(place.box) }
  }

  private mutating func write(_ primitive: ResolvedPrimitive, _ own: Greediness, at place: Place) {
    // The payloads are taken out in functions of their own: together they would make the frames of the recursion large.
    switch primitive {
    case .text, .image, .symbol, .spacer, .divider: writeLeaf(primitive, at: place)
    case .stack: writeStack(primitive, starves: own.starvesSpacers, at: place)
    case .overlayStack, .list, .section, .button: writeContainer(primitive, at: place)
    case .link, .toggle, .field, .picker, .progress, .scroll, .grid, .shape, .navigation, .fits:
      writeParts(primitive, at: place)
    case .wrapper: writeWrapper(primitive, at: place)
    }
  }

  private mutating func writeLeaf(_ primitive: ResolvedPrimitive, at place: Place) {
    switch primitive {
    case .text(let text): write(text, at: place)
    case .image(let image): write(image, at: place)
    case .symbol(let symbol): write(symbol, at: place)
    case .spacer(let minLength): write(spacer: minLength, at: place)
    case .divider: writeDivider(at: place)
    default: break
    }
  }

  private mutating func writeParts(_ primitive: ResolvedPrimitive, at place: Place) {
    pending.add("v")
    pending.add("as")
    startTag(place.box)
    finishGroupTag()
    let inner = place.child(of: .column, along: .vertical)
    for part in primitive.parts { write(part, at: inner) }
    close(place.box)
  }

  private mutating func writeStack(_ primitive: ResolvedPrimitive, starves: Bool, at place: Place) {
    guard case .stack(let stack) = primitive else { return }
    write(stack, starves: starves, at: place)
  }

  private mutating func writeContainer(_ primitive: ResolvedPrimitive, at place: Place) {
    switch primitive {
    case .overlayStack(let stack): write(stack, at: place)
    case .list(let list): write(list, at: place)
    case .section(let section): write(section, at: place)
    case .button(let button): write(button, at: place)
    default: break
    }
  }

  private mutating func writeWrapper(_ primitive: ResolvedPrimitive, at place: Place) {
    guard case .wrapper(let wrapper, let content) = primitive else { return }
    write(wrapper, around: content, at: place)
  }

  /// Says on the next element how it takes the space of what is around it.
  private mutating func enter(_ own: Greediness, at place: Place) {
    guard !own.axes.isEmpty else { return }
    let isLimited = own.maxWidth < .infinity && own.axes.contains(.horizontal)
    // A wrapper that shares the element has said it already.
    if isLimited, place.parent != .cell || pending.classes.isEmpty {
      pending.add(page.sheet.name(of: .widthLimit(Double(own.maxWidth))))
    }
    switch place.parent {
    case .cell: break
    case .row:
      if own.axes.contains(.horizontal) { pending.add("x") }
      if own.axes.contains(.vertical) { pending.add("s") }
    case .column:
      if own.axes.contains(.horizontal), !isLimited { pending.add("s") }
      if own.axes.contains(.vertical) { pending.add("y") }
    case .overlay:
      if own.axes.contains(.horizontal), !isLimited { pending.add("e") }
      if own.axes.contains(.vertical) { pending.add("s") }
    }
  }
}

extension ResolvedPrimitive {
  /// Whether the node is space, whose class says all about its size.
  fileprivate var isSpacer: Bool {
    if case .spacer = self { true } else { false }
  }
}
