import Diagnostics
import Paravent
import Testing

@Suite struct LoopTests {
  @Test("The passes of a loop are told apart by ids", arguments: identities)
  func identity(_ row: TemplateCase) {
    row.check()
  }

  private static let agree = #"{"view": "Divider", "id": "agree"}"#

  static let identities = [
    TemplateCase(
      "by position", #"{"$forEach": 2, "content": \#(agree)}"#,
      shows: "VStack(center)[Divider{#agree[0]}, Divider{#agree[1]}]"),
    TemplateCase(
      "by the item's id", #"{"$forEach": [{"id": "a"}, {"id": 7}], "content": \#(agree)}"#,
      shows: "VStack(center)[Divider{#agree[a]}, Divider{#agree[7]}]"),
    TemplateCase(
      "by the item's id where it has one", #"{"$forEach": [{"id": "a"}, {"id": null}, {}], "content": \#(agree)}"#,
      shows: "VStack(center)[Divider{#agree[a]}, Divider{#agree[1]}, Divider{#agree[2]}]"),
    TemplateCase(
      "by an expression", #"{"$forEach": {"x": 1, "y": 2}, "as": "e", "id": "${e.key}", "content": \#(agree)}"#,
      shows: "VStack(center)[Divider{#agree[x]}, Divider{#agree[y]}]"),
    TemplateCase(
      "by an expression over the position",
      #"{"$forEach": ["p", "q"], "index": "i", "id": "${item + string(i)}", "content": \#(agree)}"#,
      shows: "VStack(center)[Divider{#agree[p0]}, Divider{#agree[q1]}]"),
    TemplateCase(
      "by the path of the loops",
      #"{"$forEach": 2, "as": "i", "content": {"$forEach": [{"id": "x"}, {"id": "y"}], "content": {"view": "Divider", "id": "a"}}}"#,
      shows: "VStack(center)[Divider{#a[0][x]}, Divider{#a[0][y]}, Divider{#a[1][x]}, Divider{#a[1][y]}]"),
    TemplateCase(
      "an id from data", #"{"$forEach": "${p}", "as": "x", "content": {"view": "Divider", "id": "row-${x.id}"}}"#,
      parameters: #""p": {}"#, data: #"{"p": [{"id": 3}, {"id": 4}]}"#,
      shows: "VStack(center)[Divider{#row-3[3]}, Divider{#row-4[4]}]"),
    TemplateCase(
      "an id inside and one outside of a loop", #"[\#(agree), {"$forEach": 1, "content": \#(agree)}]"#,
      shows: "VStack(center)[Divider{#agree}, Divider{#agree[0]}]"),
    TemplateCase(
      "alternatives may have one id", #"{"$if": "${p}", "then": \#(agree), "else": \#(agree)}"#,
      parameters: #""p": {"default": false}"#, shows: "Divider{#agree}"),
    TemplateCase(
      "cases may have one id", #"{"$switch": "${p}", "cases": {"a": \#(agree), "b": \#(agree)}, "default": \#(agree)}"#,
      parameters: #""p": {"default": "b"}"#, shows: "Divider{#agree}"),
    TemplateCase(
      "an alternative and a view behind it may not",
      #"[{"$if": "${p}", "then": \#(agree)}, {"view": "Divider", "id": ▸"agree"}]"#,
      parameters: #""p": {"default": true}"#, shows: "VStack(center)[Divider{#agree}, Divider]",
      "duplicate-id /body/1/id", words: #"the id "agree" is already that of the view at 1:"#),
    TemplateCase(
      "two views of one pass", #"{"$forEach": 1, "content": [\#(agree), {"view": "Divider", "id": ▸"agree"}]}"#,
      shows: "VStack(center)[Divider{#agree[0]}, Divider]", "duplicate-id /body/content/1/id"),
    TemplateCase(
      "items with one id", #"{"$forEach": ▸"${p}", "content": \#(agree)}"#, parameters: #""p": {}"#,
      data: #"{"p": [{"id": "x"}, {"id": "y"}, {"id": "x"}]}"#,
      shows: "VStack(center)[Divider{#agree[x]}, Divider{#agree[y]}, Divider{#agree[x#2]}]",
      "duplicate-id /body/$forEach", words: #"the items 0 and 2 have one id, "x""#),
    TemplateCase(
      "an expression that gives one id", #"{"$forEach": 2, "id": "${▸'k'}", "content": \#(agree)}"#,
      shows: "VStack(center)[Divider{#agree[k]}, Divider{#agree[k#1]}]", "duplicate-id /body/id"),
    TemplateCase(
      "computed ids that are one", #"["A", {"view": "Divider", "id": "${p}"}, {"view": "Divider", "id": ▸"${p}"}]"#,
      parameters: #""p": {"default": "x"}"#, shows: "VStack(center)[“A”, Divider{#x}, Divider]",
      "duplicate-id /body/2/id"),
    TemplateCase(
      "an id that is no expression", #"{"$forEach": 1, "id": ▸"item.id", "content": "A"}"#, shows: "“A”",
      "expression /body/id", words: "expected one whole expression"),
    TemplateCase(
      "an id that is no text", #"{"view": "Divider", "id": "${▸[1]}"}"#, shows: "Divider", "wrong-type /body/id"),
  ]

  @Test("Toggles with one id, written and in a loop")
  func agreeing() {
    let toggle = #"{"view": "Toggle", "title": "I agree", "isOn": false, "id": "agree"}"#
    let written = Decoded(body: "[\n\(toggle),\n\(toggle)]")
    #expect(written.summaries == ["duplicate-id /body/1/id 3:61"])
    #expect(written.diagnostics.first?.message == #"the id "agree" is already that of the view at 2:61"#)
    let looped = Decoded(body: #"{"$forEach": 3, "content": \#(toggle)}"#)
    #expect(looped.codes == [])
    #expect(looped.outline.components(of: "{#agree[") == 3)
  }
}

extension LoopTests {
  @Test(
    "Loops that expand beyond the limit end there, in every place",
    arguments: [
      #"{"view": "VStack", "children": [{"$forEach": 1000000000000, "content": "${item}"}]}"#,
      #"{"view": "VStack", "children": [{"$forEach": "${1000 * 1000 * 1000}", "content": []}]}"#,
      #"{"view": "Text", "content": [{"$forEach": 1000000000000, "content": "x"}]}"#,
      #"{"$let": {"a": [{"$forEach": 1000000000000, "content": 1}]}, "in": []}"#,
      #"{"view": "Button", "title": "A", "action": [{"$forEach": 1000000000000, "content": {"dismiss": true}}]}"#,
    ])
  func limit(_ body: String) {
    var limits = Limits()
    limits.nodes = 1_000
    #expect(Decoded(body: body, limits: limits).codes == ["too-many-nodes"])
  }

  @Test("Seven loops of seven in each other are bounded, though the document is small")
  func nested() {
    var limits = Limits()
    limits.nodes = 1_000
    let body = (0..<7).reduce(#""A""#) { content, level in
      #"{"view": "VStack", "children": [{"$forEach": 7, "as": "n\#(level)", "content": \#(content)}]}"#
    }
    let decoded = Decoded(body: body, limits: limits)
    #expect(decoded.codes == ["too-many-nodes"])
    #expect(decoded.diagnostics.first?.message == "the screen resolves to more than 1000 nodes; the rest is left out")
    #expect(decoded.outline == "VStack(center)[]")
  }

  @Test("The limit of nodes holds for loops exactly")
  func exactLimit() {
    var limits = Limits()
    limits.nodes = 2_001
    // The form is a node, and each pass is one beside its view.
    let body = { (count: Int) in #"{"$forEach": \#(count), "content": "A"}"# }
    #expect(Decoded(body: body(1_000), limits: limits).codes == [])
    #expect(Decoded(body: body(1_001), limits: limits).codes == ["too-many-nodes"])
  }

  @Test(
    "What a loop cannot go over is a fault",
    arguments: [
      ("-1", "found -1"), ("2.5", "found 2.5"), (#""abc""#, "found the string"), ("true", "a whole number"),
    ])
  func unfit(_ value: String, _ words: String) {
    let written = Decoded(body: #"["A", {"$forEach": \#(value), "content": "B"}]"#)
    #expect(written.summaries == ["wrong-type /body/1/$forEach 1:29"])
    let computed = Decoded(
      #"{"parameters": {"p": {}}, "body": ["A", {"$forEach": "${p}", "content": "B"}]}"#, data: #"{"p": \#(value)}"#)
    #expect(computed.summaries == ["wrong-type /body/1/$forEach 1:57"])
    for decoded in [written, computed] {
      #expect(decoded.outline == "“A”")
      #expect(decoded.diagnostics.first?.message.contains(words) == true, "\(decoded.diagnostics.map(\.message))")
    }
  }
}
