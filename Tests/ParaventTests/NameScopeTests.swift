import Testing

@Suite struct NameScopeTests {
  @Test("A name means what the nearest form around it says, and nothing outside of it", arguments: local)
  func lexical(_ row: TemplateCase) {
    row.check()
  }

  @Test("A style's body never sees its caller's names; a slot's content keeps its own", arguments: styles)
  func styled(_ row: TemplateCase) {
    row.check()
  }

  static let local: [TemplateCase] = [
    TemplateCase(
      "a loop hides a parameter",
      #"["${a}", {"$forEach": ["y"], "as": ▸"a", "content": "${a}"}, "${a}"]"#, parameters: #""a": {"default": "x"}"#,
      shows: "VStack(center)[“x”, “y”, “x”]", "shadowed-name /body/1/as",
      words: #"the name "a" hides another value of that name"#),
    TemplateCase(
      "a loop hides the item of another by default",
      #"{"$forEach": [1], "content": {▸"$forEach": [2], "content": "${item}"}}"#, shows: "“2”",
      "shadowed-name /body/content/$forEach"),
    TemplateCase(
      "a position hides a parameter", #"["${i}", {"$forEach": ["y"], "index": ▸"i", "content": "${i}"}]"#,
      parameters: #""i": {"default": 7}"#, shows: "VStack(center)[“7”, “0”]", "shadowed-name /body/1/index"),
    TemplateCase(
      "a binding hides another, which it sees",
      #"{"$let": {"a": 1}, "in": {"$let": {▸"a": "${a + 1}"}, "in": "${a}"}}"#, shows: "“2”",
      "shadowed-name /body/in/$let/a"),
    TemplateCase(
      "loops beside each other hide nothing",
      #"[{"$forEach": ["a"], "content": "${item}"}, {"$forEach": ["b"], "content": "${item}"}]"#,
      shows: "VStack(center)[“a”, “b”]"),
    TemplateCase(
      "a name ends with its loop", #"[{"$forEach": ["a"], "as": "x", "content": "${x}"}, "${▸x}"]"#, shows: "“a”",
      "unknown-name /body/1"),
    TemplateCase(
      "a name ends with its binding", #"[{"$let": {"x": 1}, "in": "${x}"}, "${▸x}"]"#, shows: "“1”",
      "unknown-name /body/1"),
    TemplateCase(
      "a list does not see its items", #"["A", {"$forEach": "${▸item}", "content": "B"}]"#, shows: "“A”",
      "unknown-name /body/1/$forEach"),
    TemplateCase(
      "a binding does not see those behind it", #"["A", {"$let": {"a": "${▸b}", "b": 1}, "in": "B"}]"#, shows: "“A”",
      "unknown-name /body/1/$let/a"),
    TemplateCase(
      "modifiers see the names around their view",
      #"{"$forEach": [2], "as": "n", "content": {"view": "Divider", "modifiers": [{"padding": "${n}"}]}}"#,
      shows: "padding(2 2 2 2)(Divider)"),
    TemplateCase(
      "a layer, an action and an id see them too",
      """
      {"$forEach": ["x"], "as": "n", "content": {"view": "Button", "title": "${n}", "id": "b-${n}",
        "action": {"navigate": "/${n}"}, "modifiers": [{"overlay": {"content": "${n}"}}]}}
      """, shows: "overlay(“x”)(Button(borderless, go /x)[“x”]{#b-x[0]})"),
    TemplateCase(
      "a macro's variable is local", #"["${[1, 2].map(n, n + 1).size()}", "${▸n}"]"#, shows: "“2”",
      "unknown-name /body/1"),
    TemplateCase(
      "a reserved name for an item", #"{"$forEach": 1, "as": ▸"state", "content": "A"}"#, shows: "“A”",
      "reserved-name /body/as"),
    TemplateCase(
      "a reserved name for a binding", #"{"$let": {▸"configuration": 1}, "in": "A"}"#, shows: "“A”",
      "reserved-name /body/$let/configuration"),
    TemplateCase(
      "a word of the language for a position", #"{"$forEach": 1, "index": ▸"in", "content": "A"}"#, shows: "“A”",
      "reserved-name /body/index"),
    TemplateCase(
      "no name", #"{"$forEach": 1, "as": ▸"a b", "content": "A"}"#, shows: "“A”", "wrong-type /body/as"),
    TemplateCase(
      "a number for a name", #"{"$forEach": 1, "as": ▸7, "content": "A"}"#, shows: "“A”", "wrong-type /body/as"),
  ]

  private static func button(_ label: String, _ style: String) -> String {
    #"{"view": "Button", "action": [], \#(label), "modifiers": [{"buttonStyle": {"body": \#(style)}}]}"#
  }

  static let styles = [
    TemplateCase(
      "a label that uses a loop's item",
      #"{"$forEach": ["a", "b"], "as": "x", "content": \#(button(#""title": "${x}""#, #"[{"$slot": "label"}, {"view": "Divider"}]"#))}"#,
      shows: """
        VStack(center)[Button(bordered, )[HStack(center)[“a”, Divider]], Button(bordered, )[HStack(center)[“b”, Divider]]]
        """),
    TemplateCase(
      "a label placed inside a loop of the style",
      """
      {"$forEach": ["a"], "as": "x", "content": \
      \(button(#""label": {"view": "Text", "content": "${x}"}"#, #"{"$forEach": 2, "as": "y", "content": ["${y}", {"$slot": "label"}]}"#))}
      """, shows: "Button(bordered, )[HStack(center)[“0”, “a”, “1”, “a”]]"),
    TemplateCase(
      "a label with a loop of its own",
      button(
        #""label": {"$forEach": ["a", "b"], "content": "${item}"}"#, #"{"$forEach": 1, "content": {"$slot": "label"}}"#),
      shows: "Button(bordered, )[HStack(center)[“a”, “b”]]"),
    TemplateCase(
      "a style that names the caller's item",
      #"{"$forEach": ["a"], "as": "x", "content": \#(button(#""title": "A""#, #"["${▸x}", {"$slot": "label"}]"#))}"#,
      shows: "Button(bordered, )[“A”]", "unknown-name /body/content/modifiers/0/buttonStyle/body/0"),
    TemplateCase(
      "a style that names a parameter", button(#""title": "${p}""#, #"["${▸p}", {"$slot": "label"}]"#),
      parameters: #""p": {"default": "A"}"#, shows: "Button(bordered, )[“A”]",
      "unknown-name /body/modifiers/0/buttonStyle/body/0"),
    TemplateCase(
      "a style that reads the state", button(#""title": "A""#, #"["${▸state.a}", {"$slot": "label"}]"#),
      initially: #""a": 1"#, shows: "Button(bordered, )[“A”]", "unknown-name /body/modifiers/0/buttonStyle/body/0"),
    TemplateCase(
      "a style may use a name of its caller for itself",
      #"{"$forEach": ["a"], "as": "x", "content": \#(button(#""title": "${x}""#, #"{"$let": {"x": "s"}, "in": ["${x}", {"$slot": "label"}]}"#))}"#,
      shows: "Button(bordered, )[HStack(center)[“s”, “a”]]"),
    TemplateCase(
      "a style that reads its configuration",
      button(
        #""title": "A", "role": "destructive""#,
        #"["${configuration.role} ${configuration.isPressed}", {"$slot": "label"}]"#),
      shows: "Button(bordered, destructive, )[HStack(center)[“destructive false”, “A”]]"),
    TemplateCase(
      "a field that a configuration does not have",
      button(#""title": "A""#, #"["${configuration.▸rol}", {"$slot": "label"}]"#), shows: "Button(bordered, )[“A”]",
      "unknown-name /body/modifiers/0/buttonStyle/body/0 → role"),
    TemplateCase(
      "a configuration outside of styles", #"["A", "${▸configuration.role}"]"#, shows: "“A”", "unknown-name /body/1"),
    TemplateCase(
      "the environment at the control",
      """
      {"view": "Button", "title": "A", "action": [], "modifiers": [{"disabled": true},
        {"buttonStyle": {"body": ["${environment.isEnabled}", {"$slot": "label"}]}}]}
      """, shows: "Button(bordered, disabled, )[HStack(center)[“false”, “A”]]"),
    TemplateCase(
      "the environment at the root is not the one of a modifier below",
      """
      {"view": "VStack", "children": [{"view": "Text", "content": "${environment.isEnabled}", "modifiers": [{"disabled": true}]}]}
      """, shows: "VStack(center)[“true”]"),
    TemplateCase(
      "the root's own modifiers count",
      """
      {"view": "VStack", "children": ["${environment.isEnabled}"], "modifiers": [{"disabled": true}]}
      """, shows: "VStack(center)[“false”]"),
  ]
}
