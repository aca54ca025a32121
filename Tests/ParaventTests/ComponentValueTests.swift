import Testing

@Suite struct ComponentValueTests {
  @Test("A binding is handed on with its value", arguments: bindingsRows)
  func bindings(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("An action is handed on, and means what it means where it is written", arguments: actionsRows)
  func actions(_ row: DesignSystemCase) {
    row.check()
  }

  private static let toggle =
    #""A": {"parameters": {"on": {"type": "boolean"}}, "body": {"view": "Toggle", "title": "T", "isOn": "${on}"}}"#

  private static let button =
    """
    "A": {"parameters": {"action": {"$ref": "paravent:Action"}}, "body": {"view": "Button", "title": "B",
    "action": "${action}"}}
    """

  private static let optional =
    """
    "A": {"parameters": {"action": {"$ref": "paravent:Action", "default": null}}, "body": {"$if":
    "${action != null}", "then": {"view": "Button", "title": "B", "action": "${action}"}, "else": "none"}}
    """

  private static let tapped =
    #""A": {"body": {"view": "Text", "content": "A", "modifiers": [{"onTapGesture": "${environment.tapped}"}]}}"#

  static let bindingsRows: [DesignSystemCase] = [
    .call(
      "a binding", components: toggle, members: #""state": {"m": true}"#, body: #"{"view": "A", "on": "${state.m}"}"#,
      shows: "Toggle(switch, true)[“T”]", bindings: ["state.m"]),
    .call(
      "a binding through two components",
      components: """
        "A": {"parameters": {"on": {"type": "boolean"}}, "body": {"view": "Toggle", "title": "T", "isOn": "${on}"}},
        "B": {"parameters": {"x": {"type": "boolean"}}, "body": {"view": "A", "on": "${x}"}}
        """,
      members: #""state": {"m": true}"#, body: #"{"view": "B", "x": "${state.m}"}"#,
      shows: "Toggle(switch, true)[“T”]", bindings: ["state.m"]),
    .call(
      "no binding", components: toggle, members: #""state": {"m": true}"#,
      body: #"[{"view": "A", "on": true}, {"view": "A", "on": "${!state.m}"}]"#,
      shows: "VStack(center)[Toggle(switch, true)[“T”], Toggle(switch, false)[“T”]]", bindings: ["–", "–"]),
    .call(
      "a style that toggles", components: toggle,
      declarations: """
        "styles": {"toggle": {"r": {"body": {"view": "Button", "title": "x", "action": {"toggle":
        "configuration.isOn"}}}}}
        """,
      members: #""state": {"m": true}"#,
      body: #"{"view": "A", "on": "${state.m}", "modifiers": [{"toggleStyle": "r"}]}"#,
      shows: "Toggle(custom, true)[Button(borderless, toggle state.m)[“x”]]", bindings: ["state.m"]),
    .call(
      "a style that toggles what is not bound", components: toggle,
      declarations: """
        "styles": {"toggle": {"r": {"body": {"view": "Button", "title": "x", "action": {"toggle":
        "configuration.isOn"}}}}}
        """,
      body: #"{"view": "A", "on": true, "modifiers": [{"toggleStyle": "r"}]}"#,
      shows: "Toggle(custom, true)[Button(borderless, )[“x”]]", bindings: ["–"]),
    .call(
      "a binding in a configuration",
      components: #""S": {"styleFamily": "f", "parameters": {"on": {"type": "boolean"}}}"#,
      declarations: """
        "styles": {"f": {"automatic": {"body": [{"view": "Toggle", "title": "T", "isOn": "${configuration.on}"},
        {"view": "Button", "title": "B", "action": {"toggle": "configuration.on"}}]}}}
        """,
      members: #""state": {"m": true}"#, body: #"{"view": "S", "on": "${state.m}"}"#,
      shows: "VStack(center)[Toggle(switch, true)[“T”], Button(borderless, toggle state.m)[“B”]]",
      bindings: ["state.m"]),
    .call(
      "a binding to a field", components: toggle, members: #""state": {"m": {"n": true}}"#,
      body: #"{"view": "A", "on": "${state.m.n}"}"#, shows: "Toggle(switch, true)[“T”]", bindings: ["state.m.n"]),
    .call(
      "toggling a parameter",
      components: """
        "A": {"parameters": {"on": {"type": "boolean"}}, "body": {"view": "Button", "title": "B", "action":
        {"toggle": "on"}}}
        """,
      members: #""state": {"m": true}"#, body: #"{"view": "A", "on": "${state.m}"}"#,
      shows: "Button(borderless, toggle state.m)[“B”]"),
  ]

  static let actionsRows: [DesignSystemCase] = [
    .call(
      "an action", components: button,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"{"view": "A", "action": "save"}"#, shows: "Button(borderless, save[])[“B”]"),
    .call(
      "an action with arguments of the author", components: button,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body:
        #"{"$forEach": 2, "content": {"view": "A", "action": {"handler": "save", "arguments": {"id": "${item}"}}}}"#,
      shows: #"VStack(center)[Button(borderless, save["id"])[“B”], Button(borderless, save["id"])[“B”]]"#),
    .call(
      "several actions", components: button,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"{"view": "A", "action": ["save", {"dismiss": true}]}"#,
      shows: "Button(borderless, save[]+dismiss)[“B”]"),
    .call(
      "an unknown handler", components: button,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"["C", {"view": "A", "action": ▸"sav"}]"#, shows: "“C”",
      faults: ["screen: unknown-handler /body/1/action → save"], words: #"no handler is named "sav""#),
    .call(
      "an action that is an expression", components: button,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"["C", {"view": "A", "action": "${▸1}"}]"#, shows: "“C”", faults: ["screen: expression /body/1/action"]),
    .call(
      "a missing action", components: button,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"["C", ▸{"view": "A"}]"#, shows: "“C”", faults: ["screen: missing-value /body/1"],
      words: #"A needs "action""#),
    .call(
      "an action that may be absent", components: optional,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: """
        [{"view": "A"}, {"view": "A", "action": "save"}, {"view": "A", "action": null}, {"view": "A", "action": []}]
        """,
      shows: "VStack(center)[“none”, Button(borderless, save[])[“B”], “none”, Button(borderless, )[“B”]]"),
    .call(
      "an action by default",
      components: """
        "A": {"parameters": {"action": {"$ref": "paravent:Action", "default": {"dismiss": true}}}, "body": {"view":
        "Button", "title": "B", "action": "${action}"}}
        """,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"[{"view": "A"}, {"view": "A", "action": {"openURL": "https://a.b"}}]"#,
      shows: "VStack(center)[Button(borderless, dismiss)[“B”], Button(borderless, open https://a.b)[“B”]]"),
    .call(
      "an action through two components",
      components: """
        "A": {"parameters": {"action": {"$ref": "paravent:Action"}}, "body": {"view": "Button", "title": "B",
        "action": "${action}"}}, "D": {"parameters": {"a": {"$ref": "paravent:Action"}}, "body": {"view": "A",
        "action": "${a}"}}
        """,
      members: #""state": {"m": true}"#, body: #"{"view": "D", "a": {"toggle": "state.m"}}"#,
      shows: "Button(borderless, toggle state.m)[“B”]"),
    .call(
      "actions in a list",
      components: """
        "A": {"parameters": {"items": {"type": "array", "items": {"type": "object", "properties": {"title": {"type":
        "string"}, "action": {"$ref": "paravent:Action"}}}}}, "body": {"$forEach": "${items}", "content": {"view":
        "Button", "title": "${item.title}", "action": "${item.action}"}}}
        """,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"{"view": "A", "items": [{"title": "1", "action": "save"}, {"title": "2", "action": {"dismiss": true}}]}"#,
      shows: "VStack(center)[Button(borderless, save[])[“1”], Button(borderless, dismiss)[“2”]]"),
    .call(
      "an action that a form chooses", components: button,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"{"view": "A", "action": {"$if": "${1 > 2}", "then": "save", "else": {"dismiss": true}}}"#,
      shows: "Button(borderless, dismiss)[“B”]"),
    .call(
      "no action in the environment", components: tapped,
      declarations: #""environment": {"tapped": {"action": true, "modifier": "onTapped"}}"#,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"{"view": "A"}"#, shows: "“A”"),
    .call(
      "an action in the environment", components: tapped,
      declarations: #""environment": {"tapped": {"action": true, "modifier": "onTapped"}}"#,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: """
        {"view": "VStack", "children": [{"view": "A"}, {"view": "A", "modifiers": [{"onTapped": {"dismiss":
        true}}]}], "modifiers": [{"onTapped": "save"}]}
        """,
      shows: "VStack(center)[tap(save[])(“A”), tap(dismiss)(“A”)]"),
    .call(
      "an action of the environment handed on",
      components: """
        "A": {"body": {"view": "Text", "content": "A", "modifiers": [{"onTapGesture": "${environment.tapped}"}]}},
        "Z": {"parameters": {"action": {"$ref": "paravent:Action"}}, "body": {"view": "Button", "title": "B",
        "action": "${action}"}}
        """,
      declarations: #""environment": {"tapped": {"action": true, "modifier": "onTapped"}}"#,
      members: #""handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}}"#,
      body: #"{"view": "A", "modifiers": [{"onTapped": ▸"sav"}]}"#, shows: "“A”",
      faults: ["screen: unknown-handler /body/modifiers/0/onTapped → save"], words: #"no handler is named "sav""#),
  ]
}
