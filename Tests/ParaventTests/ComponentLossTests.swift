import Testing

/// What a loss, an absence or a growth inside components and styles does to the screen that uses them.
@Suite struct ComponentLossTests {
  private static let system = ##"""
    {"designSystem": "s", "environment": {"on": {"action": true, "modifier": "onDo"}}, "components": {
      "Lost": {"body": {"view": "HStack", "children": ["A", {"view": "Nope"}]}},
      "Act": {"parameters": {"on": {"$ref": "paravent:Action", "default": null}},
        "body": {"view": "Button", "title": "Go", "action": "${on}"}}},
    "styles": {"button": {
      "lossy": {"body": {"view": "HStack", "children": [{"view": "Nope"}, {"$slot": "label"}]}},
      "named": {"body": {"view": "HStack", "children": [{"view": "Text", "content": "S", "id": "title"}, {"$slot": "label"}]}}}}}
    """##

  private func decoded(_ body: String) -> Decoded {
    Decoded(#"{"uses": ["s"], "handlers": {"h": {}}, "body": \#(body)}"#, designSystem: Self.system)
  }

  @Test(
    "A view that is lost in a component's or a style's body makes way for the nearest fallback",
    arguments: [
      (#"{"view": "VStack", "fallback": "F", "children": ["B", {"view": "Lost"}]}"#, "“F”"),
      (#"{"view": "VStack", "children": ["B", {"view": "Lost"}]}"#, "VStack(center)[“B”, HStack(center)[“A”]]"),
      (
        #"{"view": "VStack", "fallback": "F", "children": ["B", {"view": "Button", "title": "T", "action": "h", "#
          + #""modifiers": [{"buttonStyle": "lossy"}]}]}"#, "“F”"
      ),
    ])
  func fallback(body: String, expected: String) {
    let decoded = decoded(body)
    #expect(decoded.codes == ["unknown-view", "unknown-view"])
    #expect(decoded.outline == expected)
  }

  @Test(
    "An action that nobody gives makes no button",
    arguments: [
      (#"{"view": "Act"}"#, "“Go”"), (#"{"view": "Act", "on": "h"}"#, "Button(borderless, h[])[“Go”]"),
      (#"{"view": "Act", "on": []}"#, "Button(borderless, )[“Go”]"),
    ])
  func absence(body: String, expected: String) {
    #expect(decoded(body).outline == expected)
  }

  @Test("A style that is at fault leaves the next outer one in force, and the label where it is")
  func faultyStyle() {
    let system = #"""
      {"designSystem": "f", "styles": {"button": {"broken": {},
        "framed": {"body": {"view": "HStack", "children": ["F", {"$slot": "label"}]}}}, "list": {"broken": {}}}}
      """#
    let button = #"{"view": "Button", "title": "T", "action": [], "modifiers": [{"buttonStyle": "broken"}]}"#
    func outline(_ body: String) -> String {
      Decoded(#"{"uses": ["f"], "body": \#(body)}"#, designSystem: system).outline
    }
    #expect(outline(button) == "Button(borderless, )[“T”]")
    let framed = #"{"view": "VStack", "children": [\#(button)], "modifiers": [{"buttonStyle": "framed"}]}"#
    #expect(outline(framed) == "VStack(center)[Button(bordered, )[HStack(center)[“F”, “T”]]]")
    let list = #"{"view": "List", "children": ["A"], "modifiers": [{"listStyle": "broken"}]}"#
    #expect(outline(list) == "List[“A”]")
  }

  @Test("Ids in a style's body are the control's, not the screen's")
  func ids() {
    let decoded = decoded(
      #"""
      {"view": "VStack", "children": [
        {"view": "Button", "id": "b", "title": "T", "action": "h", "modifiers": [{"buttonStyle": "named"}]},
        {"view": "Text", "content": "Mine", "id": "title"}]}
      """#)
    #expect(decoded.codes.filter { $0 == "duplicate-id" } == [])
    #expect(decoded.outline.contains("“S”{#b/title}") && decoded.outline.contains("“Mine”{#title}"))
  }

  @Test("Names that are composed in other ways are other names")
  func composition() {
    let decoded = Decoded(
      "{\"uses\": [\"n\"], \"body\": {\"view\": \"e\u{301}\"}}",
      designSystem:
        "{\"designSystem\": \"n\", \"components\": {\"\u{E9}\": {\"body\": \"1\"}, \"e\u{301}\": {\"body\": \"2\"}}}")
    #expect(decoded.outline == "“2”")
    let loop = Decoded(
      "{\"body\": {\"view\": \"VStack\", \"children\": [{\"$forEach\": [{\"id\": \"\u{E9}\"}, {\"id\": \"e\u{301}\"}], \"content\": \"A\"}]}}"
    )
    #expect(loop.diagnostics == [])
  }

  @Test("Lists that double at every level end at the budget, and are reported")
  func growth() {
    let levels = 26
    let names = (1...levels).map { #"{"$let": {"v\#($0)": ["${v\#($0 - 1)}", "${v\#($0 - 1)}"]}, "in": "# }.joined()
    let button =
      ##"{"view": "Button", "title": "T", "action": {"handler": "h", "arguments": {"a": "${v\##(levels)}"}}}"##
    let decoded = Decoded(
      #"{"handlers": {"h": {"arguments": {"a": {}}}}, "body": {"$let": {"v0": [1, 2]}, "in": \#(names)\#(button)\#(String(repeating: "}", count: levels + 1))}"#
    )
    #expect(decoded.codes == ["too-complex"])
    #expect(decoded.outline.hasPrefix("Button"))
  }

  @Test(
    "A name that stands in the state, in a configuration or that is a slot's is pointed at",
    arguments: [
      (#"{"state": {"gift": false}, "body": {"view": "Toggle", "title": "T", "isOn": "${gift}"}}"#, "→ state.gift"),
      (#"{"uses": ["s"], "body": {"view": "Button", "title": "T", "action": "onDo"}}"#, "→ ${environment.on}"),
      (##"{"body": {"if": "${true}", "then": "A"}}"##, "→ $if"),
    ])
  func hints(screen: String, expected: String) {
    #expect(Decoded(screen, designSystem: Self.system).summaries.contains { $0.hasSuffix(expected) })
  }
}
