internal import CJansson

/// The elements of an array, in order.
package struct JSONArray: Sendable, RandomAccessCollection {
  /// The array itself.
  package let value: JSONValue
  package let endIndex: Int

  init(value: JSONValue) {
    self.value = value
    endIndex = json_array_size(value.pointer)
  }
}

extension JSONArray {
  package var startIndex: Int { 0 }

  package subscript(index: Int) -> JSONValue {
    precondition(index >= 0 && index < endIndex, "index out of bounds")
    return JSONValue(document: value.document, pointer: json_array_get(value.pointer, index))
  }
}
