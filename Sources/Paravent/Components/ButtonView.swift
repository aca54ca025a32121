internal import Expressions

/// A control that acts when pressed, in the button style of the environment.
package struct ButtonView: Component {
  package static let name = "Button"
  package static let summary = "A control that acts when pressed, shown as the button style says."

  var title: String?
  var subtitle: String?
  var caption: String?
  var systemImage: SymbolName?
  var label = Slot()
  var role: ButtonRole?
  var action = ActionValue()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, "The label's text.")
    visitor.property("subtitle", &subtitle, "A second line below the title.")
    visitor.property("caption", &caption, "A last line, below the subtitle.")
    visitor.property("systemImage", &systemImage, "The name of a symbol before the title.")
    visitor.property("label", &label, "The label, any view.")
    visitor.property("role", &role, "What the button is for, where that is special.")
    visitor.property("action", &action, .expected, "What the button does.")
    visitor.rule(.exactlyOne(["title", "label"]))
    visitor.rule(.excludes("label", ["subtitle", "caption", "systemImage"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let configuration = Configuration(
      slots: [("label", labelContent(with: resolver))],
      values: [
        Configuration.Value(name: "role", value: role.map { .string($0.rawValue) } ?? .null),
        Configuration.Value(name: "isPressed", value: .bool(false)),
      ])
    let body = resolver.styledBody(.button, configuration, in: environment)
    // An action that a parameter or the environment should hold, and does not, makes no button.
    if action.isMissing(with: resolver) {
      output += body.nodes ?? []
      return
    }
    let button = ResolvedButton(
      actions: action.resolved(with: resolver, in: environment), role: role, isEnabled: environment.isEnabled,
      appearance: body.appearance.flatMap(ButtonAppearance.init) ?? .bordered,
      label: ResolvedNode.single(body.nodes ?? [], in: .horizontal(.center)))
    output.append(ResolvedNode(.button(button)))
  }

  private func labelContent(with resolver: Resolver) -> SlotContent {
    var content = SlotContent(label, with: resolver)
    if let title {
      let isDetailed = subtitle != nil || caption != nil
      let detail = isDetailed ? detail(title, in: resolver.scope.body.namespace) : nil
      let text = detail ?? Node(.view(TextView(title)))
      content.nodes = [systemImage.map { Node(.view(LabelView(title: Slot([text]), systemImage: $0))) } ?? text]
    } else if label.mayHoldSeveral {
      content.nodes = [Node(.view(HStackView(label.nodes)))]
    }
    return content
  }

  /// The Detail in scope that shows the lines; `nil` where there is none that a title is enough for.
  private func detail(_ title: String, in namespace: Namespace) -> Node? {
    let lines = [("title", title), ("subtitle", subtitle), ("caption", caption)]
    return namespace.component(named: "Detail")?.declaration?.call(
      with: lines.compactMap { name, text in text.map { (name, $0) } }
    ).map { Node(.call($0)) }
  }
}
