/// A document that shows a fault or its absence, with what it needs beside it.
package enum DiagnosticExample: Sendable {
  /// A screen, and the data that it is rendered with.
  case screen(String, data: String? = nil)
  /// A design system.
  case designSystem(String)
  /// Any JSON, and the schema by which it is checked.
  case instance(String, schema: String)
}

extension DiagnosticExample {
  /// A document under the name that diagnostics give it.
  package struct File: Sendable, Hashable {
    /// The file's name.
    package let name: String
    /// The JSON.
    package let text: String
  }

  /// The documents, in the order in which they are shown.
  package var files: [File] {
    switch self {
    case .screen(let screen, let data):
      [File(name: "screen.json", text: screen)] + (data.map { [File(name: "data.json", text: $0)] } ?? [])
    case .designSystem(let system): [File(name: "brand.json", text: system)]
    case .instance(let instance, let schema):
      [File(name: "order.json", text: instance), File(name: "order.schema.json", text: schema)]
    }
  }

  /// The arguments with which the tool looks at the documents.
  package var arguments: [String] {
    switch self {
    case .screen(_, nil): ["validate", "screen.json"]
    case .screen: ["render", "screen.json", "--data", "data.json"]
    case .designSystem: ["validate", "brand.json"]
    case .instance: ["validate", "--schema", "order.schema.json", "order.json"]
    }
  }

  /// The line of a shell that shows what is wrong with the documents.
  package var command: String {
    let line = "paravent " + arguments.joined(separator: " ")
    // The screen itself would stand between command and diagnostics.
    return arguments.first == "render" ? line + " > screen.txt" : line
  }
}
