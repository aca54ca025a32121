/// A title with an icon, in the label style of the environment.
package struct LabelView: Component {
  package static let name = "Label"
  package static let summary = "A title with an icon, shown as the label style says."

  var title = Slot()
  var icon = Slot()
  var systemImage: SymbolName?
  var image: ImageName?

  package init() {}

  init(title: Slot, systemImage: SymbolName?) {
    self.title = title
    self.systemImage = systemImage
  }

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, .required, "The title.")
    visitor.property("icon", &icon, "The icon, any view.")
    visitor.property("systemImage", &systemImage, "The name of a symbol that is the icon.")
    visitor.property("image", &image, "The name or URL of a picture that is the icon.")
    visitor.rule(.excludes("icon", ["systemImage", "image"]))
    visitor.rule(.excludes("systemImage", ["image"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let title = SlotContent(title, with: resolver)
    var icon = SlotContent(self.icon, with: resolver)
    if let systemImage { icon.nodes = [Node(.view(ImageView(systemName: systemImage)))] }
    if let image { icon.nodes = [Node(.view(ImageView(name: image)))] }
    icon.isDecorative = true
    // iOS tints the icons of labels in lists.
    icon.isTinted = environment.isInList
    let configuration = Configuration(slots: [("title", title), ("icon", icon)])
    var body = resolver.styledBody(.label, configuration, in: environment).nodes ?? []
    nameLabel(&body, unlessPlaced: configuration, with: resolver, in: environment)
    output.append(contentsOf: body)
  }

  /// Gives the label's title to assistive technology where the style does not show it.
  private func nameLabel(
    _ body: inout [ResolvedNode], unlessPlaced configuration: Configuration, with resolver: Resolver,
    in environment: Environment
  ) {
    guard body.count == 1, !configuration.isPlaced("title") else { return }
    let attributes = body[0].attributes ?? ResolvedAttributes()
    guard attributes.accessibilityLabel == nil else { return }
    let title = resolver.nodes(title, in: environment).map(\.plainText).filter { !$0.isEmpty }
    body[0].attributes = attributes.changing { $0.label = title.joined(separator: ", ") }
  }
}
