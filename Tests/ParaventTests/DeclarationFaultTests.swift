import Testing

@Suite struct DeclarationFaultTests {
  @Test("A fault in an environment key or a handler is told at its place", arguments: keysRows)
  func keys(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("A fault in a preview or a library is told at its place", arguments: samplesRows)
  func samples(_ row: DesignSystemCase) {
    row.check()
  }

  static let keysRows: [DesignSystemCase] = [
    DesignSystemCase(
      "an action with a default",
      #"{"designSystem": "s", "environment": {"k": {"action": true, ▸"default": "save"}}}"#,
      faults: ["exclusive-keys /environment/k/default"],
      words: #""default" cannot stand beside "action", which holds"#),
    DesignSystemCase(
      "an action with a schema", #"{"designSystem": "s", "environment": {"k": {"action": true, ▸"schema": {}}}}"#,
      faults: ["exclusive-keys /environment/k/schema"],
      words: #""schema" cannot stand beside "action", which holds"#),
    DesignSystemCase(
      "a default of a key that does not fit",
      #"{"designSystem": "s", "environment": {"k": {"schema": {"type": "integer"}, "default": ▸"1"}}}"#,
      faults: ["wrong-type /environment/k/default"],
      words: #""default": expected a whole number, found the string "1""#),
    DesignSystemCase(
      "a default of a key that is an unknown colour",
      #"{"designSystem": "s", "environment": {"k": {"schema": {"$ref": "paravent:Color"}, "default": ▸"blu"}}}"#,
      faults: ["unknown-value /environment/k/default → blue"], words: #"no colour is named "blu""#),
    DesignSystemCase(
      "a key whose modifier is the engine's",
      #"{"designSystem": "s", "environment": {▸"k": {"default": 1, "modifier": "font"}}}"#,
      faults: ["reserved-name /environment/k"], words: #"the modifier "font" is one of the engine's"#),
    DesignSystemCase(
      "two keys with one modifier",
      """
      {"designSystem": "s", "environment": {"k": {"default": 1, "modifier": "m"}, ▸"l": {"default": 1, "modifier":
      "m"}}}
      """,
      faults: ["name-collision /environment/l"], words: #"the modifier "m" is declared already"#),
    DesignSystemCase(
      "a misspelt key of a key", #"{"designSystem": "s", "environment": {"k": {▸"defalt": 1}}}"#,
      faults: ["unknown-key /environment/k/defalt → default"], words: #"the key "defalt" means nothing here"#),
    DesignSystemCase(
      "a schema of a key that is none", #"{"designSystem": "s", "environment": {"k": {"schema": ▸5}}}"#,
      faults: ["wrong-type /environment/k/schema"], words: #"expected a JSON Schema: an object, or a boolean, found 5"#),
    DesignSystemCase(
      "a schema of a key with a fault",
      #"{"designSystem": "s", "environment": {"k": {"schema": {"type": ▸"intger"}}}}"#,
      faults: ["unknown-value /environment/k/schema/type → integer"], words: #"no type is named "intger""#),
    DesignSystemCase(
      "a misspelt key of a handler", #"{"designSystem": "s", "handlers": {"h": {▸"argments": {}}}}"#,
      faults: ["unknown-key /handlers/h/argments → arguments"], words: #"the key "argments" means nothing here"#),
    DesignSystemCase(
      "arguments that are no object", #"{"designSystem": "s", "handlers": {"h": {"arguments": ▸[]}}}"#,
      faults: ["wrong-type /handlers/h/arguments"], words: #""arguments": expected an object, found an array"#),
    DesignSystemCase(
      "a schema of an argument with a fault",
      #"{"designSystem": "s", "handlers": {"h": {"arguments": {"id": {"type": ▸"intger"}}}}}"#,
      faults: ["unknown-value /handlers/h/arguments/id/type → integer"], words: #"no type is named "intger""#),
    DesignSystemCase(
      "a reserved name of an argument", #"{"designSystem": "s", "handlers": {"h": {"arguments": {▸"state": {}}}}}"#,
      faults: ["reserved-name /handlers/h/arguments/state"], words: #"the name "state" is reserved"#),
    DesignSystemCase(
      "an unknown handler in a body",
      """
      {"designSystem": "s", "handlers": {"save": {}}, "components": {"A": {"body": {"view": "Button", "title":
      "A", "action": ▸"sav"}}}}
      """,
      faults: ["unknown-handler /components/A/body/action → save"], words: #"no handler is named "sav""#),
    DesignSystemCase(
      "a missing argument in a body",
      """
      {"designSystem": "s", "handlers": {"save": {"arguments": {"id": {}}}}, "components": {"A": {"body": {"view":
      "Button", "title": "A", "action": ▸"save"}}}}
      """,
      faults: ["missing-value /components/A/body/action"], words: #"the handler "save" needs the argument "id""#),
  ]

  static let samplesRows: [DesignSystemCase] = [
    DesignSystemCase(
      "a preview that lacks something",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string"}}, "body": "${p}",
      "preview": ▸{}}}}
      """,
      faults: ["missing-value /components/A/preview"], words: #"A needs "p""#),
    DesignSystemCase(
      "a preview of a wrong type",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string"}}, "body": "${p}",
      "preview": {"p": ▸5}}}}
      """,
      faults: ["wrong-type /components/A/preview/p"], words: #""p": expected a string, found 5"#),
    DesignSystemCase(
      "a preview with an unknown key",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string"}}, "body": "${p}",
      "preview": {"p": "a", ▸"q": 1}}}}
      """,
      faults: ["unknown-key /components/A/preview/q"], words: #"the key "q" means nothing here"#),
    DesignSystemCase(
      "a preview that is no object",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string"}}, "body": "${p}",
      "preview": ▸5}}}
      """,
      faults: ["wrong-type /components/A/preview"], words: #""preview": expected an object, found 5"#),
    DesignSystemCase(
      "a preview with a view",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string"}}, "body": "${p}",
      "preview": {"p": "a", ▸"view": "A"}}}}
      """,
      faults: ["unknown-key /components/A/preview/view"],
      words: #"the key "view" means nothing here; a preview is of its component"#),
    DesignSystemCase(
      "a preview with an expression",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string"}}, "body": "${p}",
      "preview": {"p": "${▸user}"}}}}
      """,
      faults: ["unknown-name /components/A/preview/p"], words: #"no variable is named "user""#),
    DesignSystemCase(
      "an entry without a title",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [▸{"node": "A"}]}
      """,
      faults: ["missing-value /library/0"], words: #"this object needs "title""#),
    DesignSystemCase(
      "an entry without a view",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [▸{"title": "A"}]}
      """,
      faults: ["missing-value /library/0"], words: #"this object needs "node" or "base""#),
    DesignSystemCase(
      "an entry with both",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [{"title": "A", "node": "A", ▸"base": "Ab"}]}
      """,
      faults: ["exclusive-keys /library/0/base"], words: #""base" cannot stand beside "node", which holds"#),
    DesignSystemCase(
      "an entry with an unknown category",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [{"title": "A", "category": ▸5, "node": "A"}]}
      """,
      faults: ["wrong-type /library/0/category"], words: #""category": expected a string, found 5"#),
    DesignSystemCase(
      "an entry with an unknown base",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [{"title": "A", "base": ▸"Abc"}]}
      """,
      faults: ["unknown-view /library/0/base → Ab"], words: #"no design system declares a component "Abc""#),
    DesignSystemCase(
      "an entry whose base has no preview",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [{"title": "A", "base": ▸"B"}]}
      """,
      faults: ["missing-value /library/0/base"], words: #"the component "B" has no "preview""#),
    DesignSystemCase(
      "an entry with a modifier alone",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [{"title": "A", "node": "A", ▸"modifier": "padding"}]}
      """,
      faults: ["missing-value /library/0/modifier"], words: #""modifier" needs "base" beside it"#),
    DesignSystemCase(
      "an entry with an unknown modifier",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [{"title": "A", "base": "Ab", "modifier": ▸"paddng"}]}
      """,
      faults: ["unknown-modifier /library/0/modifier → padding"], words: #"no modifier is named "paddng""#),
    DesignSystemCase(
      "an entry with an unknown view",
      """
      {"designSystem": "s", "components": {"Ab": {"body": "A"}, "B": {"parameters": {"p": {"type": "string"}},
      "body": "${p}"}}, "library": [{"title": "A", "node": {"view": ▸"Ac"}}]}
      """,
      faults: ["unknown-view /library/0/node/view"], words: #"no view is named "Ac""#),
  ]
}
