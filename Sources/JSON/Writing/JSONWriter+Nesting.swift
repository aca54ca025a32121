extension JSONWriter {
  /// Writes an object whose members a closure writes.
  mutating func object(_ content: (inout JSONWriter) -> Void) {
    beginObject()
    content(&self)
    endObject()
  }

  /// Writes a member that is an object.
  mutating func object(_ key: StaticString, _ content: (inout JSONWriter) -> Void) {
    self.key(key)
    object(content)
  }

  /// Writes a member that is an array, whose elements a closure writes.
  mutating func array(_ key: StaticString, _ content: (inout JSONWriter) -> Void) {
    self.key(key)
    beginArray()
    content(&self)
    endArray()
  }

  /// Writes a member that is a string.
  mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }
}
