/// Says what of a picture is shown: its colours, or its shape in the foreground colour.
package struct RenderingModeModifier: ImageModifier {
  package static let name = "renderingMode"
  package static let summary = "Shows an image in its colours or as a template; stands before all other modifiers."

  var mode = ImageRenderingMode.original

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("mode", &mode, [.required, .unlabelled], "A template is painted in the foreground colour.")
  }

  package func apply(to image: inout ResolvedImage) {
    image.templateColor = mode == .template ? image.foreground : nil
  }

  package func apply(to symbol: inout ResolvedSymbol) {}
}
