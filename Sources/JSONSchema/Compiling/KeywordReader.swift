internal import Diagnostics
internal import JSON

/// Reads the keywords of one schema, and reports those whose values are of the wrong type.
struct KeywordReader {
  let schema: JSONObject
  let dialect: Dialect
  let location: Location
  var faults: [SchemaFault] = []

  init(schema: JSONObject, dialect: Dialect, location: Location) {
    self.schema = schema
    self.dialect = dialect
    self.location = location
  }
}

extension KeywordReader {
  /// Returns the value of a keyword that the dialect has.
  func value(_ name: String) -> JSONValue? {
    guard let keyword = Keyword.byName[name], keyword.isKnown(in: dialect.draft) else { return nil }
    return schema[name]
  }

  /// Returns the value of a keyword about values themselves, which a dialect may do without.
  func assertion(_ name: String) -> JSONValue? {
    dialect.vocabularies.contains(.validation) ? value(name) : nil
  }

  func place(_ name: String) -> JSONPlace { JSONPlace(schema.value, .member(name)) }

  mutating func refuse(_ name: String, _ found: JSONValue, expected: String, severity: Severity = .error) {
    let place = place(name)
    faults.append(
      SchemaFault(
        code: .wrongType, severity: severity, place: place,
        message:
          "\(place.subject)expected \(expected), found \(found.array?.count == 0 ? "an empty array" : found.summary)",
        keywordLocation: (location + JSONPointer(tokens: [name]).description).description))
  }

  mutating func array(_ name: String, of noun: String) -> JSONArray? {
    guard let value = value(name) else { return nil }
    if let array = value.array { return array }
    refuse(name, value, expected: "an array of \(noun)")
    return nil
  }

  mutating func object(_ name: String, of noun: String) -> JSONObject? {
    guard let value = value(name) else { return nil }
    if let object = value.object { return object }
    refuse(name, value, expected: "an object of \(noun)")
    return nil
  }

  /// Returns the number of a keyword that counts something.
  mutating func count(_ name: String) -> Int? {
    guard let value = assertion(name) else { return nil }
    if let number = value.exactNumber, number >= .integer(0), number.whole != nil || number > .integer(.max - 1) {
      return number.whole.map(Int.init) ?? .max
    }
    refuse(name, value, expected: "a whole number, 0 or more")
    return nil
  }

  mutating func number(_ name: String) -> Number? {
    guard let value = assertion(name) else { return nil }
    if let number = value.exactNumber { return number }
    refuse(name, value, expected: "a number")
    return nil
  }

  mutating func bool(_ name: String) -> Bool? {
    guard let value = assertion(name) else { return nil }
    if let bool = value.bool { return bool }
    refuse(name, value, expected: "true or false")
    return nil
  }

  mutating func string(_ name: String, _ noun: String) -> String? {
    guard let value = value(name) else { return nil }
    if let string = value.string { return string }
    refuse(name, value, expected: noun)
    return nil
  }

  /// Warns of strings that an array lists again.
  mutating func warnOfDuplicates(_ name: String, _ array: JSONArray) {
    var earlier: [String: Int] = [:]
    for (index, value) in array.enumerated() {
      guard let text = value.string else { continue }
      guard let first = earlier[text] else {
        earlier[text] = index
        continue
      }
      faults.append(
        SchemaFault(
          code: .duplicateValue, severity: .warning, place: JSONPlace(array.value, .element(index)),
          earlier: JSONPlace(array.value, .element(first)), message: "\(value.summary) is an element already",
          keywordLocation: (location + JSONPointer(tokens: [name]).description).description))
    }
  }

  /// Returns the strings of an array, or `nil` where the value is none of strings only.
  mutating func names(_ name: String, _ value: JSONValue) -> [[UInt8]]? {
    let names = value.array?.compactMap { $0.withUTF8(Array.init) }
    if let array = value.array, let names, names.count == array.count {
      warnOfDuplicates(name, array)
      return names
    }
    refuse(name, value, expected: "an array of strings")
    return nil
  }
}

extension JSONValue {
  /// The number, whole ones exactly.
  var exactNumber: Number? {
    if let integer { return .integer(integer) }
    return number.map(Number.real)
  }
}
