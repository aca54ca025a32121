/// What a diagnostic points at: a value of a document, or one of its members or elements.
///
/// A place costs nothing to make. Its pointer, line and column are found in the text only when a diagnostic needs them.
package struct JSONPlace: Sendable {
  /// How to go on from `value`.
  package enum Step: Sendable {
    /// To the value of a member.
    case member(String)
    /// To the key of a member.
    case key(String)
    /// To an element.
    case element(Int)
    /// To the first character of the value: what is missing is missing here.
    case opening
    /// Nowhere: the value itself.
    case itself
  }

  /// An array, object, string or number of the document, or its outermost value.
  package let value: JSONValue
  /// The way on from there.
  package let step: Step

  package init(_ value: JSONValue, _ step: Step = .itself) {
    self.value = value
    self.step = step
  }
}
