/// Says that content is private.
package struct PrivacySensitiveModifier: InheritedModifier {
  package static let name = "privacySensitive"
  package static let summary =
    "Says that the content of the view is private, so that redacted with privacy leaves it out."

  var sensitive = true

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("sensitive", &sensitive, .unlabelled, "Whether the content is private.")
  }

  package func write(to environment: inout Environment) {
    environment.isPrivate = sensitive
  }
}
