/// Sets the case of text.
package struct TextCaseModifier: InheritedModifier {
  package static let name = "textCase"
  package static let summary = "Sets the case in which the text in the view is shown."

  var textCase: TextCase?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("textCase", &textCase, [.required, .unlabelled], "The case.")
  }

  package func write(to environment: inout Environment) {
    environment.textCase = textCase
  }
}
