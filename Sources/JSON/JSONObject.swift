internal import CJansson

/// The members of an object, in the order in which the text has them.
package struct JSONObject: Sendable {
  /// The object itself.
  package let value: JSONValue

  init(value: JSONValue) {
    self.value = value
  }
}

extension JSONObject {
  /// The number of members.
  package var count: Int { json_object_size(value.pointer) }

  /// The member of a name that is known while compiling, or `nil` where there is none.
  package subscript(key: StaticString) -> JSONValue? {
    key.utf8Start.withMemoryRebound(to: CChar.self, capacity: key.utf8CodeUnitCount) {
      member(json_object_getn(value.pointer, $0, key.utf8CodeUnitCount))
    }
  }

  /// The member of a name, or `nil` where there is none.
  package subscript(key: String) -> JSONValue? {
    var key = key
    return key.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty string may have no address; libjansson wants one.
        guard let start = characters.baseAddress else { return member(json_object_get(value.pointer, "")) }
        return member(json_object_getn(value.pointer, start, characters.count))
      }
    }
  }

  /// The first member, or `nil` where there is none.
  package var first: (key: String, value: JSONValue)? {
    var iterator = makeIterator()
    return iterator.next()
  }

  private func member(_ found: UnsafeMutablePointer<json_t>?) -> JSONValue? {
    found.map { JSONValue(document: value.document, pointer: $0) }
  }
}

extension JSONObject: Sequence {
  /// Yields the members, key and value, in the order in which the text has them.
  package struct Iterator: IteratorProtocol {
    private let value: JSONValue
    private var cursor: UnsafeMutableRawPointer?

    init(value: JSONValue) {
      self.value = value
      cursor = json_object_iter(value.pointer)
    }

    package mutating func next() -> (key: String, value: JSONValue)? {
      nextMember().map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
    }

    /// Returns the next member with its key in place, which is valid as long as the document.
    mutating func nextMember() -> (key: UnsafeBufferPointer<UInt8>, value: JSONValue)? {
      guard let cursor, let member = json_object_iter_value(cursor) else { return nil }
      let count = json_object_iter_key_len(cursor)
      let key = UnsafeRawBufferPointer(start: json_object_iter_key(cursor), count: count)
      self.cursor = json_object_iter_next(value.pointer, cursor)
      return (key.bindMemory(to: UInt8.self), JSONValue(document: value.document, pointer: member))
    }
  }

  package func makeIterator() -> Iterator { Iterator(value: value) }
  package var underestimatedCount: Int { count }
}
