import Testing

@Suite struct ComponentCallTests {
  @Test("A call gives values that fit the parameters", arguments: propertiesRows)
  func properties(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("A parameter may be one of several pictures", arguments: picturesRows)
  func pictures(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("A call gives views for slots", arguments: slotsRows)
  func slots(_ row: DesignSystemCase) {
    row.check()
  }

  private static let line =
    #""A": {"parameters": {"t": {"type": "string"}, "n": {"type": "integer", "default": 3}}, "body": "${t} ${n}"}"#

  private static let closed =
    """
    "A": {"parameters": {"e": {"enum": ["round", "square"], "default": "round"}}, "body": {"$switch": "${e}",
    "cases": {"round": "R", "square": "S"}}}
    """

  private static let icon =
    """
    "A": {"parameters": {"icon": {"oneOf": [{"properties": {"leading": {"$ref": "paravent:Image"}}, "required":
    ["leading"], "additionalProperties": false}, {"properties": {"trailing": {"$ref": "paravent:Image"}},
    "required": ["trailing"], "additionalProperties": false}], "default": null}}, "body": {"view": "HStack",
    "children": [{"$slot": "icon.leading"}, "A", {"$slot": "icon.trailing"}]}}
    """

  private static let card =
    """
    "C": {"slots": {"h": {}, "f": {"optional": true}, "children": {"optional": true}}, "body": {"view": "VStack",
    "children": [{"$slot": "h"}, {"$slot": "children"}, {"$slot": "f"}]}}
    """

  static let propertiesRows: [DesignSystemCase] = [
    .call(
      "all properties", components: line, body: #"{"view": "A", "t": "x", "n": 5}"#, shows: "“x 5”"),
    .call(
      "a default", components: line, body: #"{"view": "A", "t": "x"}"#, shows: "“x 3”"),
    .call(
      "null is as good as absence", components: line, body: #"{"view": "A", "t": "x", "n": null}"#, shows: "“x 3”"),
    .call(
      "a missing property", components: line, body: #"["B", ▸{"view": "A"}]"#, shows: "“B”",
      faults: ["screen: missing-value /body/1"], words: #"A needs "t""#),
    .call(
      "null for what is required", components: line, body: #"["B", ▸{"view": "A", "t": null}]"#, shows: "“B”",
      faults: ["screen: missing-value /body/1"], words: #"A needs "t""#),
    .call(
      "a misspelt property", components: line, body: #"["B", ▸{"view": "A", ▸"tt": "x"}]"#, shows: "“B”",
      faults: ["screen: missing-value /body/1", "screen: unknown-key /body/1/tt"], words: #"A needs "t""#),
    .call(
      "an unknown property", components: line, body: #"{"view": "A", "t": "x", ▸"color": "red"}"#, shows: "“x 3”",
      faults: ["screen: unknown-key /body/color"], words: #"the key "color" means nothing here"#),
    .call(
      "a modifier as a property", components: line, body: #"{"view": "A", "t": "x", ▸"padding": 5}"#, shows: "“x 3”",
      faults: ["screen: unknown-key /body/padding"],
      words: #"the key "padding" means nothing here; it is a modifier and stands in "modifiers""#),
    .call(
      "a wrong type", components: line, body: #"["B", {"view": "A", "t": ▸5}]"#, shows: "“B”",
      faults: ["screen: wrong-type /body/1/t"], words: #""t": expected a string, found 5"#),
    .call(
      "a wrong type where there is a default", components: line, body: #"{"view": "A", "t": "x", "n": ▸"5"}"#,
      shows: "“x 3”", faults: ["screen: wrong-type /body/n"],
      words: #""n": expected a whole number, found the string "5""#),
    .call(
      "two faults", components: line, body: #"["B", {"view": "A", "t": ▸5, "n": ▸"5"}]"#, shows: "“B”",
      faults: ["screen: wrong-type /body/1/t", "screen: wrong-type /body/1/n"],
      words: #""t": expected a string, found 5"#),
    .call(
      "an expression of a wrong type", components: line, body: #"["B", {"view": "A", "t": "${▸1 + 1}"}]"#,
      shows: "“B”", faults: ["screen: wrong-type /body/1/t"],
      words: #""t": expected a string, found a whole number"#),
    .call(
      "an expression of a wrong type where there is a default", components: line,
      body: #"{"view": "A", "t": "x", "n": "${▸'5'}"}"#, shows: "“x 3”", faults: ["screen: wrong-type /body/n"],
      words: #""n": expected a whole number, found the string "5""#),
    .call(
      "a text with an expression", components: line, body: #"{"view": "A", "t": "x${1}y"}"#, shows: "“x1y 3”"),
    .call(
      "data that does not fit", components: line, members: #""parameters": {"o": {"examples": [{"t": 5}]}}"#,
      body: #"{"view": "A", "t": "${▸o.t}"}"#, shows: "", faults: ["screen: wrong-type /body/t"],
      words: #""t": expected a string, found 5"#),
    .call(
      "data that does not fit, in a loop", components: line,
      members: #""parameters": {"o": {"examples": [["a", 5, 6]]}}"#,
      body: #"{"$forEach": "${o}", "content": {"view": "A", "t": "${▸item}"}}"#, shows: "“a 3”",
      faults: ["screen: wrong-type /body/content/t"], words: #""t": expected a string, found 5"#),
    .call(
      "data that is absent", components: line, members: #""parameters": {"o": {"examples": [{}]}}"#,
      body: #"{"view": "A", "t": "${▸o.t}"}"#, shows: "“ 3”", faults: ["screen: absent /body/t"],
      words: #"o has no "t""#),
    .call(
      "a form for a value", components: line,
      body: #"{"view": "A", "t": {"$if": "${1 > 2}", "then": "a", "else": "b"}}"#, shows: "“b 3”"),
    .call(
      "a form that gives nothing", components: line,
      body: #"{"view": "A", "t": "x", "n": {"$if": "${1 > 2}", "then": 7}}"#, shows: "“x 3”"),
    .call(
      "a switch for a value", components: line,
      body: #"{"view": "A", "t": {"$switch": "${1}", "cases": {"1": "one"}}}"#, shows: "“one 3”"),
    .call(
      "a form of a wrong type", components: line,
      body: #"{"view": "A", "t": {"$if": "${1 > 2}", "then": ▸5, "else": "b"}}"#, shows: "",
      faults: ["screen: wrong-type /body/t/then"], words: "expected a string, found 5"),
    .call(
      "a loop for a list",
      components: """
        "A": {"parameters": {"l": {"type": "array", "items": {"type": "integer"}}}, "body": {"$forEach": "${l}",
        "content": "${item}"}}
        """,
      body: #"{"view": "A", "l": [{"$forEach": 3, "content": "${item * 2}"}]}"#,
      shows: "VStack(center)[“0”, “2”, “4”]"),
    .call(
      "a case", components: closed, body: #"{"view": "A", "e": "square"}"#, shows: "“S”"),
    .call(
      "an unknown case", components: closed, body: #"{"view": "A", "e": ▸"sqare"}"#, shows: "“R”",
      faults: ["screen: unknown-value /body/e → square"],
      words: #""e": expected "round" or "square", found the string "sqare""#),
    .call(
      "an unknown case of an expression", components: closed,
      body: #"{"view": "A", "e": "${1 > 2 ? 'round' : ▸'sqare'}"}"#, shows: "“R”",
      faults: ["screen: unknown-value /body/e → square"],
      words: #""e": expected "round" or "square", found the string "sqare""#),
    .call(
      "a case of data", components: closed,
      members: #""parameters": {"o": {"type": "string", "examples": ["oval"]}}"#,
      body: #"{"view": "A", "e": "${▸o}"}"#, shows: "“R”", faults: ["screen: unknown-value /body/e"],
      words: #""e": expected "round" or "square", found the string "oval""#),
    .call(
      "a misspelt long property",
      components: #""A": {"parameters": {"title": {"type": "string"}}, "body": "${title}"}"#,
      body: #"["B", ▸{"view": "A", "titel": "x"}]"#, shows: "“B”", faults: ["screen: missing-value /body/1"],
      words: #"A needs "title"; "titel" means nothing here"#),
    .call(
      "a misspelt optional property",
      components: #""A": {"parameters": {"title": {"type": "string", "default": "T"}}, "body": "${title}"}"#,
      body: #"{"view": "A", ▸"titel": "x"}"#, shows: "“T”", faults: ["screen: unknown-key /body/titel → title"],
      words: #"the key "titel" means nothing here"#),
    .call(
      "data that does not fit, with a fallback", components: line,
      members: #""parameters": {"o": {"examples": [{"t": 5}]}}"#,
      body: #"["B", {"view": "A", "t": "${▸o.t}", "fallback": "F"}]"#, shows: "VStack(center)[“B”, “F”]",
      faults: ["screen: wrong-type /body/1/t"], words: #""t": expected a string, found 5"#),
    .call(
      "data that does not fit, with a default", components: line,
      members: #""parameters": {"o": {"examples": [{"n": "5"}]}}"#, body: #"{"view": "A", "t": "x", "n": "${▸o.n}"}"#,
      shows: "“x 3”", faults: ["screen: wrong-type /body/n"],
      words: #""n": expected a whole number, found the string "5""#),
  ]

  static let picturesRows: [DesignSystemCase] = [
    .call(
      "no icon", components: icon, body: #"{"view": "A"}"#, shows: "HStack(center)[“A”]"),
    .call(
      "null for the icon", components: icon, body: #"{"view": "A", "icon": null}"#, shows: "HStack(center)[“A”]"),
    .call(
      "a leading icon", components: icon, body: #"{"view": "A", "icon": {"leading": "a.png"}}"#,
      shows: "HStack(center)[image(a.png, a), “A”]"),
    .call(
      "a trailing symbol", components: icon, body: #"{"view": "A", "icon": {"trailing": {"systemName": "globe"}}}"#,
      shows: "HStack(center)[“A”, symbol(globe)]"),
    .call(
      "both icons", components: icon, body: #"{"view": "A", "icon": {"leading": "a.png", ▸"trailing": "b.png"}}"#,
      shows: "HStack(center)[“A”]", faults: ["screen: exclusive-keys /body/icon/trailing"],
      words: #""trailing" cannot stand beside "leading""#),
    .call(
      "neither icon", components: icon, body: #"{"view": "A", "icon": ▸{}}"#, shows: "HStack(center)[“A”]",
      faults: ["screen: missing-value /body/icon"], words: #""icon": expected the key "leading" or "trailing""#),
    .call(
      "a misspelt case of the icon", components: icon, body: #"{"view": "A", "icon": {▸"leadin": "a.png"}}"#,
      shows: "HStack(center)[“A”]", faults: ["screen: unknown-key /body/icon/leadin → leading"],
      words: #"the key "leadin" means nothing here; expected the key "leading" or "trailing""#),
    .call(
      "a number for the icon", components: icon, body: #"{"view": "A", "icon": {"leading": ▸5}}"#,
      shows: "HStack(center)[“A”]", faults: ["screen: wrong-type /body/icon/leading"],
      words: #""leading": expected a string or an object, found 5"#),
    .call(
      "an unknown name of the icon", components: icon, body: #"{"view": "A", "icon": {"leading": ▸"Icon"}}"#,
      shows: "HStack(center)[placeholder(Icon), “A”]", faults: ["screen: unknown-image /body/icon/leading"],
      words: #"no image is named "Icon"; a placeholder stands for it"#),
    .call(
      "an icon by an expression", components: icon, body: #"{"view": "A", "icon": {"leading": "${'a.png'}"}}"#,
      shows: "HStack(center)[image(a.png, a), “A”]"),
    .call(
      "an icon with two keys", components: icon,
      body: #"{"view": "A", "icon": {"leading": {"systemName": "globe", ▸"url": "a.png"}}}"#,
      shows: "HStack(center)[“A”]", faults: ["screen: exclusive-keys /body/icon/leading/url"],
      words: #""url" cannot stand beside "systemName", which holds"#),
    .call(
      "a blocked icon", components: icon, body: #"{"view": "A", "icon": {"leading": ▸"javascript:1"}}"#,
      shows: "HStack(center)[placeholder(javascript:1), “A”]", faults: ["screen: unknown-image /body/icon/leading"],
      words: #"no image is named "javascript:1"; a placeholder stands for it"#),
    .call(
      "a computed blocked icon", components: icon,
      body: #"{"view": "A", "icon": ▸{"leading": "${'javascript:1/'}"}}"#,
      shows: "HStack(center)[placeholder(), “A”]", faults: ["screen: blocked-url /body/icon"],
      words: #"the URL "javascript:1/" is not shown"#),
    .call(
      "nested defaults",
      components: """
        "A": {"parameters": {"o": {"type": "object", "properties": {"a": {"type": "integer"}, "b": {"type":
        "integer", "default": 7}}}}, "body": "${o.a} ${o.b}"}
        """,
      body: #"{"view": "A", "o": {"a": 1}}"#, shows: "“1 7”"),
    .call(
      "nested defaults of a computed object",
      components: """
        "A": {"parameters": {"o": {"type": "object", "properties": {"a": {"type": "integer"}, "b": {"type":
        "integer", "default": 7}}}}, "body": "${o.a} ${o.b}"}
        """,
      body: #"{"view": "A", "o": {"a": "${1}"}}"#, shows: "“1 7”"),
    .call(
      "nested defaults beside an image",
      components: """
        "A": {"parameters": {"o": {"type": "object", "properties": {"a": {"$ref": "paravent:Image"}, "b": {"type":
        "number", "default": 7}}}}, "body": [{"$slot": "o.a"}, "${o.b / 2.0}"]}
        """,
      body: #"{"view": "A", "o": {"a": "a.png"}}"#, shows: "VStack(center)[image(a.png, a), “3.5”]"),
    .call(
      "a whole number for a number",
      components: #""A": {"parameters": {"n": {"type": "number"}}, "body": "${n / 2.0}"}"#,
      members: #""parameters": {"o": {"examples": [{"n": 3}]}}"#,
      body: #"[{"view": "A", "n": 3}, {"view": "A", "n": "${3}"}, {"view": "A", "n": "${o.n}"}]"#,
      shows: "VStack(center)[“1.5”, “1.5”, “1.5”]"),
  ]

  static let slotsRows: [DesignSystemCase] = [
    .call(
      "a slot", components: card, body: #"{"view": "C", "h": "H"}"#, shows: "VStack(center)[“H”]"),
    .call(
      "all slots", components: card, body: #"{"view": "C", "f": "F", "children": ["1", "2"], "h": "H"}"#,
      shows: "VStack(center)[“H”, “1”, “2”, “F”]"),
    .call(
      "a missing slot", components: card, body: #"["B", ▸{"view": "C", "f": "F"}]"#, shows: "“B”",
      faults: ["screen: missing-value /body/1"], words: #"C needs "h""#),
    .call(
      "null for a slot", components: card, body: #"["B", ▸{"view": "C", "h": null}]"#, shows: "“B”",
      faults: ["screen: missing-value /body/1"], words: #"C needs "h""#),
    .call(
      "several views in a slot", components: card, body: #"{"view": "C", "h": ["H", "I"]}"#,
      shows: "VStack(center)[“H”, “I”]"),
    .call(
      "a form in a slot", components: card,
      body: """
        {"view": "C", "h": {"$if": "${1 > 2}", "then": "a", "else": "b"}, "f": {"$forEach": 2, "content":
        "${item}"}}
        """,
      shows: "VStack(center)[“b”, “0”, “1”]"),
    .call(
      "a slot that shows nothing", components: card,
      body: #"{"view": "C", "h": {"$if": "${1 > 2}", "then": "a"}, "children": ["1"]}"#,
      shows: "VStack(center)[“1”]"),
    .call(
      "children that are no array", components: card, body: #"{"view": "C", "h": "H", "children": ▸"1"}"#,
      shows: "VStack(center)[“H”]", faults: ["screen: wrong-type /body/children"],
      words: #""children": expected an array of views, found the string "1""#),
    .call(
      "an unknown view in a slot", components: card, body: #"{"view": "C", "h": {"view": ▸"Txt"}}"#,
      shows: "VStack(center)[]", faults: ["screen: unknown-view /body/h/view → Text"],
      words: #"no view is named "Txt""#),
    .call(
      "an unknown view in a slot with a fallback", components: card,
      body: #"{"view": "C", "h": {"view": ▸"Txt"}, "fallback": "F"}"#, shows: "“F”",
      faults: ["screen: unknown-view /body/h/view → Text"], words: #"no view is named "Txt""#),
    .call(
      "children for a component without them", components: line, body: #"{"view": "A", "t": "x", ▸"children": []}"#,
      shows: "“x 3”", faults: ["screen: unknown-key /body/children"],
      words: #"the key "children" means nothing here"#),
    .call(
      "a number in a slot", components: card, body: #"["B", {"view": "C", "h": ▸5}]"#,
      shows: "VStack(center)[“B”, VStack(center)[]]", faults: ["screen: wrong-type /body/1/h"],
      words: #""h": expected a view: a string, or an object with "view", found 5"#),
  ]
}
