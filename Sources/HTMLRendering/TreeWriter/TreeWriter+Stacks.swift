internal import Paravent

extension TreeWriter {
  mutating func write(_ stack: ResolvedStack, starves: Bool, at place: Place) {
    let axis: LayoutAxis
    switch stack.direction {
    case .horizontal(let alignment):
      axis = .horizontal
      pending.add(.h)
      append(alignItems: alignment)
    case .vertical(let alignment):
      axis = .vertical
      pending.add(.v)
      append(alignItems: alignment)
    }
    var inner = place.child(of: axis == .horizontal ? .row : .column, along: axis)
    if starves { inner.traits.insert(.starved) }
    write(stack.children, spacing: stack.spacing, along: axis, at: inner, in: place.box)
  }

  private mutating func write(
    _ children: [ResolvedNode], spacing: Double?, along axis: LayoutAxis, at place: Place, in box: StaticString
  ) {
    let gaps = StackGaps(of: children, spacing: spacing, along: axis)
    if let gap = gaps.common, gap != 0 { pending.add(name(ofGap: gap)) }
    letThrough(at: place)
    startTag(box)
    finishGroupTag()
    let isFirm = axis == .horizontal ? FirmViews.among(children) : []
    let top = axis == .horizontal ? children.map(\.priority).max() ?? 0 : 0
    for (index, child) in children.enumerated() {
      var place = place
      if axis == .horizontal, child.priority < top {
        pending.add(.last)
        place.traits.insert(.outranked)
      } else if axis == .horizontal, isFirm[index] {
        pending.add(.sn)
      }
      if gaps.common == nil { appendDistance(gaps.distance(before: index, in: children), along: axis) }
      write(child, at: place)
    }
    close(box)
  }

  private mutating func name(ofGap points: Double) -> ClassName {
    points == StackGaps.standard ? .base(.gap) : page.sheet.name(of: .gap(points))
  }

  private mutating func appendDistance(_ distance: Double, along axis: LayoutAxis) {
    switch (distance, axis) {
    case (0, _): break
    case (StackGaps.standard, .horizontal): pending.add(.bh)
    case (StackGaps.standard, .vertical): pending.add(.bv)
    default: pending.add(page.sheet.name(of: .before(axis, distance)))
    }
  }

  private mutating func append(alignItems alignment: VerticalAlignment) {
    switch alignment {
    case .top: pending.add(.as)
    case .center: pending.add(.ac)
    case .bottom: pending.add(.ae)
    case .firstTextBaseline: pending.add(.af)
    case .lastTextBaseline: pending.add(.al)
    }
  }

  private mutating func append(alignItems alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: pending.add(.as)
    case .center: pending.add(.ac)
    case .trailing: pending.add(.ae)
    }
  }
}

extension ResolvedNode {
  /// How early a row serves the view: what lower views need is all that those with the highest priority leave to them.
  fileprivate var priority: Double {
    var node = self
    while case .wrapper(let wrapper, let content) = node.primitive {
      if case .layoutPriority(let priority) = wrapper { return priority }
      node = content
    }
    return 0
  }
}

extension TreeWriter {
  mutating func write(_ stack: ResolvedOverlayStack, at place: Place) {
    pending.add(.z)
    append(stack.alignment)
    letThrough(at: place)
    startTag(place.box)
    finishGroupTag()
    var inner = place.child(of: .overlay)
    for child in stack.children {
      write(child, at: inner)
      if SpokenText.hasControl(child) { inner.traits.insert(.layered) }
    }
    close(place.box)
  }

  /// Says on the next element, a grid, where the views in it stand.
  mutating func append(_ alignment: Alignment) {
    switch alignment.horizontal {
    case .leading: pending.add(.js)
    case .center: pending.add(.jc)
    case .trailing: pending.add(.je)
    }
    append(alignItems: alignment.vertical)
  }

  mutating func write(spacer minLength: Double, at place: Place) {
    let isStandard = minLength == StackGaps.standard
    switch place.axis {
    case .horizontal where place.traits.contains(.starved), .vertical where place.traits.contains(.starved):
      pending.add(.sn)
      pending.add(page.sheet.name(of: .spacer(place.axis, minLength)))
    case .horizontal where isStandard: pending.add(.sh)
    case .vertical where isStandard: pending.add(.sv)
    case nil where isStandard: pending.add(.sb)
    default: pending.add(page.sheet.name(of: .spacer(place.axis, minLength)))
    }
    letThrough(at: place)
    startTag("span")
    finishTag()
    close("span")
  }

  mutating func writeDivider(at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    if place.axis == .horizontal {
      pending.add(.dv)
      startTag("span")
      body.write(" role=\"separator\" aria-orientation=\"vertical\"></span>")
    } else if place.traits.contains(.phrasing) {
      pending.add(.d)
      startTag("span")
      body.write(" role=\"separator\"></span>")
    } else {
      open("hr", .d)
    }
    if opened { close(place.box) }
  }
}
