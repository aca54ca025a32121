import Paravent

private let style = ResolvedTextStyle(
  font: ResolvedFont(textStyle: .body, size: 17, weight: .regular),
  color: ResolvedColor(name: "primary", light: RGBA(0x000000), dark: RGBA(0xFFFFFF)))

/// A text, named by its letters: 10 points each and 20 high.
func text(_ content: String, lineLimit: Int? = nil) -> ResolvedNode {
  ResolvedNode(.text(ResolvedText(runs: [ResolvedRun(.text(content), style: style)], lineLimit: lineLimit))).id(content)
}

/// A view of a size.
func box(_ id: String, _ width: Double, _ height: Double) -> ResolvedNode {
  overlay().frame(width: width, height: height).id(id)
}

/// A view that takes all it is offered.
func fill(_ id: String) -> ResolvedNode {
  image(resizable: true).id(id)
}

func image(resizable: Bool = false) -> ResolvedNode {
  ResolvedNode(.image(ResolvedImage(source: .placeholder("picture"), label: "picture", isResizable: resizable)))
}

func symbol(resizable: Bool = false) -> ResolvedNode {
  ResolvedNode(.symbol(ResolvedSymbol(name: "star", style: style, isResizable: resizable)))
}

func row(aligned alignment: VerticalAlignment = .center, spacing: Double? = nil, _ children: [ResolvedNode])
  -> ResolvedNode
{
  ResolvedNode(.stack(ResolvedStack(.horizontal(alignment), spacing: spacing, children: children)))
}

func column(
  aligned alignment: HorizontalAlignment = .center, spacing: Double? = nil, _ children: [ResolvedNode]
) -> ResolvedNode {
  ResolvedNode(.stack(ResolvedStack(.vertical(alignment), spacing: spacing, children: children)))
}

func overlay(aligned alignment: Alignment = .center, _ children: [ResolvedNode] = []) -> ResolvedNode {
  ResolvedNode(.overlayStack(ResolvedOverlayStack(alignment: alignment, children: children)))
}

func spacer(minLength: Double = 8) -> ResolvedNode {
  ResolvedNode(.spacer(minLength: minLength))
}

func divider() -> ResolvedNode {
  ResolvedNode(.divider)
}

func button(_ label: ResolvedNode) -> ResolvedNode {
  ResolvedNode(.button(ResolvedButton(actions: [], label: label)))
}

func list(as appearance: ListAppearance = .insetGrouped, _ children: [ResolvedNode]) -> ResolvedNode {
  ResolvedNode(.list(ResolvedList(appearance: appearance, children: children)))
}

func section(header: ResolvedNode? = nil, footer: ResolvedNode? = nil, _ children: [ResolvedNode]) -> ResolvedNode {
  ResolvedNode(.section(ResolvedSection(header: header, footer: footer, children: children)))
}

func shape(_ id: String) -> ResolvedNode {
  ResolvedNode(.shape(ResolvedShape(.rectangle, paint: .fill(color)))).id(id)
}

func scroll(_ axes: AxisSet = .vertical, _ content: ResolvedNode) -> ResolvedNode {
  ResolvedNode(.scroll(ResolvedScroll(axes: axes, content: content)))
}

func grid(
  aligned alignment: Alignment = .center, horizontal: Double? = nil, vertical: Double? = nil,
  _ rows: [ResolvedGrid.Row]
) -> ResolvedNode {
  ResolvedNode(
    .grid(
      ResolvedGrid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, rows: rows)))
}

func cells(aligned alignment: VerticalAlignment? = nil, _ cells: ResolvedNode...) -> ResolvedGrid.Row {
  ResolvedGrid.Row(alignment: alignment, cells: cells)
}

func across(_ view: ResolvedNode) -> ResolvedGrid.Row {
  ResolvedGrid.Row(cells: [view], spansColumns: true)
}

func fits(_ axes: AxisSet = [.horizontal, .vertical], _ choices: ResolvedNode...) -> ResolvedNode {
  ResolvedNode(.fits(ResolvedFits(axes: axes, choices: choices)))
}

func navigation(_ title: String?, _ content: ResolvedNode) -> ResolvedNode {
  ResolvedNode(.navigation(ResolvedNavigation(title: title, content: content)))
}

func link(_ label: ResolvedNode) -> ResolvedNode {
  ResolvedNode(.link(ResolvedLink(destination: "https://a.example", label: label)))
}

func toggle(_ label: ResolvedNode) -> ResolvedNode {
  ResolvedNode(.toggle(ResolvedToggle(isOn: true, tint: color, label: label)))
}

func field(_ label: String) -> ResolvedNode {
  ResolvedNode(.field(ResolvedField(label: label, text: "", style: style)))
}

func picker(_ labels: ResolvedNode...) -> ResolvedNode {
  let options = labels.map { ResolvedPicker.Option(tag: "", label: $0) }
  return ResolvedNode(.picker(ResolvedPicker(label: text("P"), options: options, selection: nil, tint: color)))
}

func progress(_ label: ResolvedNode? = nil) -> ResolvedNode {
  ResolvedNode(.progress(ResolvedProgress(fraction: 0.5, label: label, tint: color)))
}

private let color = ResolvedColor(light: RGBA(0xFF0000), dark: RGBA(0xFF0000))

extension ResolvedNode {
  func overlay(_ view: ResolvedNode, _ alignment: Alignment = .center) -> ResolvedNode {
    wrapped(.overlay(view, alignment))
  }

  func offset(_ x: Double, _ y: Double) -> ResolvedNode {
    wrapped(.offset(x: x, y: y))
  }

  func fixedSize(_ axes: AxisSet = [.horizontal, .vertical]) -> ResolvedNode {
    wrapped(.fixedSize(axes))
  }

  func priority(_ priority: Double) -> ResolvedNode {
    wrapped(.layoutPriority(priority))
  }

  func reading(_ direction: LayoutDirection) -> ResolvedNode {
    var surroundings = ResolvedSurroundings()
    surroundings.layoutDirection = direction
    return wrapped(.surroundings(surroundings))
  }

  func id(_ id: String) -> ResolvedNode {
    ResolvedNode(primitive, attributes: ResolvedAttributes(id: id))
  }

  func wrapped(_ wrapper: ResolvedWrapper) -> ResolvedNode {
    ResolvedNode(.wrapper(wrapper, self))
  }

  func padding(_ length: Double) -> ResolvedNode {
    padding(top: length, leading: length, bottom: length, trailing: length)
  }

  func padding(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> ResolvedNode {
    wrapped(.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
  }

  func frame(width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center) -> ResolvedNode {
    wrapped(.frame(ResolvedFrame(width: width, height: height, alignment: alignment)))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, _ alignment: Alignment = .center
  ) -> ResolvedNode {
    var frame = ResolvedFlexibleFrame()
    (frame.minWidth, frame.idealWidth, frame.maxWidth) = (minWidth, idealWidth, maxWidth)
    (frame.minHeight, frame.maxHeight) = (minHeight, maxHeight)
    frame.alignment = alignment
    return wrapped(.flexibleFrame(frame))
  }

  func aspectRatio(_ ratio: Double? = nil, _ mode: ContentMode) -> ResolvedNode {
    wrapped(.aspectRatio(ratio, mode))
  }

  func background(_ view: ResolvedNode, _ alignment: Alignment = .center) -> ResolvedNode {
    wrapped(.background(ResolvedBackground(.view(view, alignment))))
  }
}

extension Alignment {
  static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  static let leading = Alignment(horizontal: .leading, vertical: .center)
  static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
