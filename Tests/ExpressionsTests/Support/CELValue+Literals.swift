package import Expressions

extension CELValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int64) { self = .int(number) }
  package init(floatLiteral number: Double) { self = .double(number) }
}

extension CELValue: ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: CELValue...) { self = .list(CELArray(elements)) }
  package init(nilLiteral: ()) { self = .null }
}

extension CELValue: ExpressibleByDictionaryLiteral {
  /// Drops every entry where a key is repeated or cannot be one.
  package init(dictionaryLiteral entries: (CELValue, CELValue)...) {
    let map = try? CELDictionary(entries.map { (key: $0.0, value: $0.1) })
    self = map.map(CELValue.map) ?? .null
  }
}
