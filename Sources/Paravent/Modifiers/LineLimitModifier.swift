/// Limits the lines of text.
package struct LineLimitModifier: InheritedModifier {
  package static let name = "lineLimit"
  package static let summary = "Limits the lines of each text in the view."

  var number: PositiveInteger?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("number", &number, [.required, .unlabelled], "The most lines.")
  }

  package func write(to environment: inout Environment) {
    environment.lineLimit = number?.value
  }
}
