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

  /// A line on the edge is half outside; a circle is measured by its box's shorter side, which is a container for that.
  mutating func write(stroke shape: Shape, _ color: ColorTable.Reference, _ lineWidth: Double, isInside: Bool) {
    let outset = isInside ? 0 : lineWidth / 2
    if shape == .circle {
      write("width:calc(min(100cqw,100cqh) + ")
      write(decimal: outset * 2)
      write("px);aspect-ratio:1;inset-block-start:50%;left:50%;translate:-50% -50%;")
    } else {
      declare("inset", points: -outset)
    }
    write("border:")
    write(decimal: lineWidth)
    write("px solid ")
    write(color)
    write(byte: UInt8(ascii: ";"))
    switch shape {
    case .rectangle: break
    case .roundedRectangle(let radius): declare("border-radius", points: max(ByteSink.clamped(radius), 0) + outset)
    case .capsule: write("border-radius:9999px;")
    case .circle, .ellipse: write("border-radius:50%;")
    }
  }
}
