import JSON
import JSONSchema
import Testing

/// How keys that are missing, misspelt or unknown are told.
@Suite struct MissingKeyTests {
  private static let person =
    #"{"required": ["name"], "properties": {"name": {}, "age": {}}, "additionalProperties": false}"#
  private static let pair =
    #"{"required": ["left", "lift"], "properties": {"left": {}, "lift": {}}, "additionalProperties": false}"#

  private static let rows: [FaultRow] = [
    FaultRow(
      person, #"{"age": 1, "nmae": "x"}"#,
      #"/nmae missing-value: this object needs "name"; "nmae" means nothing here -> name"#),
    FaultRow(
      person, #"{"size": 1}"#, #" missing-value: this object needs "name""#,
      #"/size unknown-key: the key "size" means nothing here; expected "name" or "age""#),
    FaultRow(
      pair, #"{"lfft": 1}"#, #" missing-value: this object needs "left" and "lift"; "lfft" means nothing here"#),
    FaultRow(
      pair, #"{"lift": 1, "lfft": 1, "leeft": 1}"#,
      #"/lfft missing-value: this object needs "left"; "lfft" means nothing here -> left"#,
      #"/leeft unknown-key: the key "leeft" means nothing here -> left"#),
    FaultRow(
      #"{"required": ["a"], "allOf": [{"required": ["a"]}], "dependentRequired": {"b": ["a"]}}"#, #"{"b": 1}"#,
      #" missing-value: this object needs "a""#),
    FaultRow(
      #"{"allOf": [{"required": ["a"]}], "dependentRequired": {"b": ["a", "c"], "d": ["c"]}}"#, #"{"b": 1, "d": 1}"#,
      #" missing-value: this object needs "a""#, #"/b missing-value: "b" needs "c" beside it"#),
  ]

  @Test("A key that is missing is told once, and of a misspelt one what it was meant for", arguments: rows)
  func missing(row: FaultRow) throws {
    #expect(try row.found() == row.faults)
  }

  @Test("Of very many missing keys the first are named", arguments: ["required", "dependentRequired"])
  func many(keyword: String) throws {
    let names = (0..<20_000).map { "\"k\($0)\"" }.joined(separator: ", ")
    let value = keyword == "required" ? "[\(names)]" : #"{"a": [\#(names)]}"#
    let first = (0..<12).map { "\"k\($0)\"" }.joined(separator: ", ")
    let expected =
      keyword == "required"
      ? " missing-value: this object needs \(first) and 19,988 more"
      : "/a missing-value: \"a\" needs \(first) and 19,988 more beside it"
    let twice = #"{"\#(keyword)": \#(value), "allOf": [{"\#(keyword)": \#(value)}]}"#
    #expect(try FaultRow(twice, #"{"a": 1}"#, expected).found() == [expected])
  }
}
