import Testing

/// A text, the page's width and the lines that come out.
struct WrappingCase: CustomTestStringConvertible, Sendable {
  let text: String
  let width: Int
  var lineLimit: Int?
  let expected: String

  var testDescription: String { "\(text.debugDescription) in \(width)" }
}
