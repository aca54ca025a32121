internal import CJansson
internal import JSON

/// A value that is checked: an address in a document that the caller keeps alive.
struct Instance {
  let pointer: UnsafeMutablePointer<json_t>
}

extension Instance {
  init(_ value: JSONValue) {
    self.init(address: value.address)
  }

  /// Takes the address of a `JSONValue`, which is never zero.
  init(address: UInt) {
    pointer = UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }

  var address: UInt { UInt(bitPattern: pointer) }

  /// The one type that the value has.
  var type: TypeSet {
    switch pointer.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: json_real_value(pointer).rounded(.towardZero) == json_real_value(pointer) ? .integer : .fraction
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  var isTrue: Bool { pointer.pointee.type == JSON_TRUE }

  /// The number; zero where the value is none.
  var number: Number {
    pointer.pointee.type == JSON_REAL ? .real(json_real_value(pointer)) : .integer(json_integer_value(pointer))
  }

  /// The bytes of a string; empty where the value is none.
  var text: UnsafeBufferPointer<UInt8> {
    guard let characters = json_string_value(pointer) else { return UnsafeBufferPointer(start: nil, count: 0) }
    let bytes = UnsafeRawPointer(characters).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: bytes, count: json_string_length(pointer))
  }

  /// The number of elements; zero where the value is no array.
  var elementCount: Int { json_array_size(pointer) }

  func element(_ index: Int) -> Instance? {
    json_array_get(pointer, index).map(Instance.init(pointer:))
  }

  /// The number of members; zero where the value is no object.
  var memberCount: Int { json_object_size(pointer) }

  func member(_ key: UnsafeBufferPointer<UInt8>) -> Instance? {
    key.withMemoryRebound(to: CChar.self) {
      json_object_getn(pointer, $0.baseAddress, $0.count).map(Instance.init(pointer:))
    }
  }

  /// The members of an object, in the order in which the text has them.
  var members: Members { Members(pointer: pointer, cursor: json_object_iter(pointer)) }

  struct Members: Sequence, IteratorProtocol {
    let pointer: UnsafeMutablePointer<json_t>
    var cursor: UnsafeMutableRawPointer?

    mutating func next() -> (key: UnsafeBufferPointer<UInt8>, value: Instance)? {
      guard let cursor, let value = json_object_iter_value(cursor), let key = json_object_iter_key(cursor) else {
        return nil
      }
      let bytes = UnsafeRawPointer(key).assumingMemoryBound(to: UInt8.self)
      let count = json_object_iter_key_len(cursor)
      self.cursor = json_object_iter_next(pointer, cursor)
      return (UnsafeBufferPointer(start: bytes, count: count), Instance(pointer: value))
    }
  }
}
