import Paravent
import Testing

@Suite struct RunTimeFaultTests {
  @Test(
    "What only data shows is a fault of the expression, told once, and costs no more than it must",
    arguments: absences + faults + values + addresses)
  func fault(_ row: TemplateCase) {
    row.check()
  }

  private static func row(
    _ name: String, _ body: String, _ data: String, shows outline: String, _ faults: String..., words: String = ""
  ) -> TemplateCase {
    TemplateCase(
      name, body, parameters: #""p": {}"#, data: #"{"p": \#(data)}"#, shows: outline, faults: faults, words: words)
  }

  static let absences = [
    row(
      "absent in every row", #"{"$forEach": "${p}", "content": "${▸item.name}"}"#, "[{}, {\"name\": \"A\"}, {}]",
      shows: "VStack(center)[“”, “A”, “”]", "absent /body/content", words: #""name""#),
    row(
      "absent at two places", #"["${▸p.a}", "${▸p.a}"]"#, "{}", shows: "VStack(center)[“”, “”]", "absent /body/0",
      "absent /body/1"),
    row(
      "a required property that is absent takes its view",
      #"{"view": "VStack", "children": ["A", {"view": "Toggle", "title": "B", "isOn": "${▸p.on}"}]}"#, "{}",
      shows: "VStack(center)[“A”]", "absent /body/children/1/isOn"),
    row(
      "its own fallback stands in", #"{"view": "Toggle", "title": "B", "isOn": "${▸p.on}", "fallback": "F"}"#, "{}",
      shows: "“F”", "absent /body/isOn"),
    row(
      "an ancestor's fallback stands in",
      #"{"view": "VStack", "fallback": "F", "children": ["A", {"view": "Toggle", "title": "B", "isOn": "${▸p.on}"}]}"#,
      "{}", shows: "“F”", "absent /body/children/1/isOn"),
    row(
      "the nearest fallback stands in",
      """
      {"view": "VStack", "fallback": "G", "children": ["A", {"view": "HStack", "fallback": "F", "children": [
        {"view": "Toggle", "title": "B", "isOn": "${▸p.on}"}]}]}
      """, "{}", shows: "VStack(center)[“A”, “F”]", "absent /body/children/1/children/0/isOn"),
    row(
      "a fallback of one pass",
      """
      {"$forEach": "${p}", "content": {"view": "Toggle", "title": "B", "isOn": "${▸item.on}", "fallback": "F"}}
      """, #"[{"on": true}, {}, {"on": false}]"#,
      shows: "VStack(center)[Toggle(switch, true)[“B”], “F”, Toggle(switch, false)[“B”]]", "absent /body/content/isOn"),
    row(
      "a fallback that is not needed", #"{"view": "Toggle", "title": "B", "isOn": "${p.on}", "fallback": "F"}"#,
      #"{"on": true}"#, shows: "Toggle(switch, true)[“B”]"),
    row(
      "a symbol's name that is null takes its run",
      #"{"view": "Text", "content": ["A", {"systemImage": "${p.s}"}, "B"]}"#,
      #"{"s": null}"#, shows: "“AB”"),
  ]

  static let faults = [
    row("a division by zero", #"["A", "${▸1 / p}"]"#, "0", shows: "VStack(center)[“A”, “”]", "expression /body/1"),
    row(
      "a division by zero in some rows", #"{"$forEach": "${p}", "content": "${▸6 / item}"}"#, "[1, 0, 2, 0]",
      shows: "VStack(center)[“6”, “”, “3”, “”]", "expression /body/content"),
    row("a number beside text", #""[${▸p + 1}]""#, #""a""#, shows: "“[]”", "wrong-type /body"),
    row("a number of the other kind", #""[${▸p + 1}]""#, "1.5", shows: "“[]”", "wrong-type /body"),
    row("a conversion that fails", #""[${▸int(p)}]""#, #""a""#, shows: "“[]”", "expression /body"),
    row("a whole number that overflows", #""[${▸p + 1}]""#, "9223372036854775807", shows: "“[]”", "expression /body"),
    row(
      "a condition that is no boolean", #"{"$if": "${▸p}", "then": "A", "else": "B"}"#, "1", shows: "“B”",
      "wrong-type /body/$if", words: #""$if": expected a boolean, found"#),
    row(
      "a condition that fails", #"{"$if": "${▸1 / p == 1}", "then": "A", "else": "B"}"#, "0", shows: "“B”",
      "expression /body/$if"),
    row(
      "a text that is a list", #"{"view": "Text", "content": "${▸p}"}"#, "[1]", shows: "“”", "wrong-type /body/content"),
    row("a fault absorbed by a sure answer", #"{"$if": "${1 / p == 1 || true}", "then": "A"}"#, "0", shows: "“A”"),
  ]

  static let values = [
    row(
      "a string for a number", #"{"view": "VStack", "spacing": "${▸p}", "children": []}"#, #""a""#,
      shows: "VStack(center)[]", "wrong-type /body/spacing", words: #""spacing": expected a number"#),
    row(
      "a string for a number in some rows",
      #"{"$forEach": "${p}", "content": {"view": "VStack", "spacing": "${▸item}", "children": []}}"#, #"["a", 2, "a"]"#,
      shows: "VStack(center)[VStack(center)[], VStack(center, 2)[], VStack(center)[]]",
      "wrong-type /body/content/spacing"
    ),
    row(
      "an unknown case", #"{"view": "VStack", "alignment": "${▸p}", "children": []}"#, #""leadin""#,
      shows: "VStack(center)[]", "unknown-value /body/alignment → leading"),
    row(
      "an unknown colour", #"{"view": "Divider", "modifiers": [{"border": "${▸p}"}, "hidden"]}"#, #""bleu""#,
      shows: "hidden(Divider)", "unknown-value /body/modifiers/0/border → blue"),
    row(
      "an opacity above one", #"{"view": "Divider", "modifiers": [{"opacity": "${▸p}"}]}"#, "1.5", shows: "Divider",
      "out-of-range /body/modifiers/0/opacity"),
    row(
      "a font without a size", #"{"view": "Text", "content": "A", "modifiers": [{"font": "${▸p}"}]}"#,
      #"{"system": {"size": "x"}}"#, shows: "“A”", "wrong-type /body/modifiers/0/font"),
    row(
      "a list for a string", #"{"view": "Button", "title": "${▸p}", "action": []}"#, "[1]",
      shows: "Button(borderless, )[HStack(center)[]]", "wrong-type /body/title"),
    row(
      "a boolean for edges or a length", #"{"view": "Divider", "modifiers": [{"padding": "${▸p}"}]}"#, "true",
      shows: "Divider", "wrong-type /body/modifiers/0/padding"),
    row(
      "an unknown style", #"{"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": "${▸p}"}]}"#,
      #""round""#, shows: "Button(borderless, )[“A”]", "unknown-style /body/modifiers/0/buttonStyle"),
    row(
      "a required property of the wrong type takes its view",
      #"{"view": "Toggle", "title": "A", "isOn": "${▸p}", "fallback": "F"}"#, #""yes""#, shows: "“F”",
      "wrong-type /body/isOn"),
    row(
      "an element of a list",
      #"{"view": "Divider", "modifiers": [{"padding": {"edges": ▸["top", "${p}"], "length": 1}}]}"#,
      #""tpo""#, shows: "padding(1 1 1 1)(Divider)", "unknown-value /body/modifiers/0/padding/edges → top"),
  ]

  static let addresses = [
    row(
      "a script for a link", #"{"view": "Link", "title": "A", "destination": "${▸p}"}"#, #""javascript:alert(1)""#,
      shows: "Link(–)[“A”]", "blocked-url /body/destination"),
    row(
      "a script for an action", #"{"view": "Button", "title": "A", "action": {"openURL": "${▸p}"}}"#,
      #""javascript:alert(1)""#, shows: "Button(borderless, )[“A”]", "blocked-url /body/action/openURL",
      words: "is not opened"),
    row(
      "a script made of parts", #"{"view": "Button", "title": "A", "action": {"navigate": ▸"java${p}"}}"#,
      #""script:alert(1)""#, shows: "Button(borderless, )[“A”]", "blocked-url /body/action/navigate"),
    row(
      "a script for a picture", #"{"view": "Image", "name": "${▸p}"}"#, #""javascript:alert(1)//.png""#,
      shows: "placeholder()", "blocked-url /body/name"),
    row(
      "a script in every row", #"{"$forEach": "${p}", "content": {"view": "Image", "name": "${▸item}"}}"#,
      #"["data:x/y.png", "data:x/y.png"]"#, shows: "VStack(center)[placeholder(), placeholder()]",
      "blocked-url /body/content/name"),
    row(
      "an unknown image", #"{"view": "Image", "name": "${▸p}"}"#, #""portrait""#, shows: "placeholder(portrait)",
      "unknown-image /body/name"),
    row("an empty image", #"{"view": "Image", "name": "${p}"}"#, #""""#, shows: "placeholder()"),
    row("a picture", #"{"view": "Image", "name": "${p}"}"#, #""/a/b.png""#, shows: "image(/a/b.png, b)"),
    row(
      "an unknown symbol", #"{"view": "Image", "systemName": "${▸p}"}"#, #""glob""#, shows: "symbol(glob)",
      "unknown-symbol /body/systemName → globe"),
  ]
}

extension RunTimeFaultTests {
  @Test("An expression takes so many steps at most, and those of a screen as well")
  func cost() {
    var limits = Limits()
    limits.expressionSteps = 1_000
    let row = { (count: Int, faults: [String]) in
      TemplateCase(
        "\(count)", #"["A", "${\#(faults.isEmpty ? "" : "▸")p.map(x, x + 1).size()}"]"#, parameters: #""p": {}"#,
        data: #"{"p": [\#(Array(repeating: "1", count: count).joined(separator: ","))]}"#,
        shows: "VStack(center)[“A”, “\(faults.isEmpty ? "\(count)" : "")”]", faults: faults)
    }
    row(10, []).check(limits: limits)
    row(1_000, ["too-complex /body/1"]).check(limits: limits)
    limits.totalExpressionSteps = 2_000
    let body = #"{"$forEach": 400, "content": "${[1, 2, 3].map(x, x + item).size()}"}"#
    let screen = Decoded(body: body, limits: limits)
    #expect(screen.codes == ["too-complex"])
    #expect(screen.outline.hasPrefix("VStack(center)[“3”, “3”, ") && screen.outline.hasSuffix(", “”, “”]"))
  }

  @Test(
    "What is written many times over is bounded, wherever it is written",
    arguments: [
      #""${p}""#, #"{"view": "Button", "title": "${p}", "action": []}"#,
      #"{"view": "Divider", "modifiers": [{"accessibilityLabel": "${p}"}]}"#,
      #"{"view": "Divider", "id": "${p}${item}"}"#,
      #"{"view": "Button", "title": "A", "action": {"handler": "h", "arguments": {"a": "${p}"}}}"#,
    ])
  func repetition(_ content: String) {
    var limits = Limits()
    limits.totalExpressionSteps = 2_000
    let text = String(repeating: "a", count: 100)
    let decoded = Decoded(
      #"""
      {"parameters": {"p": {}}, "handlers": {"h": {"arguments": {"a": {}}}},
       "body": {"$forEach": 100, "content": \#(content)}}
      """#, data: #"{"p": "\#(text)"}"#, limits: limits)
    #expect(Set(decoded.codes) == ["too-complex"])
  }

  @Test("A long text that a loop writes again and again is bounded, and a short one is not charged")
  func longText() {
    var limits = Limits()
    limits.totalExpressionSteps = 2_000
    let codes = { (length: Int) in
      let text = String(repeating: "a", count: length)
      return Decoded(
        body: #"{"$forEach": 100, "content": {"view": "Button", "title": "\#(text)", "action": []}}"#, limits: limits
      ).codes
    }
    #expect(codes(300) == ["too-complex"])
    #expect(codes(255) == [])
  }

  @Test("A list that doubles and doubles is refused by its cost, not by the memory")
  func doubling() {
    let names = (1...40).map { #""a\#($0)": "${a\#($0 - 1) + a\#($0 - 1)}""# }.joined(separator: ", ")
    let decoded = Decoded(
      #"{"parameters": {"p": {}}, "body": {"$let": {"a0": "${p}", \#(names)}, "in": "${a40.size()}"}}"#,
      data: #"{"p": "0123456789"}"#)
    #expect(decoded.codes.contains("too-complex"))
  }
}
