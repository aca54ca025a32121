/// How a body is compressed on its way.
enum ContentCoding: String, Sendable, CaseIterable {
  // In the order in which they are chosen where a client weighs them alike.
  case brotli = "br"
  case zstandard = "zstd"
  case gzip
  case identity
}

extension ContentCoding {
  /// The coding that a client likes best; `nil` where it refuses all of them.
  static func preferred(by field: String?) -> ContentCoding? {
    guard let field else { return .identity }
    let list = QualityList(field)
    let others = list["*"]
    func quality(of coding: ContentCoding) -> Int {
      // A plain body is wanted unless it is refused, and less than any that is asked for.
      list[coding.rawValue] ?? (coding == .identity ? others.map { $0 == 0 ? 0 : 1 } ?? 1 : others ?? 0)
    }
    let best = allCases.enumerated().max { one, other in
      (quality(of: one.element), -one.offset) < (quality(of: other.element), -other.offset)
    }
    return best.flatMap { quality(of: $0.element) > 0 ? $0.element : nil }
  }
}
