internal import Expressions

/// A control that is on or off, shown as the toggle style says.
package struct ToggleView: Component {
  package static let name = "Toggle"
  package static let summary = "A control that is on or off, shown as the toggle style says."

  var title: String?
  var label = Slot()
  var isOn = Bound(false)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, "The label's text.")
    visitor.property("label", &label, "The label, any view.")
    visitor.property("isOn", &isOn, .required, "Whether it is on.")
    visitor.rule(.exactlyOne(["title", "label"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let configuration = Configuration(
      slots: [("label", SlotContent(Slot(title: title, or: label), with: resolver))],
      values: [
        Configuration.Value(name: "isOn", value: .bool(isOn.value), binding: isOn.path),
        Configuration.Value(name: "isMixed", value: .bool(false)),
      ])
    var inner = environment
    inner.toggledPath = isOn.path
    let body = resolver.styledBody(.toggle, configuration, in: inner)
    let nodes = body.nodes ?? resolver.nodes(Slot(title: title, or: label), in: environment)
    let appearance = body.nodes == nil ? body.appearance.flatMap(ToggleAppearance.init) ?? .switch : .custom
    var toggle = ResolvedToggle(
      isOn: isOn.value, isEnabled: environment.isEnabled, appearance: appearance,
      tint: environment.tint ?? (appearance == .button ? Palette.accentColor : Palette.switchColor),
      label: ResolvedNode.single(nodes, in: .horizontal(.center)))
    toggle.binding = isOn.path
    output.append(ResolvedNode(.toggle(toggle)))
  }
}
