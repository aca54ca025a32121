internal import JSON
internal import Paravent
internal import TextRendering

extension JSONWriter {
  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func object(_ name: String, _ content: (inout JSONWriter) -> Void) {
    key(name)
    beginObject()
    content(&self)
    endObject()
  }

  mutating func array(_ name: String, _ content: (inout JSONWriter) -> Void) {
    key(name)
    beginArray()
    content(&self)
    endArray()
  }

  /// Writes the members of an object that is given as a text.
  mutating func write(_ object: StaticString) {
    let bytes = object.withUTF8Buffer(Array.init)
    guard let members = try? JSONDocument.parse(bytes, name: "components").root.object else { return }
    for (name, member) in members {
      key(name)
      value(member)
    }
  }

  mutating func describe(_ status: Int) { member("description", HTTPStatus.title(of: status)) }

  mutating func headers(_ names: [String]) {
    guard !names.isEmpty else { return }
    object("headers") { writer in
      for name in names { writer.object(name) { $0.member("$ref", "#/components/headers/\(name)") } }
    }
  }

  mutating func content(_ bodies: [(type: String, schema: BodySchema)]) {
    object("content") { writer in
      for (type, schema) in bodies {
        writer.object(String(type.prefix { $0 != ";" })) { writer in
          writer.object("schema") { $0.write(schema) }
        }
      }
    }
  }

  private mutating func write(_ schema: BodySchema) {
    if let type = schema.type { member("type", type) }
    if case .data = schema { member("description", "The values of the screen's parameters, by their names.") }
    let references = schema.references
    if references.count == 1 { return member("$ref", references[0]) }
    guard !references.isEmpty else { return }
    array("anyOf") { writer in
      for reference in references {
        writer.beginObject()
        writer.member("$ref", reference)
        writer.endObject()
      }
    }
  }
}

extension JSONWriter {
  /// Writes what varies in a route's path.
  mutating func parameter(pathOf route: Route, _ name: String) {
    parameter(name, in: "path", "A part of the path.", isRequired: true) { writer in
      writer.member("type", "string")
      guard case .schema = route else { return }
      writer.array("enum") { writer in
        for kind in SchemaKind.allCases { writer.string(kind.rawValue) }
      }
    }
  }

  mutating func write(_ parameter: OperationParameter) {
    switch parameter {
    case .locale:
      self.parameter("locale", in: "query", "The language of the content, a tag such as ar-EG.") { writer in
        writer.member("type", "string")
      }
    case .width:
      self.parameter("width", in: "query", "The cells of a line of text.") { writer in
        writer.member("type", "integer")
        writer.key("minimum")
        writer.integer(TextOptions.widths.lowerBound)
        writer.key("maximum")
        writer.integer(TextOptions.widths.upperBound)
      }
    case .colorScheme:
      self.parameter(ScreenQuery.hint, in: "header", "The client's colour scheme; in quotes as well.") { writer in
        writer.member("type", "string")
        writer.array("enum") { writer in
          for scheme in ColorScheme.allCases { writer.string(scheme.rawValue) }
        }
      }
    case .version:
      self.parameter("v", in: "query", "The digest in the ETag, with which the answer stays good.") { writer in
        writer.member("type", "string")
      }
    case .validator:
      self.parameter("If-None-Match", in: "header", "The ETags of what the client has.") { writer in
        writer.member("type", "string")
      }
    }
  }

  private mutating func parameter(
    _ name: String, in place: String, _ description: String, isRequired: Bool = false,
    _ schema: (inout JSONWriter) -> Void
  ) {
    beginObject()
    member("name", name)
    member("in", place)
    member("description", description)
    if isRequired {
      key("required")
      bool(true)
    }
    object("schema", schema)
    endObject()
  }
}
