import Diagnostics
import JSON
import Testing

@Suite struct ParsingTests {
  /// A text in bytes that no string can hold.
  struct BytesRow: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let place: SourcePosition
    let message: String
    var testDescription: String { "\(bytes)" }

    init(_ bytes: [UInt8], _ line: Int, _ column: Int, _ message: String) {
      (self.bytes, self.message) = (bytes, message)
      place = SourcePosition(line: line, column: column)
    }
  }

  @Test(
    "Bytes that are not UTF-8 are refused where they stand",
    arguments: [
      BytesRow(Array("[\"a".utf8) + [0xE9] + Array("\"]".utf8), 1, 4, "the byte 0xE9 here is not valid UTF-8"),
      BytesRow(Array("[\n".utf8) + [0xFF], 2, 1, "the byte 0xFF here is not valid UTF-8"),
      BytesRow(Array("[1".utf8) + [0x80], 1, 3, "the byte 0x80 here is not valid UTF-8"),
      BytesRow(Array("\"".utf8) + [0xED, 0xA0, 0x80], 1, 2, "the byte 0xED here is not valid UTF-8"),
      BytesRow(Array("\"".utf8) + [0xC0, 0xAF], 1, 2, "the byte 0xC0 here is not valid UTF-8"),
      BytesRow(Array("\"".utf8) + [0xF4, 0x90, 0x80, 0x80], 1, 2, "the byte 0xF4 here is not valid UTF-8"),
      BytesRow([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], 1, 1, "the text is UTF-16, but JSON must be UTF-8"),
      BytesRow([0, 0x5B, 0, 0x5D], 1, 1, "the text is UTF-16, but JSON must be UTF-8"),
      BytesRow([0x5B, 0, 0x5D, 0], 1, 1, "the text is UTF-16, but JSON must be UTF-8"),
      BytesRow([0x31, 0], 1, 1, "the text is UTF-16, but JSON must be UTF-8"),
      BytesRow([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], 1, 1, "the text is UTF-32, but JSON must be UTF-8"),
      BytesRow([0x31, 0, 0, 0], 1, 1, "the text is UTF-32, but JSON must be UTF-8"),
      BytesRow([0xEF, 0xBB, 0xBF], 1, 1, "the document is empty"),
      BytesRow([0xEF, 0xBB, 0xBF] + Array("[1,]".utf8), 1, 3, "the array has a trailing comma"),
    ])
  func bytes(row: BytesRow) {
    let fault = #expect(throws: Diagnostic.self) { try JSONDocument.parse(row.bytes, name: "") }
    #expect(fault?.range?.start == row.place)
    #expect(fault?.message == row.message)
  }

  @Test("A byte-order mark is no part of the text")
  func byteOrderMark() throws {
    let document = try JSONDocument.parse([0xEF, 0xBB, 0xBF] + Array("{\"a\": 1}".utf8), name: "")
    #expect(document.text == Array("{\"a\": 1}".utf8))
    #expect(document.root.object?["a"]?.integer == 1)
  }

  @Test("A text of the size limit is read, one byte more is refused")
  func sizeLimit() throws {
    let text = Array("[1, 2]".utf8)
    #expect(try JSONDocument.parse(text, name: "", sizeLimit: 6).root.array?.count == 2)
    let fault = #expect(throws: Diagnostic.self) { try JSONDocument.parse(text, name: "a.json", sizeLimit: 5) }
    #expect(fault?.code == .tooLarge && fault?.file == "a.json")
    #expect(fault?.message == "the text has 6 bytes, more than the limit of 5")
    #expect(JSONDocument.sizeLimit == 67_108_864)
  }

  @Test(
    "Values may lie 2,048 levels deep",
    arguments: [
      (String(repeating: "[", count: 2_048) + String(repeating: "]", count: 2_048), nil),
      (String(repeating: "[", count: 2_049) + String(repeating: "]", count: 2_049), 2_049),
      (String(repeating: "[", count: 2_048) + "1" + String(repeating: "]", count: 2_048), 2_049),
      (String(repeating: "[", count: 100_000), 2_049),
      (String(repeating: "{\"a\":", count: 2_047) + "1" + String(repeating: "}", count: 2_047), nil),
      (String(repeating: "{\"a\":", count: 2_048) + "1", 5 * 2_048 + 1),
      (String(repeating: "{\"a\":", count: 100_000), 5 * 2_048 + 1),
    ] as [(String, Int?)])
  func depth(text: String, column: Int?) {
    do throws(Diagnostic) {
      _ = try JSONDocument.parse(Array(text.utf8), name: "")
      #expect(column == nil)
    } catch {
      #expect(error.code == .tooDeep && error.message == "values may lie 2,048 levels deep at most")
      #expect(error.range?.start == column.map { SourcePosition(line: 1, column: $0) })
    }
  }

  @Test("The line of the first of two equal keys is that of the object that has both")
  func duplicateKey() {
    let text = "{\"a\": {\"b\": 1},\n\"b\": [{\"b\": 1}],\n\"c\": 3,\n\"b\": 4}"
    let fault = #expect(throws: Diagnostic.self) { try JSONDocument.parse(Array(text.utf8), name: "") }
    #expect(fault?.code == .duplicateKey)
    #expect(fault?.message == "the object has the key \"b\" already, on line 2")
    #expect(fault?.range?.start == SourcePosition(line: 4, column: 1))
  }

  @Test("Only a key of the same code points is a duplicate")
  func composition() {
    let text = "{\"e\u{301}\": 1,\n\"\u{E9}\": 2,\n\"\u{E9}\": 3}"
    let fault = #expect(throws: Diagnostic.self) { try JSONDocument.parse(Array(text.utf8), name: "") }
    #expect(fault?.range?.start.line == 3)
    #expect(fault?.message.hasSuffix("already, on line 2") == true)
  }

  @Test("A string may hold U+0000")
  func nul() throws {
    let document = try JSONDocument.parse(Array(#"["a\u0000b"]"#.utf8), name: "")
    #expect(document.root.array?.first?.string == "a\0b")
  }

  @Test("The members keep the order of the text")
  func order() throws {
    let document = try JSONDocument.parse(Array(#"{"z": 1, "a": 2, "m": 3}"#.utf8), name: "")
    #expect(document.root.object?.map(\.key) == ["z", "a", "m"])
  }
}
