import JSON
@testable import JSONSchema
import Testing

/// Schemas of very many names and constants cost no more than others.
@Suite struct ManyNamesTests {
  private static func list(_ items: some Sequence<String>) -> String { "[\(items.joined(separator: ", "))]" }

  @Test(
    "A value is looked up among many constants, whatever they are",
    arguments: [
      { "\($0)" }, { "\($0).5" }, { "[\($0)]" }, { #"{"n": \#($0)}"# }, { #"[{"a": [\#($0), true]}]"# },
    ] as [@Sendable (Int) -> String])
  func constants(constant: @Sendable (Int) -> String) throws {
    let schema = try Schemas.compiled(#"{"items": {"enum": \#(Self.list((0..<1_000).map(constant)))}}"#)
    let last = Array(repeating: constant(999), count: 2_000)
    #expect(schema.verdict(on: try Schemas.value(Self.list(last)), stepLimit: 40_000) == .valid)
    #expect(
      schema.verdict(on: try Schemas.value(Self.list(last + [constant(1_000)])), stepLimit: 40_000) == .invalid)
  }

  @Test("Of many constants equal ones are one, however they are written")
  func equalConstants() throws {
    let constants = Array(repeating: ["1", "1.0", "[1]", "[1.0]", "true", "null"], count: 500).joined()
    let schema = try Schemas.compiled(#"{"items": {"enum": \#(Self.list(constants))}}"#)
    let values = Array(repeating: "[1.0], 1, 1e0, true, null", count: 1_000)
    #expect(schema.verdict(on: try Schemas.value(Self.list(values)), stepLimit: 50_000) == .valid)
    #expect(schema.verdict(on: try Schemas.value("[false]")) == .invalid)
  }

  @Test("Names that differ in their middle only have hashes of their own")
  func hashes() {
    let names = (0..<20_000).map { "https://example.com/items/\($0 + 100_000)/details" }
    let hashes = Set(
      names.map { Array($0.utf8).withUnsafeBufferPointer { NameStore.hash($0, seed: 0x1234_5678_9ABC_DEF1) } })
    #expect(hashes.count == names.count)
    for count in 0...40 {
      let text = Array(repeating: UInt8(ascii: "a"), count: count)
      var seen: Set<UInt64> = [text.withUnsafeBufferPointer { NameStore.hash($0, seed: 7) }]
      for index in 0..<count {
        var other = text
        other[index] = UInt8(ascii: "b")
        seen.insert(other.withUnsafeBufferPointer { NameStore.hash($0, seed: 7) })
      }
      #expect(seen.count == count + 1)
    }
  }

  @Test("Of unknown keys among many known ones only the first are compared with these")
  func unknownKeys() throws {
    let keys = (0..<2_000).map { #""key\#($0)": {}"# }.joined(separator: ", ")
    let schema = try Schemas.compiled(#"{"properties": {\#(keys)}, "additionalProperties": false}"#)
    let found = (0..<2_000).map { #""kye\#($0)": 1"# }.joined(separator: ", ")
    let faults = schema.faults(of: try Schemas.value("{\(found)}"))
    #expect(faults.count == 2_000)
    #expect(faults.first?.suggestion != nil && faults.last?.suggestion == nil)
  }

  @Test("Of unknown values among many constants only the first are compared with these")
  func unknownValues() throws {
    let constants = (0..<8_000).map { #""constant\#($0)""# }
    let schema = try Schemas.compiled(#"{"items": {"enum": \#(Self.list(constants))}}"#)
    let faults = schema.faults(of: try Schemas.value(Self.list((0..<8_000).map { #""constnat\#($0)""# })))
    #expect(faults.count == 8_000)
    #expect(faults.first?.suggestion == "constant0" && faults.last?.suggestion == nil)
  }

  @Test("A union in a union in very many unions is told in its own words")
  func unions() throws {
    let definitions = (0..<60).map {
      ##""d\##($0)": {"anyOf": [{"$ref": "#/$defs/d\##($0 + 1)"}, {"$ref": "#/$defs/d\##($0 + 1)"}]}"##
    }
    let schema =
      ##"{"$ref": "#/$defs/d0", "$defs": {\##(definitions.joined(separator: ", ")), "d60": {"type": "string"}}}"##
    let row = FaultRow(schema, "5", " wrong-type: expected a string, found 5")
    #expect(try row.found() == row.faults)
  }
}
