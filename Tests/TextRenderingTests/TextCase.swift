import Paravent
import Testing

/// A view and its text on a page of 40 cells.
struct TextCase: CustomTestStringConvertible, Sendable {
  let name: String
  let view: ResolvedNode
  let expected: String

  var testDescription: String { name }

  init(_ name: String, _ view: ResolvedNode, _ expected: String) {
    self.name = name
    self.view = view
    self.expected = expected
  }
}
