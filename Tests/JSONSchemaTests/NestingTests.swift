import Diagnostics
import JSON
import JSONSchema
import Testing

/// Work is counted in steps, which a check may take up to a limit.
@Suite struct NestingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The first schema, which refers to itself for what stands one level deeper.
    let schema: String
    let open: String
    let close: String
    let good: String
    let bad: String

    var testDescription: String { name }
  }

  private static let rows = [
    Row(
      name: "anyOf",
      schema: ##"""
        {"anyOf": [{"type": "object", "properties": {"fallback": {"$ref": "#"}, "x": false}},
                   {"type": "object", "properties": {"fallback": {"$ref": "#"}, "y": false}}, {"type": "number"}]}
        """##, open: #"{"fallback": "#, close: "}", good: "1", bad: #""s""#),
    Row(
      name: "anyOf whose first branch always fails late",
      schema: ##"""
        {"anyOf": [{"type": "object", "properties": {"fallback": {"$ref": "#"}}, "required": ["x"]},
                   {"type": "object", "properties": {"fallback": {"$ref": "#"}}}, {"type": "number"}]}
        """##, open: #"{"fallback": "#, close: "}", good: "1", bad: #""s""#),
    Row(
      name: "oneOf",
      schema: ##"""
        {"oneOf": [{"type": "object", "properties": {"fallback": {"$ref": "#"}}, "required": ["x"]},
                   {"type": "object", "properties": {"fallback": {"$ref": "#"}}, "required": ["y"]}, {"type": "number"}]}
        """##, open: #"{"y": 1, "fallback": "#, close: "}", good: "1", bad: #""s""#),
    Row(
      name: "tagged anyOf with two branches for the tag",
      schema: ##"""
        {"anyOf": [
          {"type": "object", "properties": {"t": {"const": "a"}, "fallback": {"$ref": "#"}, "x": false}, "required": ["t"]},
          {"type": "object", "properties": {"t": {"const": "a"}, "fallback": {"$ref": "#"}, "y": false}, "required": ["t"]},
          {"type": "number"}]}
        """##, open: #"{"t": "a", "fallback": "#, close: "}", good: "1", bad: #""s""#),
    Row(
      name: "if beside then",
      schema: ##"""
        {"if": {"type": "object", "properties": {"fallback": {"$ref": "#"}}}, "then": {"properties": {"fallback": {"$ref": "#"}}},
         "else": false}
        """##, open: #"{"fallback": "#, close: "}", good: "{}", bad: #""s""#),
    Row(
      name: "allOf and anyOf of arrays",
      schema: ##"""
        {"anyOf": [{"type": "array", "items": {"allOf": [{"$ref": "#"}, {"$ref": "#"}]}},
                   {"type": "array", "items": {"anyOf": [{"$ref": "#"}, {"$ref": "#"}]}}, {"type": "number"}]}
        """##, open: "[", close: "]", good: "1", bad: #""s""#),
    Row(
      name: "dynamic references",
      schema: ##"""
        {"$dynamicAnchor": "node", "anyOf": [
          {"type": "object", "properties": {"fallback": {"$dynamicRef": "#node"}}, "required": ["x"]},
          {"type": "object", "properties": {"fallback": {"$dynamicRef": "#node"}}}, {"type": "number"}]}
        """##, open: #"{"fallback": "#, close: "}", good: "1", bad: #""s""#),
    Row(
      name: "unevaluated properties",
      schema: ##"""
        {"unevaluatedProperties": false, "type": ["object", "number"], "anyOf": [
          {"properties": {"fallback": {"$ref": "#"}}, "required": ["x"]}, {"properties": {"fallback": {"$ref": "#"}}}]}
        """##, open: #"{"fallback": "#, close: "}", good: "1", bad: #""s""#),
  ]

  @Test("A level more takes the same number of steps more, whatever the level", arguments: rows)
  func linear(row: Row) throws {
    let schema = try Schemas.compiled(row.schema)
    let base = 9_000
    for levels in [5, 10, 20, 40, 160] {
      // Outcomes are remembered after some thousands of steps only, which is a price that is paid once.
      let limit = base + 60 * levels
      let nested = { String(repeating: row.open, count: levels) + $0 + String(repeating: row.close, count: levels) }
      let good = try Schemas.value(nested(row.good))
      #expect(schema.verdict(on: good, stepLimit: limit) == .valid, "\(levels)")
      let bad = try Schemas.value(nested(row.bad))
      #expect(schema.verdict(on: bad, stepLimit: limit) == .invalid, "\(levels)")
      let faults = schema.faults(of: bad, stepLimit: limit)
      #expect(!faults.isEmpty && !faults.contains { $0.code == .tooComplex }, "\(levels)")
    }
  }
}
