import Paravent

extension ResolvedColor {
  static let primary = ResolvedColor(name: "primary", light: RGBA(0x000000), dark: RGBA(0xFFFFFF))
  static let red = ResolvedColor(name: "red", light: RGBA(0xFF3B30), dark: RGBA(0xFF453A))
  static let blue = ResolvedColor(name: "blue", light: RGBA(0x007AFF), dark: RGBA(0x0A84FF))
}

extension ResolvedTextStyle {
  static let body = ResolvedTextStyle(
    font: ResolvedFont(textStyle: .body, size: 17, weight: .regular), color: .primary)
  static let headline = ResolvedTextStyle(
    font: ResolvedFont(textStyle: .headline, size: 17, weight: .semibold), color: .primary)
}

extension ResolvedNode {
  static func text(_ content: String, lineLimit: Int? = nil, style: ResolvedTextStyle = .body) -> ResolvedNode {
    ResolvedNode(
      .text(
        ResolvedText(runs: content.isEmpty ? [] : [ResolvedRun(.text(content), style: style)], lineLimit: lineLimit)))
  }

  static func runs(_ contents: [ResolvedRun.Content]) -> ResolvedNode {
    ResolvedNode(.text(ResolvedText(runs: contents.map { ResolvedRun($0, style: .body) })))
  }

  static func row(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, _ children: ResolvedNode...
  ) -> ResolvedNode {
    ResolvedNode(.stack(ResolvedStack(.horizontal(alignment), spacing: spacing, children: children)))
  }

  static func column(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, _ children: ResolvedNode...
  ) -> ResolvedNode {
    ResolvedNode(.stack(ResolvedStack(.vertical(alignment), spacing: spacing, children: children)))
  }

  static func overlay(alignment: Alignment = .center, _ children: ResolvedNode...) -> ResolvedNode {
    ResolvedNode(.overlayStack(ResolvedOverlayStack(alignment: alignment, children: children)))
  }

  static func link(
    _ label: ResolvedNode, to destination: String? = "https://a.example", kind: ResolvedLink.Kind = .url,
    enabled: Bool = true
  ) -> ResolvedNode {
    ResolvedNode(.link(ResolvedLink(destination: destination, kind: kind, isEnabled: enabled, label: label)))
  }

  static func toggle(
    _ label: ResolvedNode, isOn: Bool = true, _ appearance: ToggleAppearance = .switch, enabled: Bool = true
  ) -> ResolvedNode {
    ResolvedNode(
      .toggle(ResolvedToggle(isOn: isOn, isEnabled: enabled, appearance: appearance, tint: .blue, label: label)))
  }

  static func field(
    _ label: String, _ text: String = "", prompt: String? = nil, secure: Bool = false, enabled: Bool = true,
    appearance: FieldAppearance = .plain
  ) -> ResolvedNode {
    ResolvedNode(
      .field(
        ResolvedField(
          label: label, text: text, prompt: prompt, isSecure: secure, isEnabled: enabled, appearance: appearance,
          style: .body)))
  }

  static func picker(
    _ label: String, _ appearance: PickerAppearance, selection: String? = "B", enabled: Bool = true,
    options: [ResolvedNode]? = nil
  ) -> ResolvedNode {
    let labels = options ?? ["A", "B", "C"].map { .text($0) }
    return ResolvedNode(
      .picker(
        ResolvedPicker(
          label: .text(label), options: zip(["A", "B", "C"], labels).map { ResolvedPicker.Option(tag: $0, label: $1) },
          selection: selection, isEnabled: enabled, appearance: appearance, tint: .blue)))
  }

  static func progress(
    _ fraction: Double?, _ label: ResolvedNode? = nil, value: ResolvedNode? = nil,
    as appearance: ProgressAppearance = .linear
  ) -> ResolvedNode {
    ResolvedNode(
      .progress(
        ResolvedProgress(
          fraction: fraction, label: label, valueLabel: value, appearance: appearance, tint: .blue)))
  }

  static func scroll(_ axes: AxisSet = .vertical, _ content: ResolvedNode) -> ResolvedNode {
    ResolvedNode(.scroll(ResolvedScroll(axes: axes, content: content)))
  }

