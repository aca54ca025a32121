/// Gives a view the value that it stands for.
package struct TagModifier: AttributeModifier {
  package static let name = "tag"
  package static let summary = "Gives the view the value that it stands for in a Picker."

  var tag = TagValue(text: "")

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("tag", &tag, [.required, .unlabelled], "The value.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.with(tag: tag.text)
  }
}
