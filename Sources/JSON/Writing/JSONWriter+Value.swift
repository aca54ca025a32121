extension JSONWriter {
  /// A container of a parsed value that is being copied.
  private enum Copy {
    case members(JSONObject.Iterator)
    case elements(IndexingIterator<JSONArray>)
  }

  /// Writes a parsed value and all that it holds, numbers as whole or not as the text had them.
  package mutating func value(_ value: JSONValue) {
    var copies: [Copy] = []
    begin(value, &copies)
    while let copy = copies.popLast() {
      switch copy {
      case .members(var members):
        guard let member = members.nextMember() else {
          endObject()
          continue
        }
        copies.append(.members(members))
        key(member.key)
        begin(member.value, &copies)
      case .elements(var elements):
        guard let element = elements.next() else {
          endArray()
          continue
        }
        copies.append(.elements(elements))
        begin(element, &copies)
      }
    }
  }

  private mutating func begin(_ value: JSONValue, _ copies: inout [Copy]) {
    if let object = value.object {
      beginObject()
      copies.append(.members(object.makeIterator()))
    } else if let array = value.array {
      beginArray()
      copies.append(.elements(array.makeIterator()))
    } else if let integer = value.integer {
      self.integer(integer)
    } else if let number = value.number {
      real(number)
    } else if let bool = value.bool {
      self.bool(bool)
    } else if value.withUTF8({ string($0) }) == nil {
      null()
    }
  }
}
