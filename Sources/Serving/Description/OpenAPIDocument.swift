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
      writer.object("headers") { $0.write(OpenAPIComponents.headers) }
      writer.object("responses") { writer in
        for status in failures {
          writer.object(Self.name(of: status)) { writer in
            writer.describe(status)
            if status == 415 { writer.headers(["Accept-Post"]) }
            if status == 503 { writer.headers(["Retry-After"]) }
            writer.content([(MediaType.problem, .problem), (MediaType.html, .text)])
          }
        }
      }
      writer.object("schemas") { $0.write(OpenAPIComponents.schemas) }
    }
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  /// The statuses of all failures of all routes.
  private var failures: [Int] {
    let operations = Route.all(settings).flatMap { route in route.methods.map(route.operation) }
    return Set(operations.flatMap(\.allFailures)).sorted()
  }

  /// The name of what a failure is answered with: the words for its status in one.
  private static func name(of status: Int) -> String { HTTPStatus.title(of: status).replacing(" ", with: "") }

  private func write(_ route: Route, to writer: inout JSONWriter) {
    let names = route.parameterNames
    if !names.isEmpty {
      writer.array("parameters") { writer in
        for name in names { writer.parameter(pathOf: route, name) }
      }
    }
    for method in route.methods {
      let operation = route.operation(method)
      let described = settings.entityTags == .off ? operation.untagged : operation
      writer.object(method.lowercased()) { write(described, to: &$0) }
    }
  }

  private func write(_ operation: Operation, to writer: inout JSONWriter) {
    writer.member("summary", operation.summary)
    if !operation.parameters.isEmpty {
      writer.array("parameters") { writer in
        for parameter in operation.parameters { writer.write(parameter) }
      }
    }
    if !operation.bodies.isEmpty {
      writer.object("requestBody") { writer in
        writer.key("required")
        writer.bool(true)
        writer.content(operation.bodies)
      }
    }
    writer.object("responses") { writer in
      for (status, bodies) in operation.responses {
        writer.object(String(status)) { writer in
          writer.describe(status)
          writer.headers(operation.headers(of: status))
          if !bodies.isEmpty { writer.content(bodies) }
        }
      }
      for status in operation.allFailures {
        writer.object(String(status)) { $0.member("$ref", "#/components/responses/\(Self.name(of: status))") }
      }
    }
  }
}

extension Operation {
  /// The fields of an answer's head that a client may want to read.
  fileprivate func headers(of status: Int) -> [String] {
    switch status {
    case 200, 304: responses.contains { $0.status == 304 } ? ["ETag", "Cache-Control", "Vary"] : ["Cache-Control"]
    case 303, 307: ["Location"]
    default: []
    }
  }
}
