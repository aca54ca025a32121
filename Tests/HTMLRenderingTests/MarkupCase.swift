import Paravent
import Testing

/// A value and the exact markup that it becomes.
struct MarkupCase: CustomTestStringConvertible, Sendable {
  let name: String
  let node: ResolvedNode
  let html: String
  /// The rules beside the base style sheet, one a line.
  let rules: String

  init(_ name: String, _ node: ResolvedNode, _ html: String, rules: String = "") {
    self.name = name
    self.node = node
    self.html = html
    self.rules = rules
  }

  var testDescription: String { name }
}
