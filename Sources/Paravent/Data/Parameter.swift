internal import Diagnostics
internal import Expressions
internal import JSON
internal import JSONSchema

/// A value that the caller of a screen passes in.
struct Parameter: Sendable {
  let name: String
  /// The JSON Schema that the value must fit, as it is written.
  let source: JSONValue
  /// The schema; `nil` where it is at fault, so that nothing is asked of the value.
  let schema: JSONSchema?
  /// What the schema says of the value.
  let type: CELType
  /// Where the parameter is declared.
  let place: JSONPlace
}

extension Parameter {
  /// The value where the caller gives none; `nil` where the caller must.
  var defaultValue: JSONValue? { source.object?["default"] }

  /// The first example, which stands in for data in a preview.
  var example: JSONValue? { source.object?["examples"]?.array?.first }

  /// Whether `null` is a value of the parameter, rather than the want of one.
  var admitsNull: Bool { schema?.isValid(JSONDocument(name: "", content: .null).root) ?? true }

  /// Returns where a value does not fit the schema.
  func faults(of value: JSONValue, at place: JSONPlace) -> [SchemaFault] {
    guard let schema, !schema.isValid(value) else { return [] }
    return schema.faults(of: value, at: place).map(\.withoutLocation)
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
      let parameter = parameter(name, schema, of: source)
      checkSamples(of: parameter)
      return parameter
    }
  }

  private func parameter(_ name: String, _ source: JSONValue, of parameters: JSONValue) -> Parameter {
    let place = JSONPlace(parameters, .key(name))
    guard source.object != nil || source.bool != nil else {
      let expected = "a JSON Schema: an object, or a boolean"
      let _: Never? = wrongType(source, at: JSONPlace(parameters, .member(name)), expected: expected)
      return Parameter(name: name, source: source, schema: nil, type: .dynamic, place: place)
    }
    let (schema, faults) = JSONSchema.compile(source)
    for fault in faults { log.report(fault.withoutLocation) }
    return Parameter(
      name: name, source: source, schema: schema, type: schema == nil ? .dynamic : CELType(schema: source), place: place
    )
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

extension SchemaFault {
  /// The fault without the keyword that speaks, whose location starts from one parameter's schema.
  fileprivate var withoutLocation: SchemaFault {
    var fault = self
    fault.keywordLocation = ""
    return fault
  }
}
