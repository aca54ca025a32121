/// The level of a heading, as an author writes it.
enum HeadingLevel: String, ClosedValue {
  case h1, h2, h3, h4, h5, h6

  static var noun: String { "heading level" }
}

extension HeadingLevel {
  var number: Int {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    }
  }
}
