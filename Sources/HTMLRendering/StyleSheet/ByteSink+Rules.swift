internal import Paravent

extension ByteSink {
  /// Writes the rule of a class, declarations terminated; a selector for a pseudo-element where the rule needs one.
  mutating func write(_ rule: Rule, of name: ClassName, _ declarations: ByteSink) {
    // A circle is narrower than its view, so that a box of its own paints it.
    if case .background(_, .circle) = rule {
      write(byte: UInt8(ascii: "."))
      write(name)
      write("{position:relative;isolation:isolate;}\n")
    }
    write(byte: UInt8(ascii: "."))
    write(name)
    write(trusted: rule.selectorSuffix)
    write(byte: UInt8(ascii: "{"))
    write(trusted: declarations)
    write("}\n")
  }

  mutating func write(declarationsOf rule: Rule) {
    switch rule {
    case .textStyle(let face, let color): write(face, color)
    case .lineLimit(let lines): write(lineLimit: lines)
    case .gap(let points): declare("gap", points: points)
    case .before(.horizontal, let points): declare("margin-inline-start", points: points)
    case .before(.vertical, let points): declare("margin-block-start", points: points)
    case .spacer(let axis, let points): write(spacerAlong: axis, points)
    case .padding(let insets): write(padding: insets)
    case .frame(let sides, let horizontal, let vertical): write(frame: sides, horizontal, vertical)
    case .size(let width, let height): write(pictureWidth: width, height: height)
    case .widthLimit(let points):
      write("width:100%;")
      declare("max-width", points: points)
    case .background(let color, let shape): write(background: color, in: shape)
    case .border(let color, let points): write(border: color, points)
    case .clip(let shape): write(clip: shape)
    case .aspectRatio(let ratio):
      declare("aspect-ratio", number: ratio)
      write("grid-template:minmax(0,1fr)/minmax(0,1fr);")
    case .opacity(let opacity): declare("opacity", number: min(max(opacity, 0), 1))
    case .offset, .shadow, .tint, .share, .gaps, .columns, .stroke: write(laterDeclarationsOf: rule)
    }
  }
}

extension Rule {
  /// What follows the class in the rule's selector.
  var selectorSuffix: [UInt8] {
    switch self {
    case .background(_, .circle), .stroke: Array("::before".utf8)
    default: []
    }
  }
}

extension ByteSink {
  private mutating func write(laterDeclarationsOf rule: Rule) {
    switch rule {
    case .offset(let x, let y): write(offset: x, y)
    case .shadow(let color, let radius, let x, let y): write(shadow: color, radius: radius, x, y)
    case .tint(let color): declare("--pv-tint", color)
    case .share(let share): declare("--pv-share", number: min(max(share, 0), 1))
    case .gaps(let rows, let columns):
      declare("row-gap", points: max(rows, 0))
      declare("column-gap", points: max(columns, 0))
    case .columns(let columns): write(columns: columns)
    case .stroke(let shape, let color, let lineWidth, let isInside):
      write(stroke: shape, color, max(ByteSink.clamped(lineWidth), 0), isInside: isInside)
    default: break
    }
  }

  mutating func declare(_ property: StaticString, _ color: ColorTable.Reference) {
    write(property)
    write(byte: UInt8(ascii: ":"))
    write(color)
    write(byte: UInt8(ascii: ";"))
  }

  mutating func declare(_ property: StaticString, points: Double) {
    write(property)
    write(byte: UInt8(ascii: ":"))
    write(points: points)
    write(byte: UInt8(ascii: ";"))
  }

  private mutating func declare(_ property: StaticString, number: Double) {
    write(property)
    write(byte: UInt8(ascii: ":"))
    write(decimal: number)
    write(byte: UInt8(ascii: ";"))
  }

  /// Writes a length; a point is a CSS pixel.
  mutating func write(points: Double) {
    write(decimal: points)
    if points != 0 { write("px") }
  }

  private mutating func write(_ face: FontFace, _ color: ColorTable.Reference) {
    // A rem is 16 points at the reader's default setting, so that text follows that setting.
    write("font-size:")
    write(decimal: Double(face.size) / 16)
    write("rem;line-height:")
    write(decimal: (Double(face.lineHeight / face.size) * 1000).rounded() / 1000)
    write(";font-weight:")
    write(number: Int(face.weight))
    if face.isItalic { write(";font-style:italic") }
    write(";color:")
    write(color)
    write(byte: UInt8(ascii: ";"))
  }

  private mutating func write(lineLimit lines: Int) {
    write("display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:")
    write(number: max(1, lines))
    write(";overflow:hidden;")
  }

  private mutating func write(spacerAlong axis: LayoutAxis?, _ points: Double) {
    if axis != .vertical { declare("min-width", points: max(points, 0)) }
    if axis != .horizontal { declare("min-height", points: max(points, 0)) }
  }

  private mutating func write(padding insets: EdgeInsets) {
    write("padding-block:")
    write(pair: insets.top, insets.bottom)
    write("padding-inline:")
    write(pair: insets.leading, insets.trailing)
  }

  private mutating func write(pair first: Double, _ second: Double) {
    // CSS knows no negative padding.
    let (first, second) = (max(ByteSink.clamped(first), 0), max(ByteSink.clamped(second), 0))
    write(points: first)
    if first != second {
      write(byte: UInt8(ascii: " "))
      write(points: second)
    }
    write(byte: UInt8(ascii: ";"))
  }
}
