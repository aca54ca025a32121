internal import CJansson

/// A value from which a document is built.
package indirect enum JSONContent: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([JSONContent])
  case object([(key: String, value: JSONContent)])
  /// A value of another document, shared with it.
  case value(JSONValue)
}

extension JSONDocument {
  /// Builds a document that has no text; numbers that are not finite become `null`, which JSON has no other word for.
  package convenience init(name: String, content: JSONContent) {
    self.init(name: name, text: [], handle: JSONHandle(owning: content.made()))
  }
}

extension JSONContent {
  /// Returns a new reference to the value in libjansson's form.
  fileprivate func made() -> UnsafeMutablePointer<json_t> {
    switch self {
    case .null: return json_null()
    case .bool(let bool): return bool ? json_true() : json_false()
    case .integer(let integer): return json_integer(integer) ?? json_null()
    case .real(let number): return json_real(number) ?? json_null()
    case .string(var string):
      return string.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { json_stringn($0.baseAddress ?? Self.empty, $0.count) }
      } ?? json_null()
    case .array(let elements):
      guard let array = json_array() else { return json_null() }
      for element in elements { json_array_append_new(array, element.made()) }
      return array
    case .object(let members):
      guard let object = json_object() else { return json_null() }
      for (key, value) in members { Self.add(value, as: key, to: object) }
      return object
    case .value(let value): return json_incref(value.pointer)
    }
  }

  private static func add(_ value: JSONContent, as key: String, to object: UnsafeMutablePointer<json_t>) {
    var key = key
    key.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        _ = json_object_setn_new(object, characters.baseAddress ?? empty, characters.count, value.made())
      }
    }
  }

  /// An address for an empty string, which may have none of its own.
  private static var empty: UnsafePointer<CChar> {
    let text: StaticString = ""
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
