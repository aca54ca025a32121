internal import Expressions
internal import JSON

extension JSONPlace {
  /// Returns the place of a string that is written in the expression at this place; this place where it is not.
  func literal(_ string: String) -> JSONPlace {
    guard let stretch, let text = text.map({ Array($0.utf8) }), stretch.upperBound <= text.count else { return self }
    return Expression.literal(string, in: text, stretch).map(self.stretch) ?? self
  }

  /// The string that the way leads to.
  private var text: String? {
    switch step {
    case .member(let name): value.object?[name]?.string
    case .element(let index): value.array.flatMap { $0.indices.contains(index) ? $0[index].string : nil }
    case .itself: value.string
    case .key, .opening: nil
    }
  }
}
