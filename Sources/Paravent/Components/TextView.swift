/// Lines of text in one or several looks.
package struct TextView: Component {
  package static let name = "Text"
  package static let summary = "Lines of text; a string where a view is expected is a Text."

  var content = TextContent.plain("")

  package init() {}

  /// Creates a text in one look.
  package init(_ text: String) {
    content = .plain(text)
  }

  init(_ template: TextTemplate) {
    content = .template(template)
  }

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("content", &content, .required, "The text, or an array of runs: strings, symbols, Text nodes.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    var text = ResolvedText(runs: content.runs(with: resolver, in: environment), lineLimit: environment.lineLimit)
    text.alignment = environment.textAlignment
    text.truncation = environment.truncation
    text.isRedacted = environment.redaction.contains(.placeholder)
    output.append(ResolvedNode(.text(text)))
  }
}