  static func grid(aligned alignment: Alignment = .center, _ rows: ResolvedGrid.Row...) -> ResolvedNode {
    ResolvedNode(.grid(ResolvedGrid(alignment: alignment, rows: rows)))
  }

  static func navigation(_ title: String?, _ content: ResolvedNode) -> ResolvedNode {
    ResolvedNode(.navigation(ResolvedNavigation(title: title, content: content)))
  }

  static func fits(_ axes: AxisSet = [.horizontal, .vertical], _ choices: ResolvedNode...) -> ResolvedNode {
    ResolvedNode(.fits(ResolvedFits(axes: axes, choices: choices)))
  }

  static func shape(_ shape: Shape, _ color: ResolvedColor = .blue) -> ResolvedNode {
    ResolvedNode(.shape(ResolvedShape(shape, paint: .fill(color))))
  }

  static func outline(_ shape: Shape, lineWidth: Double = 1) -> ResolvedNode {
    ResolvedNode(.shape(ResolvedShape(shape, paint: .stroke(.blue, lineWidth: lineWidth, isInside: false))))
  }

  static let spacer = ResolvedNode(.spacer(minLength: 8))
  static let divider = ResolvedNode(.divider)

  static func image(_ label: String, resizable: Bool = false, decorative: Bool = false) -> ResolvedNode {
    ResolvedNode(
      .image(
        ResolvedImage(source: .placeholder(label), label: label, isResizable: resizable, isDecorative: decorative)))
  }

  static func symbol(_ name: String, resizable: Bool = false) -> ResolvedNode {
    ResolvedNode(.symbol(ResolvedSymbol(name: name, style: .body, isResizable: resizable)))
  }

  static func button(
    _ label: ResolvedNode, _ appearance: ButtonAppearance = .borderless, role: ButtonRole? = nil, enabled: Bool = true,
    actions: [ResolvedAction] = []
  ) -> ResolvedNode {
    ResolvedNode(
      .button(
        ResolvedButton(actions: actions, role: role, isEnabled: enabled, appearance: appearance, label: label)))
  }

  static func list(as appearance: ListAppearance = .insetGrouped, _ children: ResolvedNode...) -> ResolvedNode {
    ResolvedNode(.list(ResolvedList(appearance: appearance, children: children)))
  }

  static func section(
    header: ResolvedNode? = nil, footer: ResolvedNode? = nil, _ children: ResolvedNode...
  ) -> ResolvedNode {
    ResolvedNode(.section(ResolvedSection(header: header, footer: footer, children: children)))
  }

  func wrapped(_ wrapper: ResolvedWrapper) -> ResolvedNode {
    ResolvedNode(.wrapper(wrapper, self))
  }

  func padding(_ length: Double = 16) -> ResolvedNode {
    wrapped(.padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }

  func padding(horizontal: Double = 0, vertical: Double = 0) -> ResolvedNode {
    wrapped(.padding(EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)))
  }

  func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> ResolvedNode {
    wrapped(.frame(ResolvedFrame(width: width, height: height, alignment: alignment)))
  }

  func frame(maxWidth: Double, alignment: Alignment = .center) -> ResolvedNode {
    var frame = ResolvedFlexibleFrame()
    frame.maxWidth = maxWidth
    frame.alignment = alignment
    return wrapped(.flexibleFrame(frame))
  }

  func background(_ color: ResolvedColor, in shape: Shape = .rectangle) -> ResolvedNode {
    wrapped(.background(ResolvedBackground(.color(color, shape))))
  }

  func border(_ color: ResolvedColor = .primary) -> ResolvedNode {
    wrapped(.border(ResolvedBorder(color: color, width: 1)))
  }

  func overlaid(_ view: ResolvedNode, alignment: Alignment = .center) -> ResolvedNode {
    wrapped(.overlay(view, alignment))
  }

  func labelled(_ label: String) -> ResolvedNode {
    ResolvedNode(primitive, attributes: ResolvedAttributes(accessibilityLabel: label))
  }
}
