internal import Layout
internal import Paravent

extension TreeWriter {
  /// Writes a view that a modifier wraps, on one element with the wrappers around it where that changes nothing.
  mutating func write(_ wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place) {
    switch wrapper {
    case .padding(let insets): write(insets, around: content, at: place)
    case .frame, .flexibleFrame, .aspectRatio: writeFrame(wrapper, around: content, at: place)
    case .border, .clip, .opacity: writeEffect(wrapper, around: content, at: place)
    case .background, .overlay, .tap: writeExtra(wrapper, around: content, at: place)
    case .offset, .shadow, .hidden: writeEffect(wrapper, around: content, at: place)
    case .fixedSize, .layoutPriority, .surroundings: writePlacement(wrapper, around: content, at: place)
    }
  }

  private mutating func writeFrame(_ wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place) {
    switch wrapper {
    case .frame(let frame): write(frame, around: content, at: place)
    case .flexibleFrame(let frame): write(frame, around: content, at: place)
    case .aspectRatio(let ratio, let mode): write(ratio: ratio, mode, around: content, at: place)
    default: break
    }
  }

  private mutating func writeEffect(_ wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place) {
    switch wrapper {
    case .border(let border): write(border, around: content, at: place)
    case .clip(let shape): write(clip: shape, around: content, at: place)
    case .opacity(let opacity): write(opacity: opacity, around: content, at: place)
    case .offset(let x, let y): write(offset: x, y, around: content, at: place)
    case .shadow(let shadow): write(shadow, around: content, at: place)
    case .hidden: writeHidden(content, at: place)
    default: break
    }
  }

  private mutating func writeExtra(_ wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place) {
    switch wrapper {
    case .background(let background): write(background, around: content, at: place)
    case .overlay(let front, let alignment): write(front, alignment, inFrontOf: content, at: place)
    case .tap(let tap): write(tap, around: content, at: place)
    default: break
    }
  }

  private mutating func writePlacement(_ wrapper: ResolvedWrapper, around content: ResolvedNode, at place: Place) {
    switch wrapper {
    case .fixedSize(let axes): write(fixedOn: axes, content, at: place)
    case .surroundings(let surroundings): write(surroundings, around: content, at: place)
    // The row around the view has asked for the priority already.
    case .layoutPriority: write(content, at: place)
    default: break
    }
  }

  private mutating func write(_ insets: EdgeInsets, around content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    append(.padding(insets))
    pending.depth = .padding
    let inner = (opened ? place.cell : place)
      .inset(horizontally: insets.leading + insets.trailing, vertically: insets.top + insets.bottom)
    write(content, at: inner)
    if opened { close(place.box) }
  }

  private mutating func write(_ border: ResolvedBorder, around content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .border)
    append(border)
    pending.depth = .border
    write(content, at: place.cell)
    if opened { close(place.box) }
  }

  private mutating func write(opacity: Double, around content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth <= .effect && !pending.hasOpacity)
    append(.opacity(opacity))
    pending.depth = .effect
    pending.hasOpacity = true
    write(content, at: place.cell)
    if opened { close(place.box) }
  }

  private mutating func write(clip shape: Shape, around content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth <= .effect && !pending.hasClip)
    append(.clip(shape))
    pending.depth = .effect
    pending.hasClip = true
    write(content, at: place.cell)
    if opened { close(place.box) }
  }
}

extension TreeWriter {
  private mutating func write(_ background: ResolvedBackground, around content: ResolvedNode, at place: Place) {
    switch background.content {
    case .color(let color, let shape): write(color, in: shape, around: content, at: place)
    case .view(let view, let alignment): write(view, alignment, behind: content, at: place)
    }
  }

  private mutating func write(
    _ color: ResolvedColor, in shape: Shape, around content: ResolvedNode, at place: Place
  ) {
    // An outline on the same element would follow round corners.
    let isShared = pending.depth < .border || pending.depth == .border && shape == .rectangle
    let opened = openWrapper(at: place, unless: isShared)
    append(color, in: shape)
    pending.depth = .background
    pending.needsPseudoElement = shape == .circle
    write(content, at: place.cell)
    if opened { close(place.box) }
  }

  /// The view behind comes first, as in the order that the layout pass goes by, and is as large as the view.
  private mutating func write(
    _ view: ResolvedNode, _ alignment: Alignment, behind content: ResolvedNode, at place: Place
  ) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    pending.add("behind")
    openWrapper(at: place)
    append(alignment)
    open(place.box, "back")
    let label = pending.takeLabel()
    write(view, at: place.child(of: .overlay).adding(.boxed))
    pending.label = label
    close(place.box)
    write(content, at: place.cell)
    close(place.box)
    if opened { close(place.box) }
  }
}

extension TreeWriter {
  /// The view in front comes last, as large as the view, and takes pointers only where it draws something.
  private mutating func write(
    _ front: ResolvedNode, _ alignment: Alignment, inFrontOf content: ResolvedNode, at place: Place
  ) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    pending.add("behind")
    openWrapper(at: place)
    write(content, at: place.cell)
    append(alignment)
    open(place.box, "front")
    write(front, at: place.child(of: .overlay).adding(.boxed))
    close(place.box)
    close(place.box)
    if opened { close(place.box) }
  }
}

extension TreeWriter {
  private mutating func write(_ frame: ResolvedFrame, around content: ResolvedNode, at place: Place) {
    var sides = FrameSides()
    sides.width = frame.width
    sides.height = frame.height
    write(sides, frame.alignment, around: content, at: place)
  }

  private mutating func write(_ frame: ResolvedFlexibleFrame, around content: ResolvedNode, at place: Place) {
    var sides = FrameSides()
    sides.minWidth = frame.minWidth
    sides.maxWidth = frame.maxWidth
    sides.minHeight = frame.minHeight
    sides.maxHeight = frame.maxHeight
    write(sides, frame.alignment, around: content, at: place)
  }

  /// A frame is a grid of one cell; only a size makes it another element than the view's own.
  private mutating func write(
    _ sides: FrameSides, _ alignment: Alignment, around content: ResolvedNode, at place: Place
  ) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    append(sides, alignment)
    openWrapper(at: place)
    var inner = place.cell
    inner.width = sides.width.map(Float.init) ?? inner.width
    inner.height = sides.height.map(Float.init) ?? inner.height
    write(content, at: inner)
    close(place.box)
    if opened { close(place.box) }
  }

  /// A picture keeps its own ratio by itself; another ratio takes a box, in which a greedy view is stretched.
  private mutating func write(
    ratio: Double?, _ mode: ContentMode, around content: ResolvedNode, at place: Place
  ) {
    guard let ratio, ratio > 0, ratio.isFinite else {
      return write(content, at: place.cell.adding(mode == .fit ? .fits : .fills))
    }
    guard !upcoming.axes.isEmpty else { return write(content, at: place.cell) }
    var inner = place.cell.adding(.boxed)
    inner.traits.subtract([.fits, .fills])
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let size = place.size(ofRatio: Float(ratio), mode)
    if let size { (inner.width, inner.height) = (size.width, size.height) }
    append(ratio: ratio, size)
    openWrapper(at: place)
    write(content, at: inner)
    close(place.box)
    if opened { close(place.box) }
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
  private mutating func append(_ sides: FrameSides, _ alignment: Alignment) {
    let fills = upcoming.axes
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
