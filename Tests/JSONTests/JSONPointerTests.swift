import JSON
import Testing

@Suite struct JSONPointerTests {
  /// The document of section 5 of RFC 6901.
  static let text = #"""
    {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8}
    """#

  @Test(
    "A pointer leads to its value, as RFC 6901 has it",
    arguments: [
      ("/", 0), ("/a~1b", 1), ("/c%d", 2), ("/e^f", 3), ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7),
      ("/m~0n", 8),
    ] as [(String, Int64)])
  func resolve(text: String, expected: Int64) throws {
    let document = try JSONDocument.parse(Array(Self.text.utf8), name: "")
    let pointer = try #require(JSONPointer(text))
    #expect(pointer.resolve(in: document)?.integer == expected)
    #expect(pointer.description == text)
  }

  @Test("The empty pointer is the whole document, a number an element")
  func elements() throws {
    let document = try JSONDocument.parse(Array(Self.text.utf8), name: "")
    #expect(JSONPointer("")?.resolve(in: document)?.object?.count == 10)
    #expect(JSONPointer("/foo/1")?.resolve(in: document)?.string == "baz")
  }

  @Test(
    "A pointer that leads nowhere yields nothing",
    arguments: [
      "/fo", "/foo/2", "/foo/01", "/foo/-1", "/foo/-", "/foo/+1", "/foo/", "/foo/0/0", "/foo/99999999999999999999",
    ])
  func nowhere(text: String) throws {
    let document = try JSONDocument.parse(Array(Self.text.utf8), name: "")
    #expect(try #require(JSONPointer(text)).resolve(in: document) == nil)
  }

  @Test("A malformed pointer is none", arguments: ["a", "#/a", "/a~", "/a~2", "/~~0"])
  func malformed(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test("The escapes are undone once, from the left")
  func escapes() {
    #expect(JSONPointer("/~01")?.tokens == ["~1"])
    #expect(JSONPointer(tokens: ["~1", "a/b", ""]).description == "/~01/a~1b/")
  }
}
