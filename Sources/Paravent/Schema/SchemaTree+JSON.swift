internal import JSON

extension SchemaTree {
  /// Returns the tree as a JSON document, with a final line break.
  package func json() -> [UInt8] {
    var writer = JSONWriter(layout: .pretty)
    write(to: &writer)
    return writer.bytes + [0x0A]
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
