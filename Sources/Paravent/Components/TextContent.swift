internal import Diagnostics
package import JSON

/// What a Text shows: a string, or runs with looks of their own.
package enum TextContent: Sendable {
  /// One string.
  case plain(String)
  /// Several runs, in reading order.
  case runs([TextRun])
}

/// A stretch of a Text.
package enum TextRun: Sendable {
  /// Characters.
  case text(String)
  /// A symbol that flows with the text.
  case symbol(SymbolName)
  /// A Text or Image node with modifiers of its own.
  case node(Node)
}

extension TextContent: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> TextContent? {
    guard let array = source.array else {
      guard source.kind == .string else {
        return decoder.wrongType(source, at: place, expected: "a string, or an array of runs")
      }
      return String.decode(source, at: place, with: decoder).map(TextContent.plain)
    }
    return .runs(array.indices.compactMap { decoder.run(array[$0], at: JSONPlace(array.value, .element($0))) })
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .array }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let run = definitions.reference("Run") { definitions in
      .anyOf([
        .type("string"),
        .closedObject(
          [SchemaMember("systemImage", SymbolName.schema(&definitions))], required: ["systemImage"],
          allowsExtensions: false),
        DocumentSchema.view(TextView.name), DocumentSchema.view(ImageView.name),
      ])
    }
    return .anyOf([.type("string"), .object(["type": .string("array"), "items": run])])
  }

  package var defaultValue: SchemaTree? { nil }
}

extension DocumentDecoder {
  /// Reads a run of a Text; `nil` where it is absent or at fault.
  fileprivate func run(_ source: JSONValue, at place: JSONPlace) -> TextRun? {
    switch source.kind {
    case .null: return nil
    case .string: return String.decode(source, at: place, with: self).map(TextRun.text)
    case .object: return objectRun(source, at: place)
    default: return wrongType(source, at: place, expected: "a run: a string, a symbol, a Text or an Image")
    }
  }

  private func objectRun(_ source: JSONValue, at place: JSONPlace) -> TextRun? {
    guard let object = source.object else { return nil }
    if object["view"] == nil, object["systemImage"] != nil {
      return declared(SymbolRun.self, source, at: place).map { .symbol($0.systemImage) }
    }
    let outerIsInRun = isInRun
    isInRun = true
    defer { isInRun = outerIsInRun }
    guard let node = nodes(source, at: place).first else { return nil }
    guard case .view(let view) = node.content, view is TextView || (view as? ImageView)?.systemName != nil else {
      report(.wrongType, at: place, "a run inside a Text is a string, a symbol, a Text or an Image with \"systemName\"")
      return nil
    }
    return .node(node)
  }
}

/// A symbol that flows with the text around it.
private struct SymbolRun: Declared {
  var systemImage = SymbolName("")

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("systemImage", &systemImage, .required, "The symbol's name.")
  }
}

extension TextContent {
  /// Returns the resolved runs in the look of an environment.
  func runs(with resolver: Resolver, in environment: Environment) -> [ResolvedRun] {
    switch self {
    case .plain(let text): [ResolvedRun(.text(environment.shown(text)), style: environment.textStyle)]
    case .runs(let runs): runs.flatMap { $0.resolved(with: resolver, in: environment) }
    }
  }
}

extension TextRun {
  fileprivate func resolved(with resolver: Resolver, in environment: Environment) -> [ResolvedRun] {
    switch self {
    case .text(let text): return [ResolvedRun(.text(environment.shown(text)), style: environment.textStyle)]
    case .symbol(let symbol): return [ResolvedRun(.symbol(symbol.name), style: environment.textStyle)]
    case .node(let node):
      guard case .view(let view) = node.content else { return [] }
      let environment = resolver.environment(of: node, in: environment)
      if let text = view as? TextView { return text.content.runs(with: resolver, in: environment) }
      guard let symbol = (view as? ImageView)?.systemName else { return [] }
      return [ResolvedRun(.symbol(symbol.name), style: environment.textStyle)]
    }
  }
}
