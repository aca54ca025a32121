/// A colour that takes all the space it is offered.
package struct ColorView: Component {
  package static let name = "Color"
  package static let summary = "A colour that takes all the space it is offered."

  var color = ColorValue(Palette.primary)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("color", &color, .required, "The colour.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    output.append(ResolvedNode(.shape(ResolvedShape(.rectangle, paint: .fill(color.color)))))
  }
}
