/// Adds space around a view.
package struct PaddingModifier: WrappingModifier {
  package static let name = "padding"
  package static let summary = "Adds space around the view."

  /// The space in points where an author gives none (OpenSwiftUI).
  static let defaultLength = 16.0

  var edges = EdgeSet.all
  var length: Length?
  var insets: InsetsValue?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("edges", &edges, .unlabelled, "The edges where space is added.")
    visitor.property("length", &length, .unlabelled, "The space in points; 16 where it is absent.")
    visitor.property("insets", &insets, "The space at each edge.")
    visitor.rule(.excludes("insets", ["edges", "length"]))
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    if let insets { return .padding(insets.insets) }
    let length = length?.points ?? Self.defaultLength
    return .padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }
}
