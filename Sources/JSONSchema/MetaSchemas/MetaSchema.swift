internal import JSON

/// The schemas of schemas, which references and `$schema` may name without a resolver.
enum MetaSchema {}

extension MetaSchema {
  /// Returns the meta-schema of a URI without a fragment, or `nil` where it is none of the standard ones.
  static func document(_ identifier: String) -> JSONDocument? {
    for (name, text) in draft2020 + draft2019 + draft7 + draft6 + draft4 where name == identifier {
      return try? JSONDocument.parse(Array(text.utf8), name: name)
    }
    return nil
  }
}
