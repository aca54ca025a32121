import JSON
import Testing

@Suite struct JSONWriterTests {
  static func written(_ layout: JSONWriter.Layout = .compact, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(layout: layout)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    "A string has as few escapes as JSON allows",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
      ("\0\u{1F}\u{B}\u{10}", #""\u0000\u001f\u000b\u0010""#), ("\u{7F}\u{2028}é你👩‍🌾", "\"\u{7F}\u{2028}é你👩‍🌾\""),
      ("\"", #""\"""#), ("a\nb", #""a\nb""#),
    ])
  func string(text: String, expected: String) throws {
    #expect(Self.written { $0.string(text) } == expected)
    #expect(try JSONDocument.parse(Array(expected.utf8), name: "").root.string == text)
    #expect(
      Self.written {
        $0.beginObject(); $0.key(text); $0.null(); $0.endObject()
      } == "{\(expected):null}")
  }

  @Test(
    "A number has as few digits as give it again",
    arguments: [
      (8, "8"), (-8, "-8"), (0, "0"), (-0.0, "-0.0"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (1e20, "1e+20"),
      (1e21, "1e+21"), (1e15, "1000000000000000"), (9_007_199_254_740_991, "9007199254740991"),
      (9_007_199_254_740_992, "9007199254740992.0"), (.leastNonzeroMagnitude, "5e-324"), (1e-7, "1e-07"),
      (Double.greatestFiniteMagnitude, "1.7976931348623157e+308"), (-1.5, "-1.5"),
    ] as [(Double, String)])
  func number(value: Double, expected: String) throws {
    #expect(Self.written { $0.number(value) } == expected)
    let parsed = try JSONDocument.parse(Array(expected.utf8), name: "").root.number
    #expect(parsed?.bitPattern == value.bitPattern)
  }

  @Test("What is no finite number becomes null", arguments: [Double.infinity, -.infinity, .nan])
  func notFinite(value: Double) {
    #expect(Self.written { $0.number(value) } == "null")
    #expect(Self.written { $0.real(value) } == "null")
  }

  @Test("Whole numbers keep all their digits", arguments: [Int64.min, -1, 0, 1, Int64.max])
  func integer(value: Int64) throws {
    let text = Self.written { $0.integer(value) }
    #expect(text == "\(value)")
    #expect(try JSONDocument.parse(Array(text.utf8), name: "").root.integer == value)
  }

  static func sample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.integer(1)
    writer.bool(true)
    writer.null()
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.key("b\"")
    writer.beginObject()
    writer.key("c" as String)
    writer.string("d")
    writer.endObject()
    writer.endObject()
  }

  @Test("The compact layout has no white space")
  func compact() {
    #expect(Self.written(.compact, Self.sample) == #"{"a":[1,true,null,{},[]],"b\"":{"c":"d"}}"#)
  }

  @Test("The pretty layout has a line for each member and element")
  func pretty() {
    #expect(
      Self.written(.pretty, Self.sample) == #"""
        {
          "a": [
            1,
            true,
            null,
            {},
            []
          ],
          "b\"": {
            "c": "d"
          }
        }
        """#)
  }

  @Test(
    "A parsed value is copied as it was",
    arguments: [
      "null", "true", "\"x\"", "8", "8.0", "-0.0", "0.1", "1e+20", "-9223372036854775808", "[]", "{}", "[[],{}]",
      #"{"z":1,"a":[1.5,{"b":null,"":false}],"m\n":"\u0000"}"#,
    ])
  func copy(text: String) throws {
    let document = try JSONDocument.parse(Array(text.utf8), name: "")
    #expect(Self.written { $0.value(document.root) } == text)
  }

  @Test("A copy fits into what is written around it")
  func copyWithin() throws {
    let document = try JSONDocument.parse(Array("{\"x\": [1]}".utf8), name: "")
    let text = Self.written(.pretty) {
      $0.beginArray()
      $0.value(document.root)
      $0.integer(2)
      $0.endArray()
    }
    #expect(text == "[\n  {\n    \"x\": [\n      1\n    ]\n  },\n  2\n]")
  }

  @Test("A value 2,048 levels deep is copied")
  func deep() throws {
    let text = String(repeating: "[", count: 2_048) + String(repeating: "]", count: 2_048)
    let document = try JSONDocument.parse(Array(text.utf8), name: "")
    #expect(Self.written { $0.value(document.root) } == text)
  }
}
