/// A picture, or a symbol.
package struct ImageView: Component {
  package static let name = "Image"
  package static let summary = "A picture by its name or URL, or a symbol by its name."
  package static var target: ModifierTarget { .image }

  var imageName: ImageName?
  var systemName: SymbolName?

  package init() {}

  init(systemName: SymbolName) {
    self.systemName = systemName
  }

  init(name: ImageName) {
    imageName = name
  }

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("name", &imageName, "A URL, or the name of an image; an empty one shows a placeholder.")
    visitor.property("systemName", &systemName, "The name of a symbol, painted like text.")
    visitor.rule(.exactlyOne(["name", "systemName"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let isDecorative = environment.isDecorative
    let systemName = systemName ?? imageName?.symbol
    if environment.hidesValues {
      output.append(systemName == nil ? Self.hiddenPicture : Self.hiddenSymbol(in: environment))
    } else if let systemName {
      let symbol = ResolvedSymbol(
        name: systemName.name, style: environment.textStyle, scale: environment.imageScale, isDecorative: isDecorative)
      var node = ResolvedNode(.symbol(symbol))
      if let label = imageName?.label, !label.isEmpty {
        node.attributes = ResolvedAttributes().changing { $0.label = label }
      }
      output.append(node)
    } else if let imageName {
      var image = ResolvedImage(source: imageName.source, label: imageName.label, isDecorative: isDecorative)
      image.foreground = environment.foreground.color
      output.append(ResolvedNode(.image(image)))
    }
  }

  /// The box that stands for a picture that is not shown.
  static let hiddenPicture = ResolvedNode(
    .image(ResolvedImage(source: .placeholder(""), label: "", isDecorative: true)))

  /// The block that stands for a symbol that is not shown.
  private static func hiddenSymbol(in environment: Environment) -> ResolvedNode {
    var text = ResolvedText(runs: [ResolvedRun(.text("nn"), style: environment.textStyle)])
    text.isRedacted = true
    return ResolvedNode(.text(text))
  }
}
