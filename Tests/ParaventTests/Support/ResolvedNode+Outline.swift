import Paravent

extension ResolvedNode {
  /// The node in one line: what it is, and what it holds.
  var outline: String {
    let identity = attributes.map { attributes in
      let parts = [
        attributes.id.map { "#\($0)" }, attributes.accessibilityLabel.map { "label: \($0)" },
        attributes.isAccessibilityHidden ? "hidden" : nil,
      ]
      return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
    }
    return primitive.outline + (identity ?? "")
  }
}

extension ResolvedPrimitive {
  fileprivate var outline: String {
    switch self {
    case .text(let text): "“\(text.runs.map(\.outline).joined())”"
    case .image(let image): image.outline
    case .symbol(let symbol): "symbol(\(symbol.name)\(symbol.isResizable ? ", resizable" : ""))"
    case .stack(let stack): stack.outline
    case .overlayStack(let stack): "ZStack[\(stack.children.outline)]"
    case .spacer(let minLength): "Spacer(\(minLength.brief))"
    case .divider: "Divider"
    case .list(let list): "List[\(list.children.outline)]"
    case .section(let section):
      "Section(\(section.header?.outline ?? "–"), \(section.footer?.outline ?? "–"))[\(section.children.outline)]"
    case .button(let button): button.outline
    case .link(let link): "Link(\(link.destination ?? "–"))[\(link.label.outline)]"
    case .toggle(let toggle): "Toggle(\(toggle.appearance), \(toggle.isOn))[\(toggle.label.outline)]"
    case .field(let field): "Field(\(field.label), \(field.text)\(field.isSecure ? ", secure" : ""))"
    case .picker(let picker):
      "Picker(\(picker.appearance), \(picker.selection ?? "–"))[\(parts.outline)]"
    case .progress(let progress): "Progress(\(progress.fraction?.brief ?? "–"))[\(parts.outline)]"
    case .scroll: "Scroll[\(parts.outline)]"
    case .grid(let grid): "Grid[\(grid.rows.map { "[\($0.cells.outline)]" }.joined(separator: ", "))]"
    case .shape(let shape): "shape(\(shape.shape))"
    case .navigation(let navigation): "Navigation(\(navigation.title ?? "–"))[\(parts.outline)]"
    case .fits: "Fits[\(parts.outline)]"
    case .wrapper(let wrapper, let child): "\(wrapper.outline)(\(child.outline))"
    }
  }
}

extension ResolvedStack {
  fileprivate var outline: String {
    let distance = spacing.map { ", \($0.brief)" } ?? ""
    switch direction {
    case .horizontal(let alignment): return "HStack(\(alignment)\(distance))[\(children.outline)]"
    case .vertical(let alignment): return "VStack(\(alignment)\(distance))[\(children.outline)]"
    }
  }
}

extension ResolvedRun {
  fileprivate var outline: String {
    switch content {
    case .text(let text): text
    case .symbol(let name): "<\(name)>"
    }
  }
}

extension ResolvedImage {
  fileprivate var outline: String {
    let traits = (isResizable ? ", resizable" : "") + (isDecorative ? ", decorative" : "")
    switch source {
    case .url(let url): return "image(\(url), \(label)\(traits))"
    case .placeholder(let name): return "placeholder(\(name)\(traits))"
    }
  }
}

extension ResolvedButton {
  fileprivate var outline: String {
    let traits = [role?.rawValue, isEnabled ? nil : "disabled"].compactMap(\.self).map { ", \($0)" }.joined()
    return "Button(\(appearance)\(traits), \(actions.map(\.outline).joined(separator: "+")))[\(label.outline)]"
  }
}

extension ResolvedAction {
  fileprivate var outline: String {
    switch self {
    case .handler(let name, let arguments): "\(name)\(arguments.members.map(\.key))"
    case .openURL(let url): "open \(url)"
    case .navigate(let url): "go \(url)"
    case .dismiss: "dismiss"
    case .set(let values): "set\(values.members.map(\.key))"
    case .toggle(let path): "toggle \(path)"
    }
  }
}

extension ResolvedWrapper {
  fileprivate var outline: String {
    switch self {
    case .padding(let insets):
      "padding(\([insets.top, insets.leading, insets.bottom, insets.trailing].map(\.brief).joined(separator: " ")))"
    case .frame(let frame):
      "frame(\(frame.width?.brief ?? "–")×\(frame.height?.brief ?? "–"))"
    case .flexibleFrame(let frame):
      "frame(\(frame.minWidth?.brief ?? "–")…\(frame.maxWidth?.brief ?? "–"))"
    case .background(let background):
      switch background.content {
      case .color(let color, let shape): "background(\(color.outline) in \(shape))"
      case .view(let node, _): "background(\(node.outline))"
      }
    case .border(let border): "border(\(border.color.outline), \(border.width.brief))"
    case .clip(let shape): "clip(\(shape))"
    case .aspectRatio(let ratio, let mode): "aspectRatio(\(ratio?.brief ?? "–"), \(mode))"
    case .opacity(let opacity): "opacity(\(opacity.brief))"
    case .overlay(let node, _): "overlay(\(node.outline))"
    case .offset(let x, let y): "offset(\(x.brief) \(y.brief))"
    case .shadow(let shadow): "shadow(\(shadow.radius.brief))"
    case .hidden: "hidden"
    case .fixedSize(let axes): "fixedSize(\(axes.rawValue))"
    case .layoutPriority(let priority): "priority(\(priority.brief))"
    case .surroundings(let surroundings):
      "surroundings(\(surroundings.layoutDirection?.rawValue ?? "–") \(surroundings.colorScheme?.rawValue ?? "–"))"
    case .sheet(let sheet): sheet.outline
    case .tap(let tap): "tap(\(tap.actions.map(\.outline).joined(separator: "+"))\(tap.isEnabled ? "" : ", disabled"))"
    }
  }
}

extension ResolvedSheet {
  fileprivate var outline: String {
    let traits = [label.map { "“\($0)”" }, binding] + onDismiss.map(\.outline)
    return "sheet(\(traits.compactMap(\.self).joined(separator: ", ")))[\(content.outline)]"
  }
}

extension ResolvedColor {
  /// The colour's name or value, and its opacity.
  var outline: String {
    let value =
      name ?? "#\(String(light.red, radix: 16))\(String(light.green, radix: 16))\(String(light.blue, radix: 16))"
    return opacity == 1 ? value : "\(value)@\(opacity.brief)"
  }
}

extension Double {
  /// The number without a fraction where it is whole.
  var brief: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension [ResolvedNode] {
  fileprivate var outline: String { map(\.outline).joined(separator: ", ") }
}

extension ResolvedNode {
  /// The looks of every run of text and symbol below, in reading order.
  var textStyles: [ResolvedTextStyle] {
    switch primitive {
    case .text(let text): text.runs.map(\.style)
    case .symbol(let symbol): [symbol.style]
    case .stack(let stack): stack.children.flatMap(\.textStyles)
    case .overlayStack(let stack): stack.children.flatMap(\.textStyles)
    case .list(let list): list.children.flatMap(\.textStyles)
    case .section(let section):
      ([section.header].compactMap(\.self) + section.children + [section.footer].compactMap(\.self))
        .flatMap(\.textStyles)
    case .button(let button): button.label.textStyles
    case .wrapper(_, let child): child.textStyles
    case .field(let field): [field.style]
    case .image, .spacer, .divider, .shape: []
    default: primitive.parts.flatMap(\.textStyles)
    }
  }
}
