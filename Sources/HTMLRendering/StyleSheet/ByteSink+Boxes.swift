internal import Paravent

extension ByteSink {
  mutating func write(frame sides: FrameSides, _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?) {
    if let width = sides.width {
      // The least width keeps a row from shrinking the frame.
      declare("width", points: max(width, 0))
      declare("min-width", points: max(width, 0))
    }
    if let width = sides.minWidth { declare("min-width", points: max(width, 0)) }
    if let width = sides.maxWidth, width.isFinite { declare("max-width", points: max(width, 0)) }
    if let height = sides.height {
      declare("height", points: max(height, 0))
      declare("min-height", points: max(height, 0))
    }
    if let height = sides.minHeight { declare("min-height", points: max(height, 0)) }
    if let height = sides.maxHeight, height.isFinite { declare("max-height", points: max(height, 0)) }
    // Tracks as large as the frame, so that a larger view hangs over on the sides that the alignment says.
    if sides.width != nil || sides.maxWidth != nil { write("grid-template-columns:minmax(0,1fr);") }
    if sides.height != nil || sides.maxHeight != nil { write("grid-template-rows:minmax(0,1fr);") }
    write(justifyItems: horizontal)
    write(alignItems: vertical)
  }

  private mutating func write(justifyItems alignment: HorizontalAlignment?) {
    switch alignment {
    case .leading: write("justify-items:start;")
    case .center: write("justify-items:center;")
    case .trailing: write("justify-items:end;")
    case nil: break
    }
  }

  private mutating func write(alignItems alignment: VerticalAlignment?) {
    switch alignment {
    case .top, .firstTextBaseline: write("align-items:start;")
    case .center: write("align-items:center;")
    case .bottom, .lastTextBaseline: write("align-items:end;")
    case nil: break
    }
  }

  mutating func write(pictureWidth width: Double?, height: Double?) {
    if let width { declare("width", points: max(width, 0)) } else { write("width:auto;max-width:100%;") }
    if let height { declare("height", points: max(height, 0)) } else { write("height:auto;") }
  }

  mutating func write(background color: ColorTable.Reference, in shape: Shape) {
    if shape == .circle { write("content:\"\";position:absolute;inset:0;z-index:-1;clip-path:circle(closest-side);") }
    write("background:")
    write(color)
    write(byte: UInt8(ascii: ";"))
    switch shape {
    case .rectangle, .circle: break
    case .roundedRectangle(let radius): declare("border-radius", points: max(radius, 0))
    case .capsule: write("border-radius:9999px;")
    case .ellipse: write("border-radius:50%;")
    }
  }

  /// An outline inside the edges takes no space and lies over what the view draws.
  mutating func write(border color: ColorTable.Reference, _ points: Double) {
    let points = max(ByteSink.clamped(points), 0)
    write("outline:")
    write(decimal: points)
    write("px solid ")
    write(color)
    write(byte: UInt8(ascii: ";"))
    declare("outline-offset", points: -points)
  }

  mutating func write(clip shape: Shape) {
    write("clip-path:")
    switch shape {
    case .rectangle: write("inset(0)")
    case .roundedRectangle(let radius):
      write("inset(0 round ")
      write(decimal: max(radius, 0))
      write("px)")
    case .capsule: write("inset(0 round 9999px)")
    case .circle: write("circle(closest-side)")
    case .ellipse: write("ellipse(closest-side closest-side)")
    }
    write(byte: UInt8(ascii: ";"))
  }
}
