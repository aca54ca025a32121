import JSON
import JSONSchema
import Testing

@Suite struct NumberTests {
  @Test(
    "Multiples are decided on decimal digits",
    arguments: [
      ("0.0001", "0.0075", true), ("0.0001", "0.00751", false), ("0.123456789", "1e308", false), ("0.5", "1e308", true),
      ("1e-8", "12391239123", true), ("0.01", "19.99", true), ("0.1", "0.3", true), ("3", "9007199254740993", true),
      ("1e300", "1e301", true), ("5e-324", "1", true), ("2", "-4.0", true), ("1.5", "4.5", true), ("1.5", "4", false),
      ("0.3", "0", true),
    ])
  func multiple(divisor: String, value: String, isMultiple: Bool) throws {
    let schema = try Schemas.compiled(#"{"multipleOf": \#(divisor)}"#)
    #expect(schema.isValid(try Schemas.value(value)) == isMultiple)
  }

  @Test(
    "Whole numbers beyond the precision of doubles are compared exactly",
    arguments: [
      (#"{"maximum": 9007199254740992}"#, "9007199254740993", false),
      (#"{"const": 9007199254740993}"#, "9007199254740992", false),
      (#"{"const": 9007199254740992.0}"#, "9007199254740993", false), (#"{"const": 1}"#, "1.0", true),
      (#"{"minimum": 9223372036854775807}"#, "9.3e18", true), (#"{"minimum": 9223372036854775807}"#, "9.2e18", false),
      (#"{"exclusiveMaximum": 0.5}"#, "0", true), (#"{"exclusiveMaximum": -0.5}"#, "0", false),
      (#"{"const": true}"#, "1", false),
      (#"{"type": "integer"}"#, "1e2", true), (#"{"type": "integer"}"#, "1e300", true),
      (#"{"minLength": 2.0}"#, #""a""#, false),
      (#"{"maxLength": 1e300}"#, #""a""#, true), (#"{"enum": [[{"a": 1.0}]]}"#, #"[{"a": 1}]"#, true),
    ])
  func exact(schema: String, value: String, isValid: Bool) throws {
    #expect(try Schemas.compiled(schema).isValid(Schemas.value(value)) == isValid)
  }
}
