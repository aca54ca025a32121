import Testing

@Suite struct ComponentDeclarationTests {
  @Test("A fault in the declaration of a component is told at its place", arguments: componentsRows)
  func components(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("A component that leads back to itself is told with the names on the way", arguments: cyclesRows)
  func cycles(_ row: DesignSystemCase) {
    row.check()
  }

  static let componentsRows: [DesignSystemCase] = [
    DesignSystemCase(
      "neither body nor family", #"{"designSystem": "s", "components": {"A": ▸{}}}"#,
      faults: ["missing-value /components/A"], words: #""A" needs "body" or "styleFamily""#),
    DesignSystemCase(
      "body and family", #"{"designSystem": "s", "components": {"A": {"body": "A", ▸"styleFamily": "f"}}}"#,
      faults: ["exclusive-keys /components/A/styleFamily"],
      words: #""styleFamily" cannot stand beside "body", which holds"#),
    DesignSystemCase(
      "a configuration without a family",
      #"{"designSystem": "s", "components": {"A": {"body": "A", ▸"configuration": {}}}}"#,
      faults: ["missing-value /components/A/configuration"],
      words: #""configuration" needs "styleFamily" beside it"#),
    DesignSystemCase(
      "a misspelt key of a component", #"{"designSystem": "s", "components": {"A": {"body": "A", ▸"sumary": "x"}}}"#,
      faults: ["unknown-key /components/A/sumary → summary"], words: #"the key "sumary" means nothing here"#),
    DesignSystemCase(
      "a body that is no view", #"{"designSystem": "s", "components": {"A": {"body": ▸5}}}"#,
      faults: ["wrong-type /components/A/body"],
      words: #""body": expected a view: a string, or an object with "view", found 5"#),
    DesignSystemCase(
      "an unknown view in a body", #"{"designSystem": "s", "components": {"A": {"body": {"view": ▸"Txt"}}}}"#,
      faults: ["unknown-view /components/A/body/view → Text"], words: #"no view is named "Txt""#),
    DesignSystemCase(
      "an unknown view that is a component",
      #"{"designSystem": "s", "components": {"Headline": {"body": "A"}, "B": {"body": {"view": ▸"Headlin"}}}}"#,
      faults: ["unknown-view /components/B/body/view → Headline"], words: #"no view is named "Headlin""#),
    DesignSystemCase(
      "a call that lacks something",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {}}, "body": "${p}"}, "B": {"body": ▸{"view":
      "A"}}}}
      """,
      faults: ["missing-value /components/B/body"], words: #"A needs "p""#),
    DesignSystemCase(
      "parameters that are no object",
      #"{"designSystem": "s", "components": {"A": {"parameters": ▸[], "body": "A"}}}"#,
      faults: ["wrong-type /components/A/parameters"], words: #""parameters": expected an object, found an array"#),
    DesignSystemCase(
      "slots that are no object", #"{"designSystem": "s", "components": {"A": {"slots": ▸[], "body": "A"}}}"#,
      faults: ["wrong-type /components/A/slots"], words: #""slots": expected an object, found an array"#),
    DesignSystemCase(
      "a slot that is no object",
      #"{"designSystem": "s", "components": {"A": {"slots": {"t": ▸5}, "body": {"$slot": "t"}}}}"#,
      faults: ["wrong-type /components/A/slots/t"], words: #""t": expected an object, found 5"#),
    DesignSystemCase(
      "a misspelt key of a slot",
      #"{"designSystem": "s", "components": {"A": {"slots": {"t": {▸"optinal": true}}, "body": {"$slot": "t"}}}}"#,
      faults: ["unknown-key /components/A/slots/t/optinal → optional"],
      words: #"the key "optinal" means nothing here"#),
    DesignSystemCase(
      "a slot with the name of a parameter",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"t": {"default": ""}}, "slots": {▸"t": {}},
      "body": "${t}"}}}
      """,
      faults: ["name-collision /components/A/slots/t"], words: #"the name "t" is that of a parameter already"#),
    DesignSystemCase(
      "a reserved name of a parameter",
      #"{"designSystem": "s", "components": {"A": {"parameters": {▸"view": {}}, "body": "A"}}}"#,
      faults: ["reserved-name /components/A/parameters/view"], words: #"the name "view" is reserved"#),
    DesignSystemCase(
      "another reserved name of a parameter",
      #"{"designSystem": "s", "components": {"A": {"parameters": {▸"state": {}}, "body": "A"}}}"#,
      faults: ["reserved-name /components/A/parameters/state"], words: #"the name "state" is reserved"#),
    DesignSystemCase(
      "a parameter that is no identifier",
      #"{"designSystem": "s", "components": {"A": {"parameters": {▸"a-b": {}}, "body": "A"}}}"#,
      faults: ["wrong-type /components/A/parameters/a-b"]),
    DesignSystemCase(
      "a reserved name of a slot",
      #"{"designSystem": "s", "components": {"A": {"slots": {▸"modifiers": {}}, "body": "A"}}}"#,
      faults: ["reserved-name /components/A/slots/modifiers"], words: #"the name "modifiers" is reserved"#),
    DesignSystemCase(
      "a slot that is no identifier",
      #"{"designSystem": "s", "components": {"A": {"slots": {▸"a-b": {}}, "body": "A"}}}"#,
      faults: ["wrong-type /components/A/slots/a-b"]),
    DesignSystemCase(
      "a schema that is none",
      #"{"designSystem": "s", "components": {"A": {"parameters": {"p": ▸5}, "body": "${p}"}}}"#,
      faults: ["wrong-type /components/A/parameters/p"],
      words: #""p": expected a JSON Schema: an object, or a boolean, found 5"#),
    DesignSystemCase(
      "an unknown type in a schema",
      #"{"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": ▸"strng"}}, "body": "${p}"}}}"#,
      faults: ["unknown-value /components/A/parameters/p/type → string"], words: #"no type is named "strng""#),
    DesignSystemCase(
      "a misspelt keyword in a schema",
      #"{"designSystem": "s", "components": {"A": {"parameters": {"p": {▸"typ": "string"}}, "body": "${p}"}}}"#,
      faults: ["unknown-key /components/A/parameters/p/typ → type"], words: #"the keyword "typ" means nothing here"#),
    DesignSystemCase(
      "a default that does not fit",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string", "default": ▸5}}, "body":
      "${p}"}}}
      """,
      faults: ["wrong-type /components/A/parameters/p/default"], words: #""default": expected a string, found 5"#),
    DesignSystemCase(
      "a default that is none of the names",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"enum": ["round", "square"], "default":
      ▸"rond"}}, "body": "${p}"}}}
      """,
      faults: ["unknown-value /components/A/parameters/p/default → round"],
      words: #""default": expected "round" or "square", found the string "rond""#),
    DesignSystemCase(
      "an example that does not fit",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string", "examples": ["a", ▸5]}},
      "body": "${p}"}}}
      """,
      faults: ["wrong-type /components/A/parameters/p/examples/1"], words: "expected a string, found 5"),
    DesignSystemCase(
      "an unknown type of the engine",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"$ref": ▸"paravent:Colour"}}, "body": "A"}}}
      """,
      faults: ["unknown-name /components/A/parameters/p/$ref"],
      words: #""$ref": no schema is found at "paravent:Colour""#),
    DesignSystemCase(
      "a default that is no colour",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"$ref": "paravent:Color", "default":
      ▸"blu"}}, "body": {"view": "Color", "color": "${p}"}}}}
      """,
      faults: ["unknown-value /components/A/parameters/p/default → blue"], words: #"no colour is named "blu""#),
    DesignSystemCase(
      "a default that is an unknown image",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"$ref": "paravent:Image", "default":
      ▸"Icon"}}, "body": {"$slot": "p"}}}}
      """,
      faults: ["unknown-image /components/A/parameters/p/default"],
      words: #"no image is named "Icon"; a placeholder stands for it"#),
    DesignSystemCase(
      "a default that is an unknown handler",
      """
      {"designSystem": "s", "handlers": {"save": {}}, "components": {"A": {"parameters": {"p": {"$ref":
      "paravent:Action", "default": ▸"sve"}}, "body": {"view": "Button", "title": "A", "action": "${p}"}}}}
      """,
      faults: ["unknown-handler /components/A/parameters/p/default → save"], words: #"no handler is named "sve""#),
    DesignSystemCase(
      "a reference that leads nowhere",
      ##"{"designSystem": "s", "components": {"A": {"parameters": {"p": {"$ref": ▸"#/$defs/x"}}, "body": "${p}"}}}"##,
      faults: ["unknown-name /components/A/parameters/p/$ref"],
      words: ##""$ref": no schema is found at "#/$defs/x""##),
    DesignSystemCase(
      "an unknown slot",
      #"{"designSystem": "s", "components": {"A": {"slots": {"title": {}}, "body": {"$slot": ▸"titel"}}}}"#,
      faults: ["unknown-name /components/A/body/$slot → title"], words: #"the component "A" has no slot "titel""#),
    DesignSystemCase(
      "a value for a slot",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"title": {"type": "string"}}, "body": [{"$slot":
      ▸"title"}, "${title}"]}}}
      """,
      faults: ["unknown-name /components/A/body/0/$slot"]),
    DesignSystemCase(
      "an unknown picture",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"icon": {"$ref": "paravent:Image"}}, "body":
      {"$slot": ▸"icn"}}}}
      """,
      faults: ["unknown-name /components/A/body/$slot → icon"], words: #"the component "A" has no slot "icn""#),
    DesignSystemCase(
      "a name of the caller", #"{"designSystem": "s", "components": {"A": {"body": "${▸user}"}}}"#,
      faults: ["unknown-name /components/A/body"], words: #"no variable is named "user""#),
    DesignSystemCase(
      "the state", #"{"designSystem": "s", "components": {"A": {"body": "${▸state.x}"}}}"#,
      faults: ["unknown-name /components/A/body"], words: #"no variable is named "state""#),
    DesignSystemCase(
      "an unused parameter", #"{"designSystem": "s", "components": {"A": {"parameters": {▸"p": {}}, "body": "A"}}}"#,
      faults: ["unused /components/A/parameters/p"], words: #"the parameter "p" is not used"#),
    DesignSystemCase(
      "an unused private component",
      #"{"designSystem": "s", "components": {"A": {"components": {▸"B": {"body": "B"}}, "body": "A"}}}"#,
      faults: ["unused /components/A/components/B"], words: #"the private component "B" is not used"#),
    DesignSystemCase(
      "a private component from without",
      """
      {"designSystem": "s", "components": {"A": {"components": {"B": {"body": "B"}}, "body": {"view": "B"}}, "C":
      {"body": {"view": ▸"B"}}}}
      """,
      faults: ["unknown-view /components/C/body/view"], words: #"no view is named "B""#),
    DesignSystemCase(
      "a private parameter that hides one",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {}}, "components": {"B": {"parameters":
      {▸"p": {}}, "body": "${p}"}}, "body": {"view": "B", "p": "${p}"}}}}
      """,
      faults: ["shadowed-name /components/A/components/B/parameters/p"],
      words: #"the name "p" hides that of the component around it"#),
    DesignSystemCase(
      "one id twice in a body",
      """
      {"designSystem": "s", "components": {"A": {"body": [{"view": "Divider", "id": "a"}, {"view": "Divider",
      "id": ▸"a"}]}}}
      """,
      faults: ["duplicate-id /components/A/body/1/id"], words: #"the id "a" is already that of the view at 1:79"#),
  ]

  static let cyclesRows: [DesignSystemCase] = [
    DesignSystemCase(
      "a component in its own body", #"{"designSystem": "s", "components": {"A": {"body": {"view": ▸"A"}}}}"#,
      faults: ["cycle /components/A/body/view"], words: #"components lead back to themselves: "A" → "A""#),
    DesignSystemCase(
      "two components in each other",
      #"{"designSystem": "s", "components": {"A": {"body": {"view": "B"}}, "B": {"body": {"view": ▸"A"}}}}"#,
      faults: ["cycle /components/B/body/view"], words: #"components lead back to themselves: "A" → "B" → "A""#),
    DesignSystemCase(
      "three components in a circle",
      """
      {"designSystem": "s", "components": {"A": {"body": {"view": "B"}}, "B": {"body": {"view": "C"}}, "C":
      {"body": {"view": ▸"A"}}}}
      """,
      faults: ["cycle /components/C/body/view"],
      words: #"components lead back to themselves: "A" → "B" → "C" → "A""#),
    DesignSystemCase(
      "a component through a private one",
      """
      {"designSystem": "s", "components": {"A": {"components": {"P": {"body": {"view": ▸"A"}}}, "body": {"view":
      "P"}}}}
      """,
      faults: ["cycle /components/A/components/P/body/view"],
      words: #"components lead back to themselves: "A" → "P" → "A""#),
    DesignSystemCase(
      "a component in the content of a slot",
      """
      {"designSystem": "s", "components": {"A": {"body": {"view": "B", "t": {"view": ▸"A"}}}, "B": {"slots": {"t":
      {}}, "body": {"$slot": "t"}}}}
      """,
      faults: ["cycle /components/A/body/t/view"], words: #"components lead back to themselves: "A" → "A""#),
    DesignSystemCase(
      "a component in its configuration",
      """
      {"designSystem": "s", "components": {"A": {"styleFamily": "f", "configuration": {"t": {"view": ▸"A"}}}},
      "styles": {"f": {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      faults: ["cycle /components/A/configuration/t/view"], words: #"components lead back to themselves: "A" → "A""#),
    DesignSystemCase(
      "a component in a style in place",
      """
      {"designSystem": "s", "components": {"A": {"body": {"view": "Button", "title": "B", "action": [],
      "modifiers": [{"buttonStyle": {"body": {"view": ▸"A"}}}]}}}}
      """,
      faults: ["cycle /components/A/body/modifiers/0/buttonStyle/body/view"],
      words: #"components lead back to themselves: "A" → "A""#),
  ]
}
