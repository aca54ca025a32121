/// A choice of one from several, shown as the picker style says.
package struct PickerView: Component {
  package static let name = "Picker"
  package static let summary = "A choice of one from several, shown as the picker style says."

  var title: String?
  var label = Slot()
  var selection: Bound<TagValue>?
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, "The label's text.")
    visitor.property("label", &label, "The label, any view.")
    visitor.property("selection", &selection, "The tag of the choice that holds.")
    visitor.property("children", &children, "The choices, each with the modifier tag.")
    visitor.rule(.exactlyOne(["title", "label"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let options =
      environment.hidesValues
      ? []
      : resolver.nodes(children.nodes, in: environment).compactMap { node in
        node.tag.map { ResolvedPicker.Option(tag: $0, label: node) }
      }
    let appearance = resolver.appearance(of: .picker, in: environment)
    let label = ResolvedNode.single(
      resolver.nodes(Slot(title: title, or: label), in: environment), in: .horizontal(.center))
    var picker = ResolvedPicker(
      label: label, options: options, selection: environment.hidesValues ? nil : selection?.value.text,
      isEnabled: environment.isEnabled && !environment.hidesValues,
      appearance: appearance.flatMap(PickerAppearance.init) ?? .menu, tint: environment.tint ?? Palette.accentColor)
    picker.binding = environment.hidesValues ? nil : selection?.path
    output.append(ResolvedNode(.picker(picker)))
  }
}
