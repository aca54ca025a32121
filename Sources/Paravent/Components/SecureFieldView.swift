/// A line of text that can be edited and is not shown.
package struct SecureFieldView: Component {
  package static let name = "SecureField"
  package static let summary = "A line of text that can be edited and is not shown."

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
    if let path = text.path { resolver.secrets.insert(path) }
    output.append(
      ResolvedNode.field(title, text: text, prompt: prompt, isSecure: true, with: resolver, in: environment))
  }
}
