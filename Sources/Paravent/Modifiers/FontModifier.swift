/// Sets the font of text.
package struct FontModifier: RunModifier {
  package static let name = "font"
  package static let summary = "Sets the font of the text in the view."

  var font: FontValue?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("font", &font, [.required, .unlabelled], "The font.")
  }

  package func write(to environment: inout Environment) {
    if let font { environment.font = font }
  }
}
