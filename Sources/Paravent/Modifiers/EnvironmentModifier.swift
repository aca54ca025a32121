/// Sets values of the environment.
package struct EnvironmentModifier: WrappingModifier {
  package static let name = "environment"
  package static let summary = "Sets values of the environment of the view."

  var layoutDirection: LayoutDirection?
  var colorScheme: ColorScheme?
  var locale: LanguageTag?
  var dynamicTypeSize: DynamicTypeSize?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("layoutDirection", &layoutDirection, "The direction of reading.")
    visitor.property("colorScheme", &colorScheme, "Whether colours are those for light or for dark surroundings.")
    visitor.property(
      "locale", &locale, "The BCP 47 tag of the language, such as `ar`; its direction holds where no other is given.")
    visitor.property("dynamicTypeSize", &dynamicTypeSize, "The size of text styles.")
    visitor.rule(.atLeastOne(["layoutDirection", "colorScheme", "locale", "dynamicTypeSize"]))
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    surroundings == ResolvedSurroundings() ? nil : .surroundings(surroundings)
  }

  package func write(to environment: inout Environment) {
    environment.surroundings.write(surroundings)
  }

  private var surroundings: ResolvedSurroundings {
    var surroundings = ResolvedSurroundings()
    surroundings.layoutDirection = layoutDirection ?? locale?.direction
    surroundings.colorScheme = colorScheme
    surroundings.locale = locale?.tag
    surroundings.dynamicTypeSize = dynamicTypeSize?.rawValue
    return surroundings
  }
}
