internal import Layout
internal import Paravent

extension TreeWriter {
  /// Writes a view that a modifier wraps, on one element with the wrappers around it where that changes nothing.
  ///
  /// Wrappers nest deepest of all, so that nothing but this function stands between one and the next on the stack.
  mutating func write(_ wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place) {
    let open = open(wrapper, around: content, at: place)
    write(content, at: open.inner)
    writeFront(of: wrapper, around: content, at: place)
    note(sheetOf: wrapper)
    close(open, at: place)
  }

  private mutating func open(
    _ wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place
  ) -> OpenWrapper {
    switch wrapper {
    case .padding(let insets): open(insets, at: place)
    case .frame, .flexibleFrame, .aspectRatio: openFrame(wrapper, around: content, at: place)
    case .border(let border): open(border, at: place)
    case .clip(let shape): open(clip: shape, at: place)
    case .opacity(let opacity): open(opacity: opacity, at: place)
    case .background(let background): open(background, at: place)
    case .tap(let tap): openControl(for: tap.actions, isEnabled: tap.isEnabled, around: content, at: place)
    case .overlay: openOverlaid(at: place)
    case .offset, .shadow, .hidden, .fixedSize, .layoutPriority, .surroundings, .sheet: openEffect(wrapper, at: place)
    }
  }

  private mutating func openFrame(
    _ wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place
  ) -> OpenWrapper {
    switch wrapper {
    case .frame(let frame): open(frame, holdsRatio: content.isRatio, at: place)
    case .flexibleFrame(let frame): open(frame, at: place)
    case .aspectRatio(let ratio, let mode): open(ratio: ratio, mode, at: place)
    default: OpenWrapper(inner: place)
    }
  }

  private mutating func openEffect(_ wrapper: ResolvedWrapper, at place: Place) -> OpenWrapper {
    switch wrapper {
    case .offset(let x, let y): open(offset: x, y, at: place)
    case .shadow(let shadow): open(shadow, at: place)
    case .hidden: openHidden(at: place)
    case .fixedSize(let axes): open(fixedOn: axes, at: place)
    case .surroundings(let surroundings): open(surroundings, at: place)
    // The row around the view has asked for the priority already, and a sheet stands elsewhere.
    default: OpenWrapper(inner: place)
    }
  }

  mutating func close(_ open: OpenWrapper, at place: Place) {
    if let control = open.control { close(control) }
    if let heading = open.heading { close(heading) }
    for _ in 0..<open.boxes { close(place.box) }
    if let mirrors = open.outerMirrors { leaveSurroundings(mirrors: mirrors) }
  }

  private mutating func open(_ insets: EdgeInsets, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    append(.padding(insets))
    pending.depth = .padding
    let inner = (opened ? place.cell : place)
      .inset(horizontally: insets.leading + insets.trailing, vertically: insets.top + insets.bottom)
    let isApart = place.letsThrough && !pending.isDrawn
    if isApart { openWrapper(at: place) }
    return OpenWrapper(inner: isApart ? inner.cell : inner, boxes: (opened ? 1 : 0) + (isApart ? 1 : 0))
  }

  private mutating func open(_ border: ResolvedBorder, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .border)
    append(border)
    pending.depth = .border
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }

  private mutating func open(opacity: Double, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth <= .effect && !pending.hasOpacity)
    append(.opacity(opacity))
    pending.depth = .effect
    pending.hasOpacity = true
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }

  private mutating func open(clip shape: Shape, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth <= .effect && !pending.hasClip)
    append(.clip(shape))
    pending.depth = .effect
    pending.hasClip = true
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }
}

extension TreeWriter {
  private mutating func open(_ background: ResolvedBackground, at place: Place) -> OpenWrapper {
    switch background.content {
    case .color(let color, let shape): open(color, in: shape, at: place)
    case .view(let view, let alignment): open(view, alignment, at: place)
    }
  }

  private mutating func open(_ color: ResolvedColor, in shape: Shape, at place: Place) -> OpenWrapper {
    // An outline on the same element would follow round corners.
    let isShared = pending.depth < .border || pending.depth == .border && shape == .rectangle
    let opened = openWrapper(at: place, unless: isShared)
    append(color, in: shape)
    pending.depth = .background
    pending.needsPseudoElement = shape == .circle
    pending.isDrawn = true
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }

  /// The view behind comes first, as in the order that the layout pass goes by, and is as large as the view.
  private mutating func open(_ view: ResolvedNode, _ alignment: Alignment, at place: Place) -> OpenWrapper {
    let opened = openBehind(alignment, at: place)
    let name = takeName()
    write(view, at: place.child(of: .overlay).adding(.boxed))
    (pending.label, pending.speech) = (name.label, name.speech)
    close(place.box)
    let inner = SpokenText.hasControl(view) ? place.cell.adding(.layered) : place.cell
    return OpenWrapper(inner: inner, boxes: opened ? 2 : 1)
  }

  private mutating func openBehind(_ alignment: Alignment, at place: Place) -> Bool {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    pending.add(.behind)
    openWrapper(at: place)
    append(alignment)
    letThrough(at: place)
    open(place.box, .back)
    return opened
  }
}

