/// A map that an expression makes, in the order in which it is written.
package struct CELDictionary: CELMap {
  /// The keys in their order.
  package let keys: [CELValue]
  package let levels: Int
  private let values: [CELValue]
  private let places: [CELKey: Int]

  /// Creates a map.
  ///
  /// - Throws: A fault of kind `invalid` where a key is of a type that cannot be one, or equals an earlier key.
  package init(_ entries: [(key: CELValue, value: CELValue)]) throws(EvaluationFault) {
    var places: [CELKey: Int] = [:]
    places.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() {
      guard let key = CELKey(entry.key) else {
        throw EvaluationFault(.invalid, "a map takes no key of type \(entry.key.typeName.name)")
      }
      guard places.updateValue(place, forKey: key) == nil else {
        throw EvaluationFault(.invalid, "the key \(entry.key.text ?? "") is repeated in a map")
      }
    }
    keys = entries.map(\.key)
    values = entries.map(\.value)
    levels = values.levelsAround
    self.places = places
  }
}

extension CELDictionary {
  package var count: Int { keys.count }

  package func value(named name: String) -> CELValue? {
    places[.string(name)].map { values[$0] }
  }

  package func value(of key: CELValue) -> CELValue? {
    CELKey(finding: key).flatMap { places[$0] }.map { values[$0] }
  }
}
