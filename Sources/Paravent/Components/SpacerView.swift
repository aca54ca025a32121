/// Space that takes what its stack has left.
package struct SpacerView: Component {
  package static let name = "Spacer"
  package static let summary = "Space that takes what its stack has left, on both axes outside a stack."

  /// SwiftUI's default spacing, which is also a Spacer's default least length.
  static let defaultMinLength = 8.0

  var minLength: Length?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("minLength", &minLength, "The least length in points; 8 where it is absent.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    output.append(ResolvedNode(.spacer(minLength: minLength?.points ?? Self.defaultMinLength)))
  }
}
