internal import Diagnostics
internal import Expressions
internal import JSON
internal import JSONSchema

/// A value that the caller of a screen or of a component passes in.
struct Parameter: Sendable {
  let name: String
  /// The JSON Schema that the value must fit, as it is written.
  let source: JSONValue
  /// The schema; `nil` where it is at fault, so that nothing is asked of the value.
  let schema: JSONSchema?
  /// What the schema says of the value.
  let type: CELType
  /// Where values of the engine's own types stand in it; `nil` where there are none.
  let shape: ParameterShape?
  /// Where the parameter is declared.
  let place: JSONPlace
}

extension Parameter {
  /// The value where the caller gives none; `nil` where the caller must.
  var defaultValue: JSONValue? { source.object?["default"] }

  /// The first example, which stands in for data in a preview.
  var example: JSONValue? { source.object?["examples"]?.array?.first }

  /// What the schema says about the parameter.
  var summary: String { source.object?["description"]?.string ?? source.object?["title"]?.string ?? "" }

  /// Whether `null` is a value of the parameter, rather than the want of one.
  var admitsNull: Bool { schema?.isValid(JSONDocument(name: "", content: .null).root) ?? true }

  /// Returns where a value does not fit the schema.
  func faults(of value: JSONValue, at place: JSONPlace) -> [SchemaFault] {
    guard let schema, !schema.isValid(value) else { return [] }
    return schema.faults(of: value, at: place).map(\.withoutLocation)
  }
}

extension Parameter {
  /// Whether the schema says no more of a value than its type.
  var isPlain: Bool {
    guard let object = source.object else { return true }
    return object.allSatisfy { ["type", "description", "title", "default", "examples"].contains($0.key) }
      && object["type"]?.string != nil && type != .dynamic
      && !["array", "object"].contains(object["type"]?.string)
  }
}

extension DocumentDecoder {
  /// Reads the declarations of parameters.
  func parameters(_ source: JSONValue, at place: JSONPlace) -> [Parameter] {
    guard source.kind != .null else { return [] }
    guard let object = source.object else {
      return wrongType(source, at: place, expected: "an object of names and JSON Schemas") ?? []
    }
    return object.compactMap { name, schema in
      guard checkName(name, at: JSONPlace(source, .key(name))) else { return nil }
      return parameter(name, schema, at: JSONPlace(source, .key(name)), value: JSONPlace(source, .member(name)))
    }
  }

  /// Reads the schema of a value with a name, and holds its default and examples to it.
  func parameter(_ name: String, _ source: JSONValue, at place: JSONPlace, value: JSONPlace) -> Parameter {
    guard source.object != nil || source.bool != nil else {
      let expected = "a JSON Schema: an object, or a boolean"
      let type = source.string.flatMap { Self.schemaTypes.contains($0) ? $0 : nil }
      report(
        .wrongType, at: value, suggestion: type.map { "{\"type\": \"\($0)\"}" },
        "\(value.subject)expected \(expected), found \(source.summary)")
      return Parameter(name: name, source: source, schema: nil, type: .dynamic, shape: nil, place: place)
    }
    let (schema, faults) = JSONSchema.compile(source, resources: EngineType.document)
    for fault in faults { log.report(fault.withoutLocation) }
    let parameter = Parameter(
      name: name, source: source, schema: schema, type: schema == nil ? .dynamic : CELType(schema: source),
      shape: ParameterShape(schema: source), place: place)
    checkSamples(of: parameter)
    checkAnnotations(of: source)
    return parameter
  }

  /// Reports what a schema says about itself in a way that would be passed over.
  private func checkAnnotations(of schema: JSONValue) {
    guard let object = schema.object else { return }
    guard object["example"] != nil, object["examples"] == nil else { return }
    report(
      .unknownKey, .warning, at: JSONPlace(schema, .key("example")), suggestion: "examples",
      "the keyword \"example\" means nothing here; expected an array of \"examples\"")
  }

  /// Holds the default and the examples of a schema to the schema.
  private func checkSamples(of parameter: Parameter) {
    if let value = parameter.defaultValue, value.kind != .null {
      let place = JSONPlace(parameter.source, .member("default"))
      for fault in parameter.faults(of: value, at: place) { log.report(fault) }
    }
    guard let examples = parameter.source.object?["examples"]?.array else { return }
    for index in examples.indices {
      let place = JSONPlace(examples.value, .element(index))
      for fault in parameter.faults(of: examples[index], at: place) { log.report(fault) }
    }
  }
}

extension DocumentDecoder {
  private static let schemaTypes = ["string", "number", "integer", "boolean", "array", "object", "null"]
}

extension SchemaFault {
  /// The fault without the keyword that speaks, whose location starts from one parameter's schema.
  fileprivate var withoutLocation: SchemaFault {
    var fault = self
    fault.keywordLocation = ""
    return fault
  }
}
