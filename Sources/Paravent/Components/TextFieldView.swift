/// A line of text that can be edited.
package struct TextFieldView: Component {
  package static let name = "TextField"
  package static let summary = "A line of text that can be edited."

  var title = ""
  var text = Bound("")
  var prompt: String?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, .required, "What the field is called.")
    visitor.property("text", &text, "The text in it.")
    visitor.property("prompt", &prompt, "What stands in it while it is empty; the title where it is absent.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    output.append(
      ResolvedNode.field(title, text: text, prompt: prompt, isSecure: false, with: resolver, in: environment))
  }
}
