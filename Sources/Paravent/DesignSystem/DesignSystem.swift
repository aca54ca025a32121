internal import JSON

/// A design system, linked with those that it uses.
public struct DesignSystem: Sendable {
  /// The name by which documents use it.
  public let name: String
  /// One sentence about it; empty where its document says nothing.
  public let summary: String
  /// What it declares to those who use it.
  let declarations: Declarations
  /// The names of its own document.
  package let namespace: Namespace
  /// What it shows of itself in a component library.
  package let library: [LibraryItem]
}

/// An entry of a design system's component library.
package struct LibraryItem: Sendable {
  /// What it is called there.
  package let title: String
  /// The group that it stands in, such as `control`.
  package let category: String
  /// The views that it shows.
  let body: [Node]
  /// What its JSON is.
  let source: JSONValue
}
