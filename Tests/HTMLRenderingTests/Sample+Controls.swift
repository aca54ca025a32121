import Paravent

/// Controls and containers written short, for tests.
extension Sample {
  static let green = ResolvedColor(name: "green", light: RGBA(0x34C759), dark: RGBA(0x30D158))

  static func link(
    _ destination: String?, _ kind: ResolvedLink.Kind = .url, isEnabled: Bool = true, _ label: ResolvedNode = text("Go")
  ) -> ResolvedNode {
    ResolvedNode(.link(ResolvedLink(destination: destination, kind: kind, isEnabled: isEnabled, label: label)))
  }

  static func toggle(
    _ appearance: ToggleAppearance = .switch, isOn: Bool = true, isEnabled: Bool = true,
    _ label: ResolvedNode = text("Wi-Fi")
  ) -> ResolvedNode {
    ResolvedNode(
      .toggle(ResolvedToggle(isOn: isOn, isEnabled: isEnabled, appearance: appearance, tint: green, label: label)))
  }

  static func field(
    _ label: String, text: String = "", prompt: String? = nil, isSecure: Bool = false, isEnabled: Bool = true,
    _ appearance: FieldAppearance = .plain
  ) -> ResolvedNode {
    let style = ResolvedTextStyle(font: body, color: Sample.label)
    return ResolvedNode(
      .field(
        ResolvedField(
          label: label, text: text, prompt: prompt, isSecure: isSecure, isEnabled: isEnabled, appearance: appearance,
          style: style)))
  }

  static func picker(
    _ appearance: PickerAppearance, _ options: [String] = ["Red", "Blue"], selection: String? = "Blue",
    isEnabled: Bool = true, label: ResolvedNode = text("Colour")
  ) -> ResolvedNode {
    let options = options.map { ResolvedPicker.Option(tag: $0, label: text($0)) }
    return ResolvedNode(
      .picker(
        ResolvedPicker(
          label: label, options: options, selection: selection, isEnabled: isEnabled, appearance: appearance,
          tint: blue)))
  }

  static func progress(
    _ fraction: Double?, _ appearance: ProgressAppearance = .linear, _ label: ResolvedNode? = nil,
    value: ResolvedNode? = nil
  ) -> ResolvedNode {
    ResolvedNode(
      .progress(
        ResolvedProgress(fraction: fraction, label: label, valueLabel: value, appearance: appearance, tint: blue)))
  }

  static func scroll(_ axes: AxisSet, _ content: ResolvedNode) -> ResolvedNode {
    ResolvedNode(.scroll(ResolvedScroll(axes: axes, content: content)))
  }

  static func grid(_ rows: [[ResolvedNode]], horizontal: Double? = nil, vertical: Double? = nil) -> ResolvedNode {
    let rows = rows.map { ResolvedGrid.Row(cells: $0) }
    return ResolvedNode(.grid(ResolvedGrid(horizontalSpacing: horizontal, verticalSpacing: vertical, rows: rows)))
  }

  static func shape(_ shape: Shape, _ paint: ResolvedShape.Paint = .fill(red)) -> ResolvedNode {
    ResolvedNode(.shape(ResolvedShape(shape, paint: paint)))
  }

  static func stroke(_ shape: Shape, isInside: Bool = true) -> ResolvedNode {
    self.shape(shape, .stroke(red, lineWidth: 2, isInside: isInside))
  }

  static func navigation(_ title: String?, _ content: ResolvedNode) -> ResolvedNode {
    ResolvedNode(.navigation(ResolvedNavigation(title: title, content: content)))
  }

  static func fits(_ choices: [ResolvedNode], _ axes: AxisSet = [.horizontal, .vertical]) -> ResolvedNode {
    ResolvedNode(.fits(ResolvedFits(axes: axes, choices: choices)))
  }
}

extension ResolvedNode {
  func overlay(_ front: ResolvedNode, _ alignment: Alignment = .center) -> ResolvedNode {
    wrapped(.overlay(front, alignment))
  }

  func heard(_ change: (inout ResolvedAccessibility) -> Void) -> ResolvedNode {
    ResolvedNode(primitive, attributes: (attributes ?? ResolvedAttributes()).changing(change))
  }

  func changingText(_ change: (inout ResolvedText) -> Void) -> ResolvedNode {
    guard case .text(var text) = primitive else { return self }
    change(&text)
    return ResolvedNode(.text(text), attributes: attributes)
  }

  func surroundings(_ change: (inout ResolvedSurroundings) -> Void) -> ResolvedNode {
    var surroundings = ResolvedSurroundings()
    change(&surroundings)
    return wrapped(.surroundings(surroundings))
  }
}
