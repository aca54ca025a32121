/// Shows blocks or nothing for content.
package struct RedactedModifier: InheritedModifier {
  package static let name = "redacted"
  package static let summary = "Shows blocks for the content of the view, or leaves out what is private in it."

  var reason = RedactionReason.placeholder

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("reason", &reason, .required, "Why the content is not shown.")
  }

  package func write(to environment: inout Environment) {
    environment.redaction.insert(reason.reasons)
  }
}
