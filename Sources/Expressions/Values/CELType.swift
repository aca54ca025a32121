/// What is known of an expression's value before there is data.
package indirect enum CELType: Sendable, Hashable {
  /// Nothing is known.
  case dynamic
  case null
  case bool
  case int
  case uint
  case double
  case string
  /// A string that is one of a few, as the schema of an enumeration or a literal says.
  case choice([String])
  case bytes
  case list(CELType)
  /// A map with values of one type, and keys that nothing is known of.
  case map(CELType)
  /// A map with named entries.
  case record(CELRecord)
  case type
  case timestamp
  case duration
}

/// The named entries of a map.
///
/// A class, so that reading a value of the type costs one reference and no copy.
package final class CELRecord: Sendable, Hashable {
  /// The entries that are known, by name.
  package let fields: [String: CELType]
  /// The names in their order, for diagnostics.
  package let names: [String]
  /// Whether there are no other entries than those known.
  package let isClosed: Bool
  /// The values of entries that a map does not have, as a schema declares them; they are no part of the type.
  package let defaults: (any CELMap)?

  package init(_ fields: [(name: String, type: CELType)], isClosed: Bool, defaults: (any CELMap)? = nil) {
    self.fields = Dictionary(fields.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    names = fields.map(\.name)
    self.isClosed = isClosed
    self.defaults = defaults
  }
}

extension CELRecord {
  package static func == (left: CELRecord, right: CELRecord) -> Bool {
    left === right || (left.isClosed == right.isClosed && left.names == right.names && left.fields == right.fields)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(names)
    hasher.combine(isClosed)
  }
}
