import Testing

@Suite struct ComponentLookTests {
  @Test("A name of a colour, a picture or a style means what it means where it is written", arguments: imagesRows)
  func images(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("A style receives what a component says", arguments: configurationsRows)
  func configurations(_ row: DesignSystemCase) {
    row.check()
  }

  private static let picture =
    #""A": {"parameters": {"i": {"$ref": "paravent:Image"}}, "body": {"$slot": "i", "modifiers": ["resizable"]}}"#

  private static let painted =
    """
    "A": {"parameters": {"c": {"$ref": "paravent:Color"}}, "body": {"view": "Text", "content": "A", "modifiers":
    [{"foregroundStyle": "${c}"}]}}
    """

  static let imagesRows: [DesignSystemCase] = [
    .call(
      "an image by its URL", components: picture, body: #"{"view": "A", "i": "a.png"}"#,
      shows: "image(a.png, a, resizable)"),
    .call(
      "a symbol", components: picture, body: #"{"view": "A", "i": {"systemName": "globe"}}"#,
      shows: "symbol(globe, resizable)"),
    DesignSystemCase(
      "a named image of the caller in another system's component",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"i": {"$ref": "paravent:Image"}}, "body":
      {"$slot": "i", "modifiers": ["resizable"]}}}, "images": {"I": {"url": "own.png"}}}
      """,
      """
      {"designSystem": "t", "uses": ["s"], "images": {▸"I": {"url": "callers.png"}}, "components": {"B": {"body":
      {"view": "A", "i": "I"}}}}
      """,
      screen: #"{"uses": ["t"], "body": {"view": "B"}}"#, shows: "image(callers.png, callers, resizable)",
      faults: ["b: shadowed-name /images/I"], words: #"the image "I" hides that of a design system in use"#),
    DesignSystemCase(
      "a named image of the screen's system in a component",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"i": {"$ref": "paravent:Image"}}, "body":
      {"$slot": "i", "modifiers": ["resizable"]}}}}
      """,
      #"{"designSystem": "t", "images": {"I": {"url": "callers.png", "label": "L"}}}"#,
      screen: #"{"uses": ["s", "t"], "body": {"view": "A", "i": "I"}}"#, shows: "image(callers.png, L, resizable)"),
    DesignSystemCase(
      "a style of one system within a component of another",
      #"{"designSystem": "s", "styles": {"button": {"x": {"body": [{"$slot": "label"}, "s"]}}}}"#,
      """
      {"designSystem": "t", "styles": {"button": {"x": {"body": [{"$slot": "label"}, "t"]}}}, "components": {"A":
      {"body": {"view": "Button", "title": "B", "action": [], "modifiers": [{"buttonStyle": "x"}]}}}}
      """,
      #"{"designSystem": "u", "uses": ["t"], "components": {"C": {"body": {"view": "A"}}}}"#,
      screen: """
        {"uses": ["s", "u"], "body": [{"view": "C"}, {"view": "Button", "title": "D", "action": [], "modifiers":
        [{"buttonStyle": "x"}]}]}
        """,
      shows:
        "VStack(center)[Button(bordered, )[HStack(center)[“B”, “t”]], Button(bordered, )[HStack(center)[“D”, “s”]]]"),
    DesignSystemCase(
      "a component of a system that is used by one in use",
      #"{"designSystem": "s", "components": {"A": {"body": "A"}}}"#, #"{"designSystem": "t", "uses": ["s"]}"#,
      screen: #"{"uses": ["t"], "body": {"view": ▸"A"}}"#, shows: "", faults: ["screen: unknown-view /body/view"],
      words: #"no view is named "A""#),
    .call(
      "a computed colour that is unknown", components: painted,
      members: #""parameters": {"o": {"examples": ["blu"]}}"#, body: #"["B", {"view": "A", "c": "${▸o}"}]"#,
      shows: "“B”", colors: ["primary"], faults: ["screen: unknown-value /body/1/c → blue"],
      words: #"no colour is named "blu""#),
    .call(
      "a computed colour", components: painted, members: #""parameters": {"o": {"examples": ["blue"]}}"#,
      body: #"["B", {"view": "A", "c": "${o}"}]"#, shows: "VStack(center)[“B”, “A”]", colors: ["primary", "blue"]),
    DesignSystemCase(
      "a text in a colour of the caller",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"c": {"$ref": "paravent:Color"}}, "body": {"view":
      "Text", "content": "A", "modifiers": [{"foregroundStyle": "${c}"}]}}}, "colors": {"brand": "red"}}
      """,
      """
      {"designSystem": "t", "uses": ["s"], "colors": {▸"brand": "#00FF00"}, "components": {"B": {"body": [{"view":
      "A", "c": "brand"}, {"view": "A", "c": {"color": "brand", "opacity": 0.5}}, {"view": "Text", "content": "A",
      "modifiers": [{"foregroundStyle": "brand"}]}]}}}
      """,
      screen: #"{"uses": ["t"], "body": {"view": "B"}}"#, shows: "VStack(center)[“A”, “A”, “A”]",
      colors: ["brand", "brand@0.5", "brand"], faults: ["b: shadowed-name /colors/brand"],
      words: #"the colour "brand" hides that of a design system in use"#),
    DesignSystemCase(
      "two systems with a colour of one name, side by side",
      """
      {"designSystem": "s", "colors": {"brand": "#FF0000"}, "components": {"A": {"body": {"view": "Text",
      "content": "A", "modifiers": [{"foregroundStyle": "brand"}]}}}}
      """,
      """
      {"designSystem": "t", "colors": {"brand": "#00FF00"}, "components": {"B": {"body": {"view": "Text",
      "content": "A", "modifiers": [{"foregroundStyle": "brand"}]}}}}
      """,
      #"{"designSystem": "u", "uses": ["s"], "components": {"C": {"body": {"view": "A"}}}}"#,
      #"{"designSystem": "v", "uses": ["t"], "components": {"D": {"body": {"view": "B"}}}}"#,
      screen: #"{"uses": ["u", "v"], "body": [{"view": "C"}, {"view": "D"}]}"#, shows: "VStack(center)[“A”, “A”]",
      colors: ["brand", "brand"]),
    DesignSystemCase(
      "a default colour handed on",
      """
      {"designSystem": "s", "colors": {"brand": "#FF0000"}, "components": {"A": {"parameters": {"c": {"$ref":
      "paravent:Color", "default": "brand"}}, "body": {"view": "B", "c": "${c}"}}, "B": {"parameters": {"c":
      {"$ref": "paravent:Color"}}, "body": {"view": "Text", "content": "B", "modifiers": [{"foregroundStyle":
      "${c}"}]}}}}
      """,
      screen: #"{"uses": ["s"], "body": {"view": "A"}}"#, shows: "“B”", colors: ["brand"]),
    DesignSystemCase(
      "a colour of a key that another system declares by the same name",
      """
      {"designSystem": "s", "colors": {"brand": "#FF0000"}, "environment": {"k": {"schema": {"$ref":
      "paravent:Color"}, "default": "brand"}}}
      """,
      """
      {"designSystem": "t", "uses": ["s"], "colors": {▸"brand": "#00FF00"}, "components": {"A": {"body": {"view":
      "Text", "content": "A", "modifiers": [{"foregroundStyle": "${environment.k}"}]}}}}
      """,
      ##"{"designSystem": "u", "colors": {"own": "#0000FF"}}"##,
      #"{"designSystem": "v", "uses": ["t"], "components": {"C": {"body": {"view": "A"}}}}"#,
      screen: #"{"uses": ["s", "u", "v"], "body": [{"view": "C"}, {"view": "C", "modifiers": [{"k": "own"}]}]}"#,
      shows: "VStack(center)[“A”, “A”]", colors: ["brand", "own"], faults: ["b: shadowed-name /colors/brand"],
      words: #"the colour "brand" hides that of a design system in use"#),
  ]

  static let configurationsRows: [DesignSystemCase] = [
    .call(
      "what a configuration says",
      components: """
        "A": {"styleFamily": "f", "parameters": {"t": {"type": "string"}}, "slots": {"x": {}}, "configuration":
        {"a": "${t}!", "b": {"$slot": "x"}, "c": [{"view": "Divider"}, "${t}"]}}
        """,
      declarations: """
        "styles": {"f": {"automatic": {"body": {"view": "HStack", "children": [{"$slot": "a"}, {"$slot": "b"},
        {"$slot": "c"}]}}}}
        """,
      body: #"{"view": "A", "t": "T", "x": "X"}"#, shows: "HStack(center)[“T!”, “X”, Divider, “T”]"),
    .call(
      "a configuration with a slot that is empty",
      components: """
        "A": {"styleFamily": "f", "slots": {"x": {"optional": true}}, "configuration": {"a": "a", "b": {"$slot":
        "x"}, "c": "${environment.isEnabled ? '' : 'off'}"}}
        """,
      declarations: """
        "styles": {"f": {"automatic": {"body": {"view": "HStack", "children": [{"$slot": "a"}, {"$slot": "b"},
        {"$slot": "c"}]}}}}
        """,
      body: #"[{"view": "A"}, {"view": "A", "modifiers": [{"disabled": true}]}]"#,
      shows: "VStack(center)[HStack(center)[“a”], HStack(center)[“a”, “off”]]"),
    .call(
      "a style that holds its own family", components: #""A": {"styleFamily": "f"}"#,
      declarations: #""styles": {"f": {"automatic": {"body": ["x", {"view": "A"}]}}}"#,
      body: #"["B", ▸{"view": "A"}, "C"]"#, shows: "VStack(center)[“B”, “x”, “C”]",
      faults: ["screen: style-recursion /body/1"],
      words: #"the f style cannot be applied: the style "automatic" holds a view of its own family"#),
    .call(
      "names that are not Latin",
      components: #""Grüße": {"body": "A"}, "شخص": {"slots": {"children": {}}, "body": {"$slot": "children"}}"#,
      body: #"{"view": "شخص", "children": [{"view": "Grüße"}]}"#, shows: "“A”"),
  ]
}
