/// The forms in which a screen is served.
enum ScreenFormat: String, Sendable, CaseIterable {
  // In the order in which they are chosen where a client weighs them alike.
  case html, json, text, source
}

extension ScreenFormat {
  /// The media type.
  var type: String {
    switch self {
    case .html: MediaType.html
    case .json: MediaType.json
    case .text: MediaType.text
    case .source: MediaType.screen
    }
  }

  /// The end of a path that asks for the form.
  var pathExtension: String {
    switch self {
    case .html: ".html"
    case .json: ".json"
    case .text: ".txt"
    case .source: ".screen.json"
    }
  }

  /// The media type without parameters.
  private var essence: String {
    switch self {
    case .html: "text/html"
    case .json: "application/json"
    case .text: "text/plain"
    case .source: "application/vnd.paravent.screen+json"
    }
  }

  /// The form that a client likes best; `nil` where it takes none.
  static func preferred(by field: String?) -> ScreenFormat? {
    guard let field, field != "*/*" else { return .html }
    let list = QualityList(field)
    func quality(of format: ScreenFormat) -> Int {
      let family = format.essence.prefix { $0 != "/" }
      return list[format.essence] ?? list["\(family)/*"] ?? list["*/*"] ?? 0
    }
    let best = allCases.enumerated().max { one, other in
      (quality(of: one.element), -one.offset) < (quality(of: other.element), -other.offset)
    }
    return best.flatMap { quality(of: $0.element) > 0 ? $0.element : nil }
  }
}
