internal import Paravent

extension TreeWriter {
  mutating func open(offset x: Double, _ y: Double, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .offset)
    append(.offset(x: mirrors ? -x : x, y: y))
    pending.depth = .offset
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }

  mutating func open(_ shadow: ResolvedShadow, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .shadow)
    append(shadow)
    pending.depth = .shadow
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }

  private mutating func append(_ shadow: ResolvedShadow) {
    let x = mirrors ? -shadow.x : shadow.x
    append(.shadow(page.sheet.reference(shadow.color), radius: shadow.radius, x: x, y: shadow.y))
  }

  /// What is drawn outside of the view stays.
  mutating func openHidden(at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .border)
    pending.add("gone")
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }

  /// A side of an ideal size never gives way.
  mutating func open(fixedOn axes: AxisSet, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let inner = place.cell
    if axes.contains(.horizontal) { pending.add("fw") }
    if axes.contains(.vertical) { pending.add("fh") }
    if axes.contains(inner.axis == .vertical ? .vertical : .horizontal), inner.axis != nil { pending.add("sn") }
    var ideal = inner
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    return OpenWrapper(inner: ideal, boxes: opened ? 1 : 0)
  }

  /// What is outside of the view keeps the direction and the colours that it has.
  mutating func open(_ surroundings: ResolvedSurroundings, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .shadow && pending.surroundings == nil)
    append(surroundings)
    var open = OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
    open.mirrors = mirrors
    if let direction = surroundings.layoutDirection { mirrors = direction == .rightToLeft }
    return open
  }

  private mutating func append(_ surroundings: ResolvedSurroundings) {
    if let scheme = surroundings.colorScheme { pending.add(page.sheet.name(of: scheme)) }
    pending.surroundings = surroundings
  }
}
