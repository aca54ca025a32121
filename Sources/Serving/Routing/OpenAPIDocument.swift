internal import JSON

/// The description of the routes in OpenAPI 3.1, made from them.
struct OpenAPIDocument: Sendable {
  private let settings: ServerSettings

  init(_ settings: ServerSettings) {
    self.settings = settings
  }
}

extension OpenAPIDocument {
  /// The document.
  var json: [UInt8] {
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.member("openapi", "3.1.0")
    writer.object("info") { writer in
      writer.member("title", "Paravent")
      writer.member("version", "1")
    }
    writer.object("paths") { writer in
      for route in Route.all(settings) { writer.object(route.template) { write(route, to: &$0) } }
    }
    writer.object("components") { writer in
      writer.object("schemas") { writer in
        writer.object("Problem") { writer in
          writer.member("type", "object")
          writer.member("description", "RFC 9457; errors holds diagnostics as validate --format json writes them.")
        }
      }
    }
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  private func write(_ route: Route, to writer: inout JSONWriter) {
    let names = route.parameterNames
    if !names.isEmpty {
      writer.array("parameters") { writer in
        for name in names { write(parameter: name, in: "path", "string", to: &writer) }
      }
    }
    for method in route.methods {
      writer.object(method.lowercased()) { write(route.operation(method), of: route, method, to: &$0) }
    }
  }

  private func write(_ operation: Operation, of route: Route, _ method: String, to writer: inout JSONWriter) {
    writer.member("summary", operation.summary)
    if case .screen = route {
      writer.array("parameters") { writer in
        write(parameter: "locale", in: "query", "string", to: &writer)
        write(parameter: "width", in: "query", "integer", to: &writer)
        write(parameter: ScreenQuery.hint, in: "header", "string", to: &writer)
      }
    }
    if !operation.bodies.isEmpty {
      writer.object("requestBody") { writer in
        writer.key("required")
        writer.bool(true)
        content(operation.bodies, to: &writer)
      }
    }
    writer.object("responses") { writer in
      for (status, types) in operation.responses {
        writer.object(String(status)) { writer in
          writer.member("description", HTTPStatus.title(of: status))
          if !types.isEmpty { content(types, to: &writer) }
        }
      }
      writer.object("default") { writer in
        writer.member("description", "What kept the request from being answered.")
        content([MediaType.problem], to: &writer)
      }
    }
  }

  private func content(_ types: [String], to writer: inout JSONWriter) {
    writer.object("content") { writer in
      for type in types {
        writer.object(String(type.prefix { $0 != ";" })) { writer in
          guard type == MediaType.problem else { return }
          writer.object("schema") { $0.member("$ref", "#/components/schemas/Problem") }
        }
      }
    }
  }

  private func write(parameter name: String, in place: String, _ type: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("in", place)
    if place == "path" {
      writer.key("required")
      writer.bool(true)
    }
    writer.object("schema") { $0.member("type", type) }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  fileprivate mutating func object(_ name: String, _ content: (inout JSONWriter) -> Void) {
    key(name)
    beginObject()
    content(&self)
    endObject()
  }

  fileprivate mutating func array(_ name: String, _ content: (inout JSONWriter) -> Void) {
    key(name)
    beginArray()
    content(&self)
    endArray()
  }
}
