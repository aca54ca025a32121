import Diagnostics
import JSON
import JSONSchema
import Testing

@Suite struct HostileTests {
  @Test(
    "A schema that refers to itself without end is found out",
    arguments: [
      ##"{"$ref": "#"}"##,
      ##"{"allOf": [{"$ref": "#/$defs/a"}], "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"anyOf": [{"$ref": "#/$defs/a"}]}}}"##,
      ##"{"not": {"$ref": "#"}}"##,
      ##"{"if": {"$ref": "#"}, "then": {"type": "string"}}"##,
      ##"{"$dynamicAnchor": "a", "$dynamicRef": "#a"}"##,
    ])
  func endless(schema: String) throws {
    let schema = try Schemas.compiled(schema)
    let value = try Schemas.value("[1]")
    #expect(schema.verdict(on: value) == .endless)
    #expect(FaultRow.lines(schema.faults(of: value)) == [" cycle: the schema refers to itself without end"])
  }

  @Test("A schema may refer to itself for values within values, and names as well")
  func recursive() throws {
    let schema = try Schemas.compiled(
      ##"{"items": {"$ref": "#"}, "additionalProperties": {"$ref": "#"}, "propertyNames": {"$ref": "#"}}"##)
    #expect(schema.isValid(try Schemas.value(#"[[{"a": {"b": []}}]]"#)))
  }

  @Test("Values of all levels that the parser takes are checked", arguments: [100, 1_000, 2_047])
  func deep(levels: Int) throws {
    let schema = try Schemas.compiled(
      ##"{"anyOf": [{"type": "array", "items": {"allOf": [{"$ref": "#"}]}}, {"type": "number"}]}"##)
    let open = String(repeating: "[", count: levels)
    let close = String(repeating: "]", count: levels)
    #expect(schema.verdict(on: try Schemas.value(open + "1" + close)) == .valid)
    let broken = try Schemas.value(open + "true" + close)
    #expect(schema.verdict(on: broken) == .invalid)
    #expect(!schema.faults(of: broken).isEmpty)
  }

  @Test("The deepest value of all is checked")
  func deepest() throws {
    let value = try Schemas.value(String(repeating: "[", count: 2_048) + String(repeating: "]", count: 2_048))
    #expect(try Schemas.compiled(##"{"type": "array", "items": {"$ref": "#"}}"##).verdict(on: value) == .valid)
    let schema = try Schemas.compiled(##"{"items": {"$ref": "#"}, "anyOf": [{"minItems": 1}, {"type": "number"}]}"##)
    #expect(schema.verdict(on: value) == .invalid)
    #expect(schema.faults(of: value).count == 1)
  }

  @Test("A schema of many levels is compiled and checked")
  func deepSchema() throws {
    let text = String(repeating: #"{"items": "#, count: 2_000) + "false" + String(repeating: "}", count: 2_000)
    let schema = try Schemas.compiled(text)
    let value = try Schemas.value(String(repeating: "[", count: 2_001) + String(repeating: "]", count: 2_001))
    #expect(schema.verdict(on: value) == .invalid)
    #expect(schema.faults(of: value).count == 1)
  }

  @Test("Schemas on the same value are nested as deep as a document can be")
  func deepInPlace() throws {
    let text = String(repeating: #"{"allOf": [{"not": "#, count: 680) + "false" + String(repeating: "}]}", count: 680)
    // The innermost of an even number of negations is true, and so the outermost is not.
    #expect(try Schemas.compiled(text).verdict(on: Schemas.value("1")) == .invalid)
  }

  @Test("A schema that doubles its work at every level takes few steps")
  func exponential() throws {
    let schema = try Schemas.compiled(
      ##"{"type": ["array", "null"], "items": {"anyOf": [{"allOf": [{"$ref": "#"}, false]}, {"$ref": "#"}]}}"##)
    let levels = 200
    let value = try Schemas.value(String(repeating: "[", count: levels) + String(repeating: "]", count: levels))
    #expect(schema.verdict(on: value) == .valid)
  }

  @Test("A schema that doubles its work without an end to be seen is given up")
  func hopeless() throws {
    var definitions = (0..<60).map {
      ##""d\##($0)": {"anyOf": [{"$ref": "#/$defs/d\##($0 + 1)"}, {"$ref": "#/$defs/d\##($0 + 1)"}], "unevaluatedProperties": true}"##
    }
    definitions.append(#""d60": {"properties": {"a": {"type": "string"}}, "unevaluatedProperties": true}"#)
    let schema = try Schemas.compiled(##"{"$ref": "#/$defs/d0", "$defs": {\##(definitions.joined(separator: ","))}}"##)
    let value = try Schemas.value(#"{"a": "b"}"#)
    #expect(schema.verdict(on: value, stepLimit: 20_000) == .tooComplex)
    #expect(
      FaultRow.lines(schema.faults(of: value, stepLimit: 20_000)) == [
        " too-complex: the check takes more steps than the limit of 20,000"
      ])
  }

  @Test("Schemas that are reached in very many ways are asked once for what is wrong")
  func explaining() throws {
    let definitions = (0..<60).map {
      ##""d\##($0)": {"allOf": [{"$ref": "#/$defs/d\##($0 + 1)"}, {"$ref": "#/$defs/d\##($0 + 1)"}]}"##
    }
    let schema = try Schemas.compiled(
      ##"{"$ref": "#/$defs/d0", "$defs": {\##(definitions.joined(separator: ", ")), "d60": {"type": "string"}}}"##)
    #expect(FaultRow.lines(schema.faults(of: try Schemas.value("1"))) == [" wrong-type: expected a string, found 1"])
  }

  @Test("Very many patterns that backtrack are given up together")
  func patterns() throws {
    let patterns = (0..<300).map { #""^(a+)+$\#($0)": {}"# }.joined(separator: ", ")
    let keys = (0..<300).map { #""\#(String(repeating: "a", count: 200))b\#($0)": 1"# }.joined(separator: ", ")
    let schema = try Schemas.compiled(#"{"patternProperties": {\#(patterns)}}"#)
    #expect(schema.verdict(on: try Schemas.value("{\(keys)}")) == .tooComplex)
  }

  @Test("A pattern that backtracks without end is given up")
  func catastrophic() throws {
    let schema = try Schemas.compiled(#"{"pattern": "^(a+)+$"}"#)
    let value = try Schemas.value("\"" + String(repeating: "a", count: 5_000) + "b\"")
    #expect(schema.verdict(on: value) == .tooComplex)
    #expect(schema.faults(of: value).map(\.code) == [.tooComplex])
  }

  @Test("Many equal elements are found without comparing all pairs")
  func unique() throws {
    let schema = try Schemas.compiled(#"{"uniqueItems": true}"#)
    let objects = (0..<20_000).map { #"{"a": [\#($0)], "b": 1}"# }
    #expect(schema.isValid(try Schemas.value("[\(objects.joined(separator: ","))]")))
    #expect(!schema.isValid(try Schemas.value("[\((objects + [#"{"b": 1.0, "a": [7]}"#]).joined(separator: ","))]")))
  }

  @Test(
    "What is no schema is refused",
    arguments: [
      "1", "[]", #""a""#, "null", #"{"properties": 1}"#, #"{"items": 3}"#, #"{"$ref": "x"}"#, #"{"type": "strng"}"#,
      #"{"pattern": "("}"#, #"{"minimum": "1"}"#, #"{"multipleOf": 0}"#, #"{"anyOf": {}}"#, #"{"required": [1]}"#,
    ])
  func noSchema(text: String) throws {
    let (schema, faults) = JSONSchema.compile(try JSONDocument.parse(Array(text.utf8), name: "schema"))
    #expect(schema == nil)
    #expect(faults.count == 1)
  }
}
