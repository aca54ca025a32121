/// Sets where a line that is too long is cut.
package struct TruncationModeModifier: InheritedModifier {
  package static let name = "truncationMode"
  package static let summary = "Sets where a line of text in the view that is too long is cut."

  var mode = TruncationMode.tail

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("mode", &mode, [.required, .unlabelled], "The place of the ellipsis.")
  }

  package func write(to environment: inout Environment) {
    environment.truncation = mode
  }
}
