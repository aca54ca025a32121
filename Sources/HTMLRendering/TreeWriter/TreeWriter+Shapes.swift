internal import Paravent

extension TreeWriter {
  /// Writes a shape as a box that takes what it is offered, decoration unless it has a name.
  mutating func write(_ shape: ResolvedShape, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding && pending.canTakeBackground)
    let name = takeName()
    append(shape, at: place)
    pending.add(.sp)
    startTag(place.box)
    if let label = name.label {
      body.write(" role=\"img\"")
      attribute(" aria-label=\"", label)
      if let speech = name.speech { write(detailsOf: speech) }
    } else if !place.traits.contains(.hidden) {
      body.write(" aria-hidden=\"true\"")
    }
    finishTag()
    close(place.box)
    if opened { close(place.box) }
  }

  private mutating func append(_ shape: ResolvedShape, at place: Place) {
    // In a square box a circle needs no box of its own.
    let isSquare = place.width != nil && place.width == place.height
    let outline: Shape = shape.shape == .circle && isSquare ? .ellipse : shape.shape
    switch shape.paint {
    case .fill(let color): append(.background(page.sheet.reference(color), shape.shape))
    case .stroke(let color, let lineWidth, let isInside):
      append(.stroke(outline, page.sheet.reference(color), lineWidth: lineWidth, isInside: isInside))
    }
  }
}

extension PendingElement {
  /// Whether a shape can paint the element itself: another paint behind it, or a line that would follow its corners,
  /// needs an element of its own.
  fileprivate var canTakeBackground: Bool { depth < .border }
}