extension TreeWriter {
  private mutating func openOverlaid(at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    pending.add(.behind)
    openWrapper(at: place)
    return OpenWrapper(inner: place.cell, boxes: opened ? 2 : 1)
  }

  /// Writes what stands in front of a view, as large as the view, which takes pointers only where it draws something.
  private mutating func writeFront(of wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place) {
    guard case .overlay(let front, let alignment) = wrapper else { return }
    append(alignment)
    open(place.box, .front)
    let inner = place.child(of: .overlay).adding(.boxed)
    write(front, at: SpokenText.hasControl(content) ? inner.adding(.layered) : inner)
    close(place.box)
  }
}

extension TreeWriter {
  private mutating func open(_ frame: ResolvedFrame, holdsRatio: Bool, at place: Place) -> OpenWrapper {
    var sides = FrameSides()
    sides.width = frame.width
    sides.height = frame.height
    let isFixed = frame.width != nil || frame.height != nil
    return open(sides, frame.alignment, holdsFixed: holdsRatio && isFixed, at: place)
  }

  private mutating func open(_ frame: ResolvedFlexibleFrame, at place: Place) -> OpenWrapper {
    var sides = FrameSides()
    sides.minWidth = frame.minWidth
    sides.maxWidth = frame.maxWidth
    sides.minHeight = frame.minHeight
    sides.maxHeight = frame.maxHeight
    return open(sides, frame.alignment, holdsFixed: false, at: place)
  }

  /// A frame is a grid of one cell; only a size makes it another element than the view's own.
  ///
  /// - Parameter holdsFixed: Whether the view in the frame has a fixed size, though it takes what it is offered.
  private mutating func open(
    _ sides: FrameSides, _ alignment: Alignment, holdsFixed: Bool, at place: Place
  ) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    append(sides, alignment, fills: holdsFixed ? [] : upcoming.axes)
    openWrapper(at: place)
    var inner = place.cell
    inner.width = sides.width.map(Float.init) ?? inner.width
    inner.height = sides.height.map(Float.init) ?? inner.height
    return OpenWrapper(inner: inner, boxes: opened ? 2 : 1)
  }

  /// A picture keeps its own ratio by itself; another ratio takes a box, in which a greedy view is stretched.
  private mutating func open(ratio: Double?, _ mode: ContentMode, at place: Place) -> OpenWrapper {
    guard let ratio, ratio > 0, ratio.isFinite else {
      return OpenWrapper(inner: place.cell.adding(mode == .fit ? .fits : .fills))
    }
    guard !upcoming.axes.isEmpty else { return OpenWrapper(inner: place.cell) }
    var inner = place.cell.adding(.boxed)
    inner.traits.subtract([.fits, .fills])
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let size = place.size(ofRatio: Float(ratio), mode)
    if let size { (inner.width, inner.height) = (size.width, size.height) }
    append(ratio: ratio, size)
    openWrapper(at: place)
    return OpenWrapper(inner: inner, boxes: opened ? 2 : 1)
  }
}

extension Place {
  /// Returns the size of a ratio that fits into, or covers, the sides that are known.
  fileprivate func size(ofRatio ratio: Float, _ mode: ContentMode) -> (width: Float, height: Float)? {
    switch (width, height) {
    case (nil, nil): return nil
    case (let width?, nil): return (width, width / ratio)
    case (nil, let height?): return (height * ratio, height)
    case (let width?, let height?):
      let other = height * ratio
      let fitted = mode == .fit ? min(width, other) : max(width, other)
      return (fitted, fitted / ratio)
    }
  }
}

// Rules are made here, apart from the recursion, whose frames they would make large.
extension TreeWriter {
  mutating func append(_ rule: Rule) {
    pending.add(page.sheet.name(of: rule))
  }

  private mutating func append(_ border: ResolvedBorder) {
    append(.border(page.sheet.reference(border.color), border.width))
  }

  private mutating func append(_ color: ResolvedColor, in shape: Shape) {
    append(.background(page.sheet.reference(color), shape))
  }

  /// A view that takes what it is offered fills the frame, where no limit of its own keeps it from that.
  private mutating func append(_ sides: FrameSides, _ alignment: Alignment, fills: Greediness.Axes) {
    let isLimited = upcoming.maxWidth < .infinity
    append(
      .frame(
        sides, fills.contains(.horizontal) && !isLimited ? nil : alignment.horizontal,
        fills.contains(.vertical) ? nil : alignment.vertical))
  }

  private mutating func append(ratio: Double, _ size: (width: Float, height: Float)?) {
    guard let size else { return append(.aspectRatio(ratio)) }
    append(.frame(FrameSides(width: Double(size.width), height: Double(size.height)), nil, nil))
  }
}

extension ResolvedNode {
  /// Whether the node is a view of an explicit ratio, whose size follows from that of the frame around it.
  fileprivate var isRatio: Bool {
    if case .wrapper(.aspectRatio(let ratio?, _), _) = primitive { ratio > 0 && ratio.isFinite } else { false }
  }
}
