/// Puts something behind a view.
package struct BackgroundModifier: WrappingModifier {
  package static let name = "background"
  package static let summary = "Puts a shape style or a view behind the view, without changing the layout."

  var layer = LayerArguments()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    layer.visit(&visitor)
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    if let style = layer.style {
      return .background(ResolvedBackground(.color(environment.color(of: style), layer.shape)))
    }
    return layer.view(with: resolver, in: environment).map {
      .background(ResolvedBackground(.view($0, layer.alignment)))
    }
  }
}
