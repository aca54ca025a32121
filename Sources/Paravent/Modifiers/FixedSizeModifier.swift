/// Gives a view its ideal size.
package struct FixedSizeModifier: WrappingModifier {
  package static let name = "fixedSize"
  package static let summary = "Gives the view its ideal size, whatever it is offered."

  var horizontal = true
  var vertical = true

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("horizontal", &horizontal, "Whether the width is the ideal one.")
    visitor.property("vertical", &vertical, "Whether the height is the ideal one.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    let axes: AxisSet = [horizontal ? .horizontal : [], vertical ? .vertical : []]
    return axes.isEmpty ? nil : .fixedSize(axes)
  }
}
