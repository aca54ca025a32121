/// The name of a type, which is a value of CEL too: what `type(x)` gives.
package struct CELTypeName: Sendable, Hashable {
  /// The name as an expression writes it, such as `int` or `google.protobuf.Timestamp`.
  package var name: String

  package init(_ name: String) {
    self.name = name
  }
}
