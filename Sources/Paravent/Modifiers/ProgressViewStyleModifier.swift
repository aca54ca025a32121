/// Sets the style of progress views.
package struct ProgressViewStyleModifier: InheritedModifier {
  package static let name = "progressViewStyle"
  package static let summary = "Sets the style of the progress views in the view."

  var style = StyleValue<ProgressViewFamily>()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style, by name or in place.")
  }

  package func write(to environment: inout Environment) {
    if let style = style.style { environment.styles.push(style, for: .progressView) }
  }
}
