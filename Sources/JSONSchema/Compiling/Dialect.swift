/// What the keywords of a schema mean: the draft that it is written in, and the vocabularies that it uses.
struct Dialect: Sendable, Hashable {
  var draft: Draft
  var vocabularies: Vocabularies

  init(_ draft: Draft) {
    self.draft = draft
    vocabularies = .standard
  }

  /// A published version of JSON Schema.
  enum Draft: Int, Sendable, Comparable {
    case draft4, draft6, draft7, draft2019, draft2020
  }

  /// The groups of keywords that a schema may do without.
  struct Vocabularies: OptionSet, Hashable {
    let rawValue: Int
  }
}

extension Dialect.Draft {
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The name that people use.
  var name: String {
    switch self {
    case .draft4: "draft 4"
    case .draft6: "draft 6"
    case .draft7: "draft 7"
    case .draft2019: "2019-09"
    case .draft2020: "2020-12"
    }
  }

  /// What `$schema` is in each draft.
  static let identifiers = [
    "http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-06/schema#",
    "http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2019-09/schema",
    "https://json-schema.org/draft/2020-12/schema",
  ]

  /// Returns the draft that `$schema` names, whether by `http` or `https`.
  init?(identifier: String) {
    switch identifier.trimmingScheme {
    case "json-schema.org/draft-04/schema": self = .draft4
    case "json-schema.org/draft-06/schema": self = .draft6
    case "json-schema.org/draft-07/schema": self = .draft7
    case "json-schema.org/draft/2019-09/schema": self = .draft2019
    case "json-schema.org/draft/2020-12/schema", "json-schema.org/schema": self = .draft2020
    default: return nil
    }
  }
}

extension String {
  /// The URI without `http://` or `https://` and without an empty fragment.
  fileprivate var trimmingScheme: Substring {
    var text = self[...]
    for scheme in ["https://", "http://"] where text.hasPrefix(scheme) { text = text.dropFirst(scheme.count) }
    return text.hasSuffix("#") ? text.dropLast() : text
  }
}

extension Dialect.Vocabularies {
  static let applicator = Self(rawValue: 1)
  static let unevaluated = Self(rawValue: 2)
  static let validation = Self(rawValue: 4)
  static let formatAssertion = Self(rawValue: 8)
  static let standard: Self = [.applicator, .unevaluated, .validation]

  /// Returns the vocabulary of a URI, nothing for those that only annotate, or `nil` where it is unknown.
  init?(identifier: String) {
    let prefixes = ["https://json-schema.org/draft/2020-12/vocab/", "https://json-schema.org/draft/2019-09/vocab/"]
    guard let prefix = prefixes.first(where: identifier.hasPrefix) else { return nil }
    switch identifier.dropFirst(prefix.count) {
    case "core", "meta-data", "format-annotation", "content", "format": self = []
    case "applicator": self = prefix == prefixes[0] ? .applicator : [.applicator, .unevaluated]
    case "unevaluated": self = .unevaluated
    case "validation": self = .validation
    case "format-assertion": self = .formatAssertion
    default: return nil
    }
  }
}
