/// The fields of a request's or a response's head, in order; names are compared without regard to case.
package struct HTTPHeaders: Sendable {
  /// The fields.
  package private(set) var fields: [(name: String, value: String)]

  /// Creates headers from fields.
  package init(_ fields: [(name: String, value: String)] = []) {
    self.fields = fields
  }
}

extension HTTPHeaders {
  /// The value of the first field of a name, or `nil` where there is none; setting it replaces all of that name.
  package subscript(name: String) -> String? {
    get { fields.first { Self.areEqual($0.name, name) }?.value }
    set {
      fields.removeAll { Self.areEqual($0.name, name) }
      if let newValue { fields.append((name, newValue)) }
    }
  }

  /// The values of all fields of a name as one list (RFC 9110, 5.3), or `nil` where there is none.
  package func list(_ name: String) -> String? {
    let values = fields.filter { Self.areEqual($0.name, name) }.map(\.value)
    return values.isEmpty ? nil : values.count == 1 ? values[0] : values.joined(separator: ", ")
  }

  /// The number of fields of a name.
  package func count(of name: String) -> Int { fields.count { Self.areEqual($0.name, name) } }

  /// The bytes that the fields take in a head.
  package var size: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }

  /// Adds a field.
  package mutating func add(_ name: String, _ value: String) { fields.append((name, value)) }

  static func areEqual(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count
      && zip(one.utf8, other.utf8).allSatisfy { $0.asciiLowercase == $1.asciiLowercase }
  }
}

extension UInt8 {
  /// The byte, lower-case where it is an ASCII letter.
  var asciiLowercase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
