import Paravent
import Testing

@Suite struct DocumentTests {
  @Test(
    "A document that is no screen shows nothing, and says why",
    arguments: [
      ("[]", "unknown-document  1:1"), ("{}", "unknown-document  1:1"),
      (#"{"bdoy": "A"}"#, "unknown-document /bdoy 1:2 → body"),
      (#"{"format": 2, "body": "A"}"#, "unsupported-format /format 1:12"),
      (#"{"format": "1", "body": "A"}"#, "unsupported-format /format 1:12"),
      (#"{"body": ["A", "B"],}"#, "syntax 1:20"), (#"{"body": "A", "body": "B"}"#, "duplicate-key 1:15"),
      (#"{"body": {"view": "VStack", "spacing": 1147e02864}}"#, "number-out-of-range 1:40"),
    ])
  func noScreen(_ json: String, _ summary: String) {
    let decoded = Decoded(json)
    #expect(decoded.summaries == [summary])
    #expect(decoded.tree == nil)
  }

  @Test("A screen keeps its name, its title and its extensions")
  func header() {
    let decoded = Decoded(#"{"$schema": "s", "format": 1, "screen": "a", "title": "A", "x-team": 7, "body": "B"}"#)
    #expect(decoded.codes == [])
    #expect(decoded.tree?.screen == "a")
    #expect(decoded.tree?.title == "A")
    #expect(decoded.tree?.extensions.members.map(\.key) == ["x-team"])
  }

  @Test("Unknown keys of a screen are warnings with the nearest name")
  func unknownKeys() {
    #expect(Decoded(#"{"titel": "A", "body": "B"}"#).summaries == ["unknown-key /titel 1:2 → title"])
  }

  @Test("A literal dollar sign and brace are written with two dollar signs")
  func dollars() {
    #expect(Decoded(body: #""costs $5, $${x} and {y}""#).outline == "“costs $5, ${x} and {y}”")
  }

  @Test("Ids are unique in the document, not only beside each other")
  func ids() {
    let body = """
      {"view": "VStack", "id": "a", "children": [{"view": "Group", "children": [{"view": "Divider", "id": "a"}]}]}
      """
    #expect(Decoded(body: body).codes == ["duplicate-id"])
  }
}
