import Testing

@Suite struct ComponentScopeTests {
  @Test("A private component sees what the components around it declare", arguments: privatesRows)
  func privates(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("A body reads its own names, and the environment of its component", arguments: scopesRows)
  func scopes(_ row: DesignSystemCase) {
    row.check()
  }

  static let privatesRows: [DesignSystemCase] = [
    .call(
      "a private component",
      components: #""A": {"components": {"P": {"body": "P"}}, "body": [{"view": "P"}, {"view": "P"}]}"#,
      body: #"{"view": "A"}"#, shows: "VStack(center)[“P”, “P”]"),
    .call(
      "a private component reads the outer parameters",
      components: """
        "A": {"parameters": {"t": {}}, "components": {"P": {"parameters": {"u": {}}, "body": "${t}${u}"}}, "body":
        {"view": "P", "u": "U"}}
        """,
      body: #"{"view": "A", "t": "T"}"#, shows: "“TU”"),
    .call(
      "a private component of a private one",
      components: """
        "A": {"parameters": {"t": {}}, "components": {"P": {"parameters": {"u": {}}, "components": {"Q":
        {"parameters": {"v": {}}, "body": "${t}${u}${v}"}}, "body": [{"view": "Q", "v": "V"}, {"view": "R"}]}, "R":
        {"body": "${t}"}}, "body": {"view": "P", "u": "U"}}
        """,
      body: #"{"view": "A", "t": "T"}"#, shows: "VStack(center)[“TUV”, “T”]"),
    .call(
      "a private component places the outer slots",
      components: """
        "A": {"slots": {"t": {}}, "components": {"P": {"slots": {"u": {}}, "body": [{"$slot": "t"}, {"$slot":
        "u"}]}}, "body": {"view": "P", "u": "U"}}
        """,
      body: #"{"view": "A", "t": "T"}"#, shows: "VStack(center)[“T”, “U”]"),
    .call(
      "a private slot hides an outer one",
      components: """
        "A": {"slots": {"t": {}}, "components": {"P": {"slots": {"t": {}}, "body": {"$slot": "t"}}}, "body":
        [{"view": "P", "t": "P"}, {"view": "P", "t": {"$slot": "t"}}]}
        """,
      body: #"{"view": "A", "t": "T"}"#, shows: "VStack(center)[“P”, “T”]"),
    .call(
      "a private parameter hides an outer one",
      components: """
        "A": {"parameters": {"t": {}}, "components": {"P": {"parameters": {▸"t": {}}, "body": "${t}"}}, "body":
        ["${t}", {"view": "P", "t": "P${t}"}]}
        """,
      body: #"{"view": "A", "t": "T"}"#, shows: "VStack(center)[“T”, “PT”]",
      faults: ["shadowed-name /components/A/components/P/parameters/t"],
      words: #"the name "t" hides that of the component around it"#),
    .call(
      "a private component of the same name as another's",
      components: """
        "A": {"components": {"P": {"body": "1"}}, "body": {"view": "P"}}, "B": {"components": {"P": {"body": "2"}},
        "body": {"view": "P"}}
        """,
      body: #"[{"view": "A"}, {"view": "B"}]"#, shows: "VStack(center)[“1”, “2”]"),
    .call(
      "a private component hides an outer one",
      components: #""P": {"body": "out"}, "A": {"components": {"P": {"body": "in"}}, "body": {"view": "P"}}"#,
      body: #"[{"view": "A"}, {"view": "P"}]"#, shows: "VStack(center)[“in”, “out”]"),
    .call(
      "a private component in the slot of another",
      components: """
        "B": {"slots": {"t": {}}, "body": {"$slot": "t"}}, "A": {"parameters": {"n": {}}, "components": {"P":
        {"body": "P${n}"}}, "body": {"view": "B", "t": {"view": "P"}}}
        """,
      body: #"{"view": "A", "n": 1}"#, shows: "“P1”"),
    .call(
      "a private component in the slot of a private one",
      components: """
        "A": {"parameters": {"n": {}}, "components": {"Q": {"parameters": {"m": {}}, "slots": {"t": {}}, "body":
        [{"$slot": "t"}, "${m}"]}, "P": {"parameters": {"k": {}}, "body": "P${n}${k}"}}, "body": {"view": "Q", "m":
        2, "t": {"view": "P", "k": 3}}}
        """,
      body: #"{"view": "A", "n": 1}"#, shows: "VStack(center)[“P13”, “2”]"),
    .call(
      "a private component in a loop",
      components: """
        "A": {"components": {"P": {"parameters": {"k": {}}, "body": "P${k}"}}, "body": {"$forEach": 2, "content":
        {"view": "P", "k": "${item}"}}}
        """,
      body: #"{"view": "A"}"#, shows: "VStack(center)[“P0”, “P1”]"),
  ]

  static let scopesRows: [DesignSystemCase] = [
    .call(
      "a component sees no name of its caller", components: #""A": {"parameters": {"t": {}}, "body": "${t}"}"#,
      body: #"{"$let": {"t": "L"}, "in": {"view": "A", "t": "${t}!"}}"#, shows: "“L!”"),
    .call(
      "slots keep the author's names",
      components: """
        "A": {"parameters": {"t": {}}, "slots": {"c": {}}, "body": {"$let": {"x": "in"}, "in": [{"$slot": "c"},
        "${t}${x}"]}}
        """,
      body: #"{"$let": {"t": "T", "x": "out"}, "in": {"view": "A", "t": "P", "c": "${t}${x}"}}"#,
      shows: "VStack(center)[“Tout”, “Pin”]"),
    .call(
      "slots read the author's environment",
      components: """
        "A": {"slots": {"c": {}}, "body": {"view": "VStack", "children": [{"$slot": "c"}], "modifiers":
        [{"disabled": true}]}}
        """,
      body: #"{"view": "A", "c": ["${environment.isEnabled}", {"view": "Button", "title": "B", "action": []}]}"#,
      shows: "VStack(center)[“true”, Button(borderless, disabled, )[“B”]]"),
    .call(
      "slots take the style of the place",
      components: #""A": {"slots": {"c": {}}, "body": {"$slot": "c", "modifiers": [{"buttonStyle": "plain"}]}}"#,
      body: #"{"view": "A", "c": {"view": "Button", "title": "B", "action": []}}"#, shows: "Button(plain, )[“B”]"),
    .call(
      "a key", components: #""A": {"body": "${environment.k}"}"#,
      declarations: #""environment": {"k": {"schema": {"type": "integer"}, "default": 1}}"#,
      body: """
        [{"view": "A"}, {"view": "A", "modifiers": [{"k": 2}]}, {"view": "VStack", "children": [{"view": "A"},
        {"view": "A", "modifiers": [{"k": 5}, {"k": 4}]}], "modifiers": [{"k": 3}]}]
        """,
      shows: "VStack(center)[“1”, “2”, VStack(center)[“3”, “5”]]"),
    .call(
      "a key inside the same body",
      components: """
        "A": {"body": {"view": "VStack", "children": ["${environment.k}", {"view": "B"}], "modifiers": [{"k": 9}]}},
        "B": {"body": "${environment.k}"}
        """,
      declarations: #""environment": {"k": {"schema": {"type": "integer"}, "default": 1}}"#,
      body: #"{"view": "A", "modifiers": [{"k": 2}]}"#, shows: "VStack(center)[“2”, “9”]"),
    .call(
      "slots take the key of the place",
      components: """
        "A": {"slots": {"c": {}}, "body": {"$slot": "c", "modifiers": [{"k": 9}]}}, "B": {"body":
        "${environment.k}"}
        """,
      declarations: #""environment": {"k": {"schema": {"type": "integer"}, "default": 1}}"#,
      body: #"{"view": "A", "c": [{"view": "B"}, "${environment.k}"]}"#, shows: "VStack(center)[“9”, “1”]"),
    .call(
      "a value of a key that does not fit", components: #""A": {"body": "${environment.k}"}"#,
      declarations: #""environment": {"k": {"schema": {"type": "integer"}, "default": 1}}"#,
      body: #"{"view": "A", "modifiers": [{"k": ▸"2"}]}"#, shows: "“1”",
      faults: ["screen: wrong-type /body/modifiers/0/k"],
      words: #""k": expected a whole number, found the string "2""#),
    .call(
      "a value of a key that null leaves", components: #""A": {"body": "${environment.k}"}"#,
      declarations: #""environment": {"k": {"schema": {"type": "integer"}, "default": 1}}"#,
      body: #"{"view": "VStack", "children": [{"view": "A", "modifiers": [{"k": null}]}], "modifiers": [{"k": 3}]}"#,
      shows: "VStack(center)[“3”]"),
    .call(
      "a computed value of a key that does not fit", components: #""A": {"body": "${environment.k}"}"#,
      declarations: #""environment": {"k": {"schema": {"type": "integer"}, "default": 1}}"#,
      members: #""parameters": {"o": {"examples": ["x"]}}"#, body: #"{"view": "A", "modifiers": [{"k": "${▸o}"}]}"#,
      shows: "“1”", faults: ["screen: wrong-type /body/modifiers/0/k"],
      words: #""k": expected a whole number, found the string "x""#),
    .call(
      "a modifier on a component of several views", components: #""A": {"body": ["1", "2"]}"#,
      body: #"{"view": "A", "modifiers": ["padding"]}"#, shows: "padding(16 16 16 16)(VStack(center)[“1”, “2”])"),
    .call(
      "slots take colour and font",
      components: """
        "A": {"slots": {"c": {}}, "body": {"$slot": "c", "modifiers": [{"foregroundStyle": "red"}, {"font":
        "title"}]}}
        """,
      body: #"{"view": "A", "c": ["x", {"view": "Text", "content": "y", "modifiers": [{"foregroundStyle": "blue"}]}]}"#,
      shows: "VStack(center)[“x”, “y”]", colors: ["red", "blue"]),
  ]
}
