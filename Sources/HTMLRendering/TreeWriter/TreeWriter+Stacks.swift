internal import Paravent

extension TreeWriter {
  mutating func write(_ stack: ResolvedStack, starves: Bool, at place: Place) {
    let axis: LayoutAxis
    switch stack.direction {
    case .horizontal(let alignment):
      axis = .horizontal
      pending.classes.append(.base("h"))
      append(alignItems: alignment)
    case .vertical(let alignment):
      axis = .vertical
      pending.classes.append(.base("v"))
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
    if let gap = gaps.common, gap != 0 { pending.classes.append(name(ofGap: gap)) }
    startTag(box)
    finishGroupTag()
    for (index, child) in children.enumerated() {
      if let distance = gaps.distance(before: index), distance != 0 {
        pending.classes.append(name(of: distance, along: axis))
      }
      write(child, at: place)
    }
    close(box)
  }

  private mutating func name(ofGap points: Double) -> ClassName {
    points == StackGaps.standard ? .base("gap") : sheet.name(of: .gap(points))
  }

  private mutating func name(of distance: Double, along axis: LayoutAxis) -> ClassName {
    guard distance == StackGaps.standard else { return sheet.name(of: .before(axis, distance)) }
    return axis == .horizontal ? .base("bh") : .base("bv")
  }

  private mutating func append(alignItems alignment: VerticalAlignment) {
    switch alignment {
    case .top: pending.classes.append(.base("as"))
    case .center: pending.classes.append(.base("ac"))
    case .bottom: pending.classes.append(.base("ae"))
    case .firstTextBaseline: pending.classes.append(.base("af"))
    case .lastTextBaseline: pending.classes.append(.base("al"))
    }
  }

  private mutating func append(alignItems alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: pending.classes.append(.base("as"))
    case .center: pending.classes.append(.base("ac"))
    case .trailing: pending.classes.append(.base("ae"))
    }
  }
}

extension TreeWriter {
  mutating func write(_ stack: ResolvedOverlayStack, at place: Place) {
    pending.classes.append(.base("z"))
    append(stack.alignment)
    startTag(place.box)
    finishGroupTag()
    let inner = place.child(of: .overlay)
    for child in stack.children { write(child, at: inner) }
    close(place.box)
  }

  /// Says on the next element, a grid, where the views in it stand.
  mutating func append(_ alignment: Alignment) {
    switch alignment.horizontal {
    case .leading: pending.classes.append(.base("js"))
    case .center: pending.classes.append(.base("jc"))
    case .trailing: pending.classes.append(.base("je"))
    }
    append(alignItems: alignment.vertical)
  }

  mutating func write(spacer minLength: Double, at place: Place) {
    let isStandard = minLength == StackGaps.standard
    switch place.axis {
    case .horizontal where place.traits.contains(.starved), .vertical where place.traits.contains(.starved):
      pending.classes.append(.base("sn"))
      pending.classes.append(sheet.name(of: .spacer(place.axis, minLength)))
    case .horizontal where isStandard: pending.classes.append(.base("sh"))
    case .vertical where isStandard: pending.classes.append(.base("sv"))
    case nil where isStandard: pending.classes.append(.base("sb"))
    default: pending.classes.append(sheet.name(of: .spacer(place.axis, minLength)))
    }
    startTag("span")
    finishTag()
    close("span")
  }

  mutating func writeDivider(at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    if place.axis == .horizontal {
      pending.classes.append(.base("dv"))
      startTag("span")
      body.write(" role=\"separator\" aria-orientation=\"vertical\"></span>")
    } else if place.traits.contains(.phrasing) {
      pending.classes.append(.base("d"))
      startTag("span")
      body.write(" role=\"separator\"></span>")
    } else {
      open("hr", "d")
    }
    if opened { close(place.box) }
  }
}
