/// Why the content of a view is not shown, as an author writes it.
enum RedactionReason: String, ClosedValue {
  case placeholder, privacy

  static var noun: String { "redaction reason" }
}

extension RedactionReason {
  var reasons: RedactionReasons {
    switch self {
    case .placeholder: .placeholder
    case .privacy: .privacy
    }
  }
}
