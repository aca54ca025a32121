/// Sets the style of details.
package struct DetailStyleModifier: InheritedModifier {
  package static let name = "detailStyle"
  package static let summary = "Sets the style of the details in the view."

  var style = StyleValue<DetailFamily>()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style, by name or in place.")
  }

  package func write(to environment: inout Environment) {
    if let style = style.style { environment.styles.push(style, for: .detail) }
  }
}
