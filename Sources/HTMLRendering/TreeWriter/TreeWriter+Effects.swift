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
    let x = mirrors ? -shadow.x : shadow.x
    append(.shadow(page.sheet.reference(shadow.color), radius: shadow.radius, x: x, y: shadow.y))
    pending.depth = .shadow
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }

  /// What is drawn outside of the view stays.
  mutating func openHidden(at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .border)
    pending.add(.gone)
    return OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0)
  }

  /// A side of an ideal size never gives way.
  mutating func open(fixedOn axes: AxisSet, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    if axes.contains(.horizontal) { pending.add(.fw) }
    if axes.contains(.vertical) { pending.add(.fh) }
    if let axis = place.axis, axes.contains(axis == .vertical ? .vertical : .horizontal) { pending.add(.sn) }
    var inner = place.cell
    if axes.contains(.horizontal) { inner.width = nil }
    if axes.contains(.vertical) { inner.height = nil }
    return OpenWrapper(inner: inner, boxes: opened ? 1 : 0)
  }

  /// What is outside of the view keeps the direction and the colours that it has.
  mutating func open(_ surroundings: ResolvedSurroundings, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .shadow && pending.surroundings == nil)
    if let scheme = surroundings.colorScheme { pending.add(page.sheet.name(of: scheme)) }
    pending.surroundings = surroundings
    let open = OpenWrapper(inner: place.cell, boxes: opened ? 1 : 0, outerMirrors: mirrors)
    if let direction = surroundings.layoutDirection { mirrors = direction == .rightToLeft }
    outerSurroundings.append(self.surroundings)
    self.surroundings.write(surroundings)
    return open
  }

  mutating func leaveSurroundings(mirrors: Bool) {
    self.mirrors = mirrors
    if let outer = outerSurroundings.popLast() { surroundings = outer }
  }
}
