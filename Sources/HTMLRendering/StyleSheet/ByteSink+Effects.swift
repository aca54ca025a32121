internal import Paravent

extension ByteSink {
  /// Moves by a property of its own, since a mirrored symbol has a transform already.
  mutating func write(offset x: Double, _ y: Double) {
    write("translate:")
    write(points: x)
    write(byte: UInt8(ascii: " "))
    write(points: y)
    write(byte: UInt8(ascii: ";"))
  }

  /// The filter counts the standard deviation of the blur, as SwiftUI does about.
  mutating func write(shadow color: ColorTable.Reference, radius: Double, _ x: Double, _ y: Double) {
    write("filter:drop-shadow(")
    for length in [x, y, max(ByteSink.clamped(radius), 0)] {
      write(points: length)
      write(byte: UInt8(ascii: " "))
    }
    write(color)
    write(");")
  }

  mutating func write(columns: [Bool]) {
    write("grid-template-columns:")
    for (index, isGreedy) in columns.enumerated() {
      if index > 0 { write(byte: UInt8(ascii: " ")) }
      write(isGreedy ? "minmax(0,1fr)" : "auto")
    }
    write(byte: UInt8(ascii: ";"))
  }

  /// A line on the edge is half outside, where an outline takes no room, so that a page does not scroll for it; a circle
  /// touches the box's nearer sides only, as a gradient can.
  mutating func write(stroke shape: Shape, _ color: ColorTable.Reference, _ lineWidth: Double, isInside: Bool) {
    if shape == .circle {
      declare("inset", points: isInside ? 0 : -lineWidth / 2)
      return write(ring: color, lineWidth)
    }
    write(isInside ? "inset:0;border:" : "inset:0;outline:")
    write(decimal: lineWidth)
    write("px solid ")
    write(color)
    write(byte: UInt8(ascii: ";"))
    if !isInside { declare("outline-offset", points: -lineWidth / 2) }
    switch shape {
    case .rectangle, .circle: break
    case .roundedRectangle(let radius): declare("border-radius", points: max(ByteSink.clamped(radius), 0))
    case .capsule: write("border-radius:9999px;")
    case .ellipse: write("border-radius:50%;")
    }
  }

  /// Half a point on either side softens the line's edges.
  private mutating func write(ring color: ColorTable.Reference, _ lineWidth: Double) {
    write("background:radial-gradient(circle closest-side,#0000 calc(100% - ")
    write(decimal: lineWidth + 0.5)
    write("px),")
    write(color)
    write(" calc(100% - ")
    write(decimal: lineWidth)
    write("px) calc(100% - .5px),#0000);")
  }
}
