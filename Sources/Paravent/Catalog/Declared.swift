/// A struct whose stored properties are JSON properties: a component, a modifier's arguments, a nested object.
///
/// The struct declares its properties once, in `visit`; the decoder, the schema and the documentation are visitors.
/// A property's default is its initial value.
package protocol Declared: Sendable {
  /// Creates the struct with the defaults of all its properties.
  init()

  /// Shows each property to a visitor, in the order of the documentation, then the rules between them.
  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor)
}

/// A declaration that authors name: a component or a modifier.
package protocol NamedDeclaration: Declared {
  /// The name in JSON, which is SwiftUI's.
  static var name: String { get }
  /// One sentence for the schema and the documentation.
  static var summary: String { get }
}
