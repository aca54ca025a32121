import Testing

@Suite struct DeclaredNameTests {
  @Test("A name is declared once; what hides another is told", arguments: namesRows)
  func names(_ row: DesignSystemCase) {
    row.check()
  }

  static let namesRows: [DesignSystemCase] = [
    DesignSystemCase(
      "one component in two systems", #"{"designSystem": "t", "components": {"A": {"body": "A"}}}"#,
      #"{"designSystem": "u", "components": {"A": {"body": "A"}}}"#, #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#,
      faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the component "A", which another one in use declares too"#),
    DesignSystemCase(
      "one component with a family in two systems",
      """
      {"designSystem": "t", "components": {"A": {"styleFamily": "f", "slots": {"t": {}}}}, "styles": {"f":
      {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      """
      {"designSystem": "u", "components": {"A": {"styleFamily": "f", "slots": {"t": {}}}}, "styles": {"f":
      {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#, faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the component "A", which another one in use declares too"#),
    DesignSystemCase(
      "one family in two systems",
      """
      {"designSystem": "t", "components": {"A": {"styleFamily": "f", "slots": {"t": {}}}}, "styles": {"f":
      {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      """
      {"designSystem": "u", "components": {"B": {"styleFamily": "f", "slots": {"t": {}}}}, "styles": {"f":
      {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#, faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the style family "f", which another one in use declares too"#),
    DesignSystemCase(
      "one style in two systems",
      #"{"designSystem": "t", "styles": {"button": {"x": {"body": {"$slot": "label"}}}}}"#,
      #"{"designSystem": "u", "styles": {"button": {"x": {"body": {"$slot": "label"}}}}}"#,
      #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#, faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the button style "x", which another one in use declares too"#),
    DesignSystemCase(
      "one key in two systems", #"{"designSystem": "t", "environment": {"k": {"default": 1}}}"#,
      #"{"designSystem": "u", "environment": {"k": {"default": 1}}}"#, #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#,
      faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the environment key "k", which another one in use declares"#),
    DesignSystemCase(
      "one key with a modifier in two systems",
      #"{"designSystem": "t", "environment": {"k": {"action": true, "modifier": "onK"}}}"#,
      #"{"designSystem": "u", "environment": {"k": {"action": true, "modifier": "onK"}}}"#,
      #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#, faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the environment key "k", which another one in use declares"#),
    DesignSystemCase(
      "one modifier of two keys in two systems",
      #"{"designSystem": "t", "environment": {"k": {"default": 1, "modifier": "m"}}}"#,
      #"{"designSystem": "u", "environment": {"l": {"default": 1, "modifier": "m"}}}"#,
      #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#, faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the modifier "m", which another one in use declares too"#),
    DesignSystemCase(
      "one colour in two systems", #"{"designSystem": "t", "colors": {"c": "red"}}"#,
      #"{"designSystem": "u", "colors": {"c": "red"}}"#, #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#,
      faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the colour "c", which another one in use declares too"#),
    DesignSystemCase(
      "one image in two systems", #"{"designSystem": "t", "images": {"i": {"url": "a.png"}}}"#,
      #"{"designSystem": "u", "images": {"i": {"url": "a.png"}}}"#, #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#,
      faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the image "i", which another one in use declares too"#),
    DesignSystemCase(
      "one handler in two systems", #"{"designSystem": "t", "handlers": {"h": {}}}"#,
      #"{"designSystem": "u", "handlers": {"h": {}}}"#, #"{"designSystem": "s", "uses": ["t", ▸"u"]}"#,
      faults: ["c: name-collision /uses/1"],
      words: #"the design system "u" declares the handler "h", which another one in use declares too"#),
    DesignSystemCase(
      "one component in two systems of a screen", #"{"designSystem": "t", "components": {"A": {"body": "A"}}}"#,
      #"{"designSystem": "u", "components": {"A": {"body": "A"}}}"#,
      screen: #"{"uses": ["t", ▸"u"], "body": {"view": "A"}}"#, shows: "“A”",
      faults: ["screen: name-collision /uses/1"],
      words: #"the design system "u" declares the component "A", which another one in use declares too"#),
    DesignSystemCase(
      "one system twice in uses", #"{"designSystem": "t", "components": {"A": {"body": "A"}}}"#,
      #"{"designSystem": "s", "uses": ["t", "t"]}"#),
    DesignSystemCase(
      "a component that hides one", #"{"designSystem": "t", "components": {"A": {"body": "A"}}}"#,
      #"{"designSystem": "s", "uses": ["t"], "components": {▸"A": {"body": "A"}}}"#,
      faults: ["b: shadowed-name /components/A"], words: #"the component "A" hides that of a design system in use"#),
    DesignSystemCase(
      "a component with a family that hides one",
      """
      {"designSystem": "t", "components": {"A": {"styleFamily": "f", "slots": {"t": {}}}}, "styles": {"f":
      {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      """
      {"designSystem": "s", "uses": ["t"], "components": {▸"A": {"styleFamily": "f", "slots": {"t": {}}}},
      "styles": {"f": {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      faults: ["b: shadowed-name /components/A"], words: #"the component "A" hides that of a design system in use"#),
    DesignSystemCase(
      "a family that hides one",
      """
      {"designSystem": "t", "components": {"A": {"styleFamily": "f", "slots": {"t": {}}}}, "styles": {"f":
      {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      """
      {"designSystem": "s", "uses": ["t"], "components": {"B": {"styleFamily": ▸"f", "slots": {"t": {}}}},
      "styles": {"f": {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      faults: ["b: shadowed-name /components/B/styleFamily"],
      words: #"the style family "f" hides that of a design system in use"#),
    DesignSystemCase(
      "a style that hides one", #"{"designSystem": "t", "styles": {"button": {"x": {"body": {"$slot": "label"}}}}}"#,
      """
      {"designSystem": "s", "uses": ["t"], "styles": {"label": {"x": {"body": {"$slot": "title"}}}, "button":
      {▸"x": {"body": {"$slot": "label"}}}}}
      """,
      faults: ["b: shadowed-name /styles/button/x"],
      words: #"the button style "x" hides that of a design system in use"#),
    DesignSystemCase(
      "a key that hides one", #"{"designSystem": "t", "environment": {"k": {"default": 1}}}"#,
      #"{"designSystem": "s", "uses": ["t"], "environment": {▸"k": {"default": 1}}}"#,
      faults: ["b: shadowed-name /environment/k"],
      words: #"the environment key "k" hides that of a design system in use"#),
    DesignSystemCase(
      "a modifier that hides one", #"{"designSystem": "t", "environment": {"k": {"default": 1, "modifier": "m"}}}"#,
      #"{"designSystem": "s", "uses": ["t"], "environment": {▸"l": {"default": 1, "modifier": "m"}}}"#,
      faults: ["b: shadowed-name /environment/l"], words: #"the modifier "m" hides that of a design system in use"#),
    DesignSystemCase(
      "a colour that hides one", #"{"designSystem": "t", "colors": {"c": "red"}}"#,
      #"{"designSystem": "s", "uses": ["t"], "colors": {▸"c": "red"}}"#, faults: ["b: shadowed-name /colors/c"],
      words: #"the colour "c" hides that of a design system in use"#),
    DesignSystemCase(
      "an image that hides one", #"{"designSystem": "t", "images": {"i": {"url": "a.png"}}}"#,
      #"{"designSystem": "s", "uses": ["t"], "images": {▸"i": {"url": "a.png"}}}"#,
      faults: ["b: shadowed-name /images/i"], words: #"the image "i" hides that of a design system in use"#),
    DesignSystemCase(
      "a handler that hides one", #"{"designSystem": "t", "handlers": {"h": {}}}"#,
      #"{"designSystem": "s", "uses": ["t"], "handlers": {▸"h": {}}}"#, faults: ["b: shadowed-name /handlers/h"],
      words: #"the handler "h" hides that of a design system in use"#),
    DesignSystemCase(
      "a screen's handler that hides one", #"{"designSystem": "s", "handlers": {"h": {}}}"#,
      screen: #"{"uses": ["s"], "handlers": {▸"h": {}}, "body": "A"}"#, shows: "“A”",
      faults: ["screen: shadowed-name /handlers/h"], words: #"the handler "h" hides that of a design system in use"#),
    DesignSystemCase(
      "names of the standard system are hidden without a word",
      """
      {"designSystem": "s", "components": {"Detail": {"body": "A"}}, "styles": {"button": {"bordered": {"body":
      {"$slot": "label"}}}}, "environment": {"avatarImageShape": {"default": 1}}}
      """),
    DesignSystemCase(
      "a view of the engine", #"{"designSystem": "s", "components": {▸"Text": {"body": "A"}}}"#,
      faults: ["reserved-name /components/Text"], words: #"the view "Text" is one of the engine's"#),
    DesignSystemCase(
      "a modifier of the engine", #"{"designSystem": "s", "environment": {▸"padding": {"default": 1}}}"#,
      faults: ["reserved-name /environment/padding"], words: #"the modifier "padding" is one of the engine's"#),
    DesignSystemCase(
      "a value of the environment", #"{"designSystem": "s", "environment": {▸"isEnabled": {"default": true}}}"#,
      faults: ["reserved-name /environment/isEnabled"], words: #"the name "isEnabled" is reserved"#),
    DesignSystemCase(
      "a key that is no identifier", #"{"designSystem": "s", "environment": {▸"is-on": {"default": true}}}"#,
      faults: ["wrong-type /environment/is-on"]),
    DesignSystemCase(
      "a family of the engine", #"{"designSystem": "s", "components": {"A": {"styleFamily": ▸"button"}}}"#,
      faults: ["reserved-name /components/A/styleFamily"],
      words: #"the style family "button" is one of the engine's"#),
    DesignSystemCase(
      "a family that is no identifier", #"{"designSystem": "s", "components": {"A": {"styleFamily": ▸"a b"}}}"#,
      faults: ["wrong-type /components/A/styleFamily"]),
    DesignSystemCase(
      "a family whose modifier is the engine's",
      #"{"designSystem": "s", "components": {"A": {"styleFamily": ▸"foreground"}}}"#,
      faults: ["reserved-name /components/A/styleFamily"],
      words: #"the modifier "foregroundStyle" is one of the engine's"#),
    DesignSystemCase(
      "a family whose modifier is a key's",
      """
      {"designSystem": "s", "environment": {"fStyle": {"default": 1}}, "components": {"A": {"styleFamily": ▸"f",
      "slots": {"t": {}}}}, "styles": {"f": {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      faults: ["name-collision /components/A/styleFamily"], words: #"the modifier "fStyle" is declared already"#),
    DesignSystemCase(
      "one family twice",
      #"{"designSystem": "s", "components": {"A": {"styleFamily": ▸"f"}, "B": {"styleFamily": ▸"f"}}}"#,
      faults: ["missing-value /components/A/styleFamily", "name-collision /components/B/styleFamily"],
      words: #"the style family "f" needs a style "automatic""#),
    DesignSystemCase(
      "a colour of the tint", #"{"designSystem": "s", "colors": {▸"tint": "red"}}"#,
      faults: ["reserved-name /colors/tint"], words: #"the name "tint" is reserved"#),
    DesignSystemCase(
      "a level", #"{"designSystem": "s", "colors": {▸"secondary": "red"}}"#,
      faults: ["reserved-name /colors/secondary"], words: #"the name "secondary" is reserved"#),
    DesignSystemCase(
      "an empty name of a colour", #"{"designSystem": "s", "colors": {▸"": "red"}}"#, faults: ["wrong-type /colors/"],
      words: "a name cannot be empty"),
    DesignSystemCase(
      "a component without a name", #"{"designSystem": "s", "components": {▸"": {"body": "A"}}}"#,
      faults: ["wrong-type /components/"], words: "a name cannot be empty"),
  ]
}
