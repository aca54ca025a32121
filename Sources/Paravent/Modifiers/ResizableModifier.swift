/// Lets a picture take the size that it is offered.
package struct ResizableModifier: ImageModifier {
  package static let name = "resizable"
  package static let summary = "Lets an image take the size that it is offered; stands before all other modifiers."

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {}

  package func apply(to image: inout ResolvedImage) {
    image.isResizable = true
  }

  package func apply(to symbol: inout ResolvedSymbol) {
    symbol.isResizable = true
  }
}
