internal import CJansson

/// A light view of one value of a document, which it keeps alive.
package struct JSONValue: Sendable {
  /// The document that holds the value.
  package let document: JSONDocument
  /// Where the value lies in memory; it identifies arrays, objects, strings and numbers within their document, while
  /// every `null`, `true` and `false` has one address in common.
  package let address: UInt

  init(document: JSONDocument, pointer: UnsafeMutablePointer<json_t>) {
    self.document = document
    address = UInt(bitPattern: pointer)
  }
}

extension JSONValue {
  /// The types of JSON, with whole numbers told apart from those written with a fraction or an exponent.
  package enum Kind: Sendable {
    case null, bool, integer, real, string, array, object
  }

  var pointer: UnsafeMutablePointer<json_t> {
    // The address is that of a pointer, never zero.
    UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }

  /// The value's type.
  package var kind: Kind {
    switch pointer.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .real
    case JSON_TRUE, JSON_FALSE: .bool
    default: .null
    }
  }

  /// The truth value, or `nil` where the value is no boolean.
  package var bool: Bool? {
    switch pointer.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// The exact whole number, or `nil` where the value is not a number written without fraction and exponent.
  package var integer: Int64? {
    pointer.pointee.type == JSON_INTEGER ? json_integer_value(pointer) : nil
  }

  /// The number, whole or not, or `nil` where the value is no number.
  package var number: Double? {
    switch pointer.pointee.type {
    case JSON_INTEGER: Double(json_integer_value(pointer))
    case JSON_REAL: json_real_value(pointer)
    default: nil
    }
  }

  /// The string, or `nil` where the value is none.
  package var string: String? {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of a string, or returns `nil` where the value is none.
  package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard pointer.pointee.type == JSON_STRING, let characters = json_string_value(pointer) else { return nil }
    let count = json_string_length(pointer)
    return characters.withMemoryRebound(to: UInt8.self, capacity: count) {
      body(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// The elements, or `nil` where the value is no array.
  package var array: JSONArray? {
    pointer.pointee.type == JSON_ARRAY ? JSONArray(value: self) : nil
  }

  /// The members, or `nil` where the value is no object.
  package var object: JSONObject? {
    pointer.pointee.type == JSON_OBJECT ? JSONObject(value: self) : nil
  }
}
