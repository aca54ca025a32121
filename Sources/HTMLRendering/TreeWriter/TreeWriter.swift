internal import Layout
internal import Paravent

/// One walk over a resolved tree that writes its elements, and the rules that they use.
struct TreeWriter: Sendable {
  var body = ByteSink()
  var page: PageParts
  var pending = PendingElement()
  /// What describes views, to stand at the end.
  var descriptions = ByteSink()
  /// The control that takes what is tapped in the window that is written next.
  var windowCover: WindowCover?
  /// Whether anything posts an action.
  var needsForm = false
  /// Under which names bound controls are posted.
  var bound = BoundNames()
  /// Whether symbols that point forward point to the left.
  var mirrors: Bool
  /// What modifiers around the node that is written next say about its surroundings.
  var surroundings = ResolvedSurroundings()
  /// The surroundings outside of those modifiers, outermost first.
  var outerSurroundings: [ResolvedSurroundings] = []
  /// The sheets on the nodes so far, in the order of the document.
  var sheets: [PresentedSheet] = []
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

  /// Passes over the node that would be written next, and all that it holds.
  mutating func passOver() {
    next += upcoming.nodeCount
  }

  /// Returns the greediness of a node some nodes after the one that is written next.
  func greediness(ahead offset: Int) -> Greediness {
    next + offset < greediness.count ? greediness[next + offset] : Greediness()
  }

  /// Writes the outermost node, everything in it, and what describes views.
  mutating func writeAll(of root: ResolvedNode) {
    var place = Place()
    place.parent = .column
    write(root, at: place)
    body.write(trusted: descriptions)
    page.sheet.use(pending.used)
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
    let wraps = pending.carries(partsOf: attributes)
    if wraps { openWrapper(at: place) }
    enter(own, at: wraps ? place.cell : place)
    var inner = wraps ? place.cell : place
    pending.take(attributes, of: node)
    if attributes.isAccessibilityHidden { inner.traits.insert(.hidden) }
    if let children = attributes.accessibility.children {
      writeElement(of: node, children, own, at: inner)
    } else {
      write(node.primitive, own, at: inner)
    }
    pending.label = nil
    pending.speech = nil
    if wraps { close(place.box) }
  }

  private mutating func writeElement(
    of node: ResolvedNode, _ children: ResolvedAccessibility.Children, _ own: Greediness, at place: Place
  ) {
    let inner = openElement(of: node, children, at: place)
    write(node.primitive, own, at: inner)
    close(place.box)
  }

  /// Writes the start of a view that is one element for assistive technology, whatever it holds.
  ///
  /// What is joined into a name is not read twice, unless there is a control in it, which has to stay within reach.
  ///
  /// - Returns: the place of the view.
  mutating func openElement(
    of node: ResolvedNode, _ children: ResolvedAccessibility.Children, at place: Place
  ) -> Place {
    let holdsControl = SpokenText.hasControl(node)
    if children == .combine, pending.label == nil {
      let words = SpokenText.ofParts(of: node, besidesControls: holdsControl)
      pending.label = words.isEmpty ? nil : words
    }
    pending.add(.w)
    startTag(place.box)
    if pending.speech == nil, pending.label == nil { body.write(" role=\"group\"") }
    finishGroupTag()
    guard children == .ignore || children == .combine && !holdsControl else { return place.cell }
    pending.isHidden = true
    return place.cell.adding(.hidden)
  }

  private mutating func write(_ primitive: ResolvedPrimitive, _ own: Greediness, at place: Place) {
    // The payloads are taken out in functions of their own: together they would make the frames of the recursion large.
    switch primitive {
    case .text, .image, .symbol, .spacer, .divider, .shape: writeLeaf(primitive, at: place)
    case .stack: writeStack(primitive, starves: own.starvesSpacers, at: place)
    case .overlayStack, .list, .section, .navigation, .scroll, .grid, .fits: writeContainer(primitive, at: place)
    case .button, .link, .toggle, .field, .picker, .progress: writeControl(primitive, at: place)
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
    case .shape(let shape): write(shape, at: place)
    default: break
    }
  }

  private mutating func writeControl(_ primitive: ResolvedPrimitive, at place: Place) {
    switch primitive {
    case .button(let button): write(button, at: place)
    case .link(let link): write(link, at: place)
    case .toggle(let toggle): write(toggle, at: place)
    case .field(let field): write(field, at: place)
    case .picker(let picker): write(picker, at: place)
    case .progress(let progress): write(progress, at: place)
    default: break
    }
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
    case .navigation(let navigation): write(navigation, at: place)
    case .scroll(let scroll): write(scroll, at: place)
    case .grid(let grid): write(grid, at: place)
    case .fits(let fits): write(fits, at: place)
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
      if own.axes.contains(.horizontal) { pending.add(place.traits.contains(.outranked) ? .xo : .x) }
      if own.axes.contains(.vertical) { pending.add(.s) }
    case .column:
      if own.axes.contains(.horizontal), !isLimited { pending.add(.s) }
      // A ratio is as high as the column is wide.
      if own.axes.contains(.vertical), !own.keepsRatio { pending.add(.y) }
    case .overlay:
      if own.axes.contains(.horizontal), !isLimited { pending.add(.e) }
      if own.axes.contains(.vertical) { pending.add(.s) }
    }
  }
}

extension ResolvedPrimitive {
  /// Whether the node is space, whose class says all about its size.
  fileprivate var isSpacer: Bool {
    if case .spacer = self { true } else { false }
  }
}
