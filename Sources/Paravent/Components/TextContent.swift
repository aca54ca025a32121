internal import Diagnostics
internal import Expressions
package import JSON

/// What a Text shows: a string, or runs with looks of their own.
package enum TextContent: Sendable {
  /// One string.
  case plain(String)
  /// One string with expressions in it.
  case template(TextTemplate)
  /// One string that a control form gives.
  case value(ValueTemplate)
  /// Several runs, in reading order.
  case runs([TextRun])
}

/// A stretch of a Text.
package enum TextRun: Sendable {
  /// Characters.
  case text(String)
  /// Characters with expressions in them.
  case template(TextTemplate)
  /// Alternatives or repetitions.
  case form(ControlForm<[TextRun]>)
  /// A symbol that flows with the text.
  case symbol(SymbolName)
  /// A symbol whose name is known when there is data.
  case symbolTemplate([PropertyOverride])
  /// A Text or Image node with modifiers of its own.
  case node(Node)
}

extension TextContent: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> TextContent? {
    switch source.kind {
    case .array: return source.array.map { .runs(decoder.runs($0)) }
    case .string:
      switch decoder.textReading(of: source.string ?? "", at: place) {
      case .literal(let text): return .plain(text)
      case .template(let template): return .template(template)
      case .faulty: return nil
      }
    case .object where source.object?.controlForm != nil:
      guard let template = decoder.template(source, at: place) else { return nil }
      let known = decoder.check(String.self, template, at: place, name: "content")
      return known.isEmpty ? .value(template) : nil
    default: return decoder.wrongType(source, at: place, expected: "a string, or an array of runs")
    }
  }

  package static var computation: PropertyComputation { .own }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .array }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let run = definitions.reference("Run") { definitions in
      let forms = FormSchema.forms(of: .bool(true), others: []).map(\.schema)
      return .anyOf(
        [
          .object(["type": .array([.string("string"), .string("null")])]),
          .closedObject(
            [SchemaMember("systemImage", SymbolName.schema(&definitions))], required: ["systemImage"],
            allowsExtensions: false),
          DocumentSchema.run(TextView.self, &definitions), DocumentSchema.run(ImageView.self, &definitions),
        ] + forms)
    }
    return .anyOf([
      .type("string"), .object(["type": .string("array"), "items": run]), FormSchema.valueForm(&definitions),
    ])
  }

  package var defaultValue: SchemaTree? { nil }
}

extension DocumentDecoder {
  /// Reads a string that is shown, in which expressions give text.
  func textReading(of string: String, at place: JSONPlace) -> StringReading {
    let reading = reading(of: string, at: place)
    guard case .template(let template) = reading else { return reading }
    var isText = true
    for case .expression(let placed) in template.segments where !placed.expression.type.hasText {
      isText = false
      report(
        .wrongType, at: placed.place,
        "expected a value that has a text, found \(placed.expression.type.summary)")
    }
    guard isText else { return .faulty }
    return template.constantText.map(StringReading.literal) ?? reading
  }

  /// Reads the runs of a Text; those that are absent or at fault are left out.
  fileprivate func runs(_ array: JSONArray) -> [TextRun] {
    array.indices.compactMap { run(array[$0], at: JSONPlace(array.value, .element($0))) }
  }

  /// Reads a run of a Text; `nil` where it is absent or at fault.
  private func run(_ source: JSONValue, at place: JSONPlace) -> TextRun? {
    switch source.kind {
    case .null: return nil
    case .string:
      switch textReading(of: source.string ?? "", at: place) {
      case .literal(let text): return .text(text)
      case .template(let template): return .template(template)
      case .faulty: return nil
      }
    case .object where source.object?.controlForm != nil: return formRun(source)
    case .object: return objectRun(source, at: place)
    default: return wrongType(source, at: place, expected: "a run: a string, a symbol, a Text or an Image")
    }
  }

  private func formRun(_ source: JSONValue) -> TextRun? {
    guard let object = source.object, descends(to: source) else { return nil }
    defer { viewDepth -= 1 }
    return controlForm(object, owner: "a run") { source, place -> [TextRun] in
      guard let source else { return [] }
      return source.array.map(runs) ?? run(source, at: place).map { [$0] } ?? []
    }.map(TextRun.form)
  }

  private func objectRun(_ source: JSONValue, at place: JSONPlace) -> TextRun? {
    guard let object = source.object else { return nil }
    if object["view"] == nil, object["systemImage"] != nil {
      let run = template(
        of: SymbolRun.self, object, owner: "the run", collectsOverrides: true, names: ["systemImage"])
      return run.map { $0.overrides.isEmpty ? .symbol($0.value.systemImage) : .symbolTemplate($0.overrides) }
    }
    let outerIsInRun = isInRun
    isInRun = true
    defer { isInRun = outerIsInRun }
    guard let node = nodes(source, at: place).first else { return nil }
    switch node.content {
    case .view(let view) where view is TextView || (view as? ImageView)?.systemName != nil: return .node(node)
    case .template(let view, let overrides)
    where view is TextView || (view is ImageView && overrides.contains { $0.name == "systemName" }):
      return .node(node)
    default:
      report(.wrongType, at: place, "a run inside a Text is a string, a symbol, a Text or an Image with \"systemName\"")
      return nil
    }
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
    case .plain(let text): [Self.run(text, in: environment)]
    case .template(let template): [Self.run(resolver.text(of: template), in: environment)]
    case .value(let template): [Self.run(resolver.text(of: template), in: environment)]
    case .runs(let runs): runs.flatMap { $0.resolved(with: resolver, in: environment) }
    }
  }

  fileprivate static func run(_ text: String, in environment: Environment) -> ResolvedRun {
    ResolvedRun(.text(environment.shown(text)), style: environment.textStyle)
  }
}

extension TextRun {
  fileprivate func resolved(with resolver: Resolver, in environment: Environment) -> [ResolvedRun] {
    switch self {
    case .text(let text): return [TextContent.run(text, in: environment)]
    case .template(let template): return [TextContent.run(resolver.text(of: template), in: environment)]
    case .symbol(let symbol): return [ResolvedRun(.symbol(symbol.name), style: environment.textStyle)]
    case .symbolTemplate(let overrides):
      let run = SymbolRun().patched(by: overrides, with: resolver)
      return run.map { [ResolvedRun(.symbol($0.systemImage.name), style: environment.textStyle)] } ?? []
    case .form(let form):
      var runs: [ResolvedRun] = []
      resolver.resolve(form) { content in
        runs += content.flatMap { $0.resolved(with: resolver, in: environment) }
      }
      return runs
    case .node(let node):
      guard let view = resolver.view(of: node) else {
        return node.fallback?.flatMap { TextRun.node($0).resolved(with: resolver, in: environment) } ?? []
      }
      let environment = resolver.environment(of: node, in: environment)
      if let text = view as? TextView { return text.content.runs(with: resolver, in: environment) }
      guard let symbol = (view as? ImageView)?.systemName else { return [] }
      return [ResolvedRun(.symbol(symbol.name), style: environment.textStyle)]
    }
  }
}
