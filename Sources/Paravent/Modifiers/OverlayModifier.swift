/// Puts a view in front of a view.
package struct OverlayModifier: WrappingModifier {
  package static let name = "overlay"
  package static let summary = "Puts a shape style or a view in front of the view, without changing the layout."

  var layer = LayerArguments()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    layer.visit(&visitor)
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    if let style = layer.style {
      let shape = ResolvedShape(layer.shape, paint: .fill(environment.color(of: style)))
      return .overlay(ResolvedNode(.shape(shape)), .center)
    }
    return layer.view(with: resolver, in: environment).map { .overlay($0, layer.alignment) }
  }
}
