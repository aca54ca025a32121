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
  /// The stretch that is meant of the string that the way leads to, in bytes of the decoded string; `nil` for all of it.
  package let stretch: Range<Int>?

  package init(_ value: JSONValue, _ step: Step = .itself) {
    self.value = value
    self.step = step
    stretch = nil
  }

  private init(_ value: JSONValue, _ step: Step, stretch: Range<Int>) {
    self.value = value
    self.step = step
    self.stretch = stretch
  }
}

extension JSONPlace {
  /// Returns the place of a stretch of the string at this place, in bytes of the decoded string.
  package func stretch(_ range: Range<Int>) -> JSONPlace {
    JSONPlace(value, step, stretch: range)
  }

  /// The address of the value that the way leads to, or `nil` where there is none.
  package var target: UInt? {
    switch step {
    case .member(let name): value.object?[name]?.address
    case .element(let index): value.array.flatMap { $0.indices.contains(index) ? $0[index].address : nil }
    case .itself: value.address
    case .key, .opening: nil
    }
  }
}
