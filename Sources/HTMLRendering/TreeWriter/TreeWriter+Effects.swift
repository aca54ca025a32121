internal import Paravent

extension TreeWriter {
  mutating func write(offset x: Double, _ y: Double, around content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .offset)
    append(.offset(x: mirrors ? -x : x, y: y))
    pending.depth = .offset
    write(content, at: place.cell)
    if opened { close(place.box) }
  }

  mutating func write(_ shadow: ResolvedShadow, around content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .shadow)
    append(shadow)
    pending.depth = .shadow
    write(content, at: place.cell)
    if opened { close(place.box) }
  }

  private mutating func append(_ shadow: ResolvedShadow) {
    let x = mirrors ? -shadow.x : shadow.x
    append(.shadow(page.sheet.reference(shadow.color), radius: shadow.radius, x: x, y: shadow.y))
  }

  /// What is drawn outside of the view stays.
  mutating func writeHidden(_ content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .border)
    pending.add("gone")
    write(content, at: place.cell)
    if opened { close(place.box) }
  }

  /// A side of an ideal size never gives way.
  mutating func write(fixedOn axes: AxisSet, _ content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let inner = place.cell
    if axes.contains(.horizontal) { pending.add("fw") }
    if axes.contains(.vertical) { pending.add("fh") }
    if axes.contains(inner.axis == .vertical ? .vertical : .horizontal), inner.axis != nil { pending.add("sn") }
    var ideal = inner
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    write(content, at: ideal)
    if opened { close(place.box) }
  }

  /// What is outside of the view keeps the direction and the colours that it has.
  mutating func write(_ surroundings: ResolvedSurroundings, around content: ResolvedNode, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .shadow && pending.surroundings == nil)
    append(surroundings)
    let outer = mirrors
    if let direction = surroundings.layoutDirection { mirrors = direction == .rightToLeft }
    write(content, at: place.cell)
    mirrors = outer
    if opened { close(place.box) }
  }

  private mutating func append(_ surroundings: ResolvedSurroundings) {
    if let scheme = surroundings.colorScheme { pending.add(page.sheet.name(of: scheme)) }
    pending.surroundings = surroundings
  }
}
