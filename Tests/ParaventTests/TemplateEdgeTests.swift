import Testing

/// What is easily got wrong: names of nothing, ids that meet, values of a wrong kind deep within.
@Suite struct TemplateEdgeTests {
  @Test("A template means the same in its corners", arguments: rows)
  func corner(_ row: TemplateCase) {
    row.check()
  }

  static let rows = [
    TemplateCase(
      "a case in the letters of another normal form",
      #"{"$switch": "${p}", "cases": {"\u00e9": "one letter", "e\u0301": "two"}}"#, parameters: #""p": {}"#,
      data: #"{"p": "e\u0301"}"#, shows: "“two”"),
    TemplateCase(
      "members whose names fit a pattern", #""${p.x_a}""#,
      parameters:
        #""p": {"properties": {"y": {}}, "patternProperties": {"^x_": {"type": "string"}}, "additionalProperties": false}"#,
      data: #"{"p": {"x_a": "A"}}"#, shows: "“A”"),
    TemplateCase(
      "first elements of their own types", #""${p[0] + 1}""#,
      parameters: #""p": {"type": "array", "prefixItems": [{"type": "integer"}], "items": {"type": "string"}}"#,
      data: #"{"p": [1, "a"]}"#, shows: "“2”"),
    TemplateCase(
      "a number among whole ones", #""${p + 0.5}""#, parameters: #""p": {"type": "number", "enum": [1, 2]}"#,
      data: #"{"p": 2}"#, shows: "“2.5”"),
    TemplateCase(
      "a number behind a reference", #""${p.a + 0.5}""#,
      parameters: ##""p": {"properties": {"a": {"$ref": "#/$defs/n"}}, "$defs": {"n": {"type": "number"}}}"##,
      data: #"{"p": {"a": 2}}"#, shows: "“2.5”"),
    TemplateCase(
      "a number behind allOf", #""${p + 0.5}""#, parameters: #""p": {"allOf": [{"type": "number"}]}"#,
      data: #"{"p": 2}"#, shows: "“2.5”"),
    TemplateCase(
      "the default of a member, however it is asked for",
      #""${p.a} ${has(p.a)} ${'a' in p} ${size(p)} ${p.map(k, k)[0]}""#,
      parameters: #""p": {"properties": {"a": {"default": "x"}}}"#, data: #"{"p": {}}"#,
      shows: "“x true true 1 a”"),
    TemplateCase(
      "what is absent compared with null", #"{"$if": "${p.x == null}", "then": "none", "else": "some"}"#,
      parameters: #""p": {}"#, data: #"{"p": {}}"#, shows: "“none”"),
    TemplateCase(
      "what is absent in a loop's item compared with null", #""${p.filter(x, null != x.y).size()}""#,
      parameters: #""p": {}"#, data: #"{"p": [{"y": 1}, {}, {"y": null}]}"#, shows: "“1”"),
    TemplateCase(
      "what is at fault, and what asks for it", #"{"$let": {"n": "${▸p.x + 1}"}, "in": "${n} and ${n * 2}"}"#,
      parameters: #""p": {}"#, data: #"{"p": {}}"#, shows: "“ and ”", "absent /body/$let/n"),
    TemplateCase(
      "braces of another system", #"["${p}", "Hi ▸{{ p }}!"]"#, parameters: #""p": {"default": 1}"#,
      shows: "VStack(center)[“1”, “Hi {{ p }}!”]", "expression /body/1 → ${p}"),
    TemplateCase(
      "an interpolation of Swift", #"["${p}", "Hi ▸\\(p)!"]"#, parameters: #""p": {"default": 1}"#,
      shows: "VStack(center)[“1”, “Hi \\(p)!”]", "expression /body/1 → ${p}"),
    TemplateCase(
      "braces around no name", #"["${p}", "Hi {x} $5 {p.}"]"#, parameters: #""p": {"default": 1}"#,
      shows: "VStack(center)[“1”, “Hi {x} $5 {p.}”]"),
    TemplateCase(
      "a path without braces", #"{"view": "TextField", "title": "A", "text": "▸state.q"}"#, initially: #""q": "x""#,
      shows: "Field(A, state.q)", "expression /body/text → ${state.q}"),
    TemplateCase(
      "a form as a key of a view", #"{"view": "Text", "content": "A", ▸"$if": "${p}"}"#,
      parameters: #""p": {"default": true}"#, shows: "“A”", "unknown-key /body/$if"),
    TemplateCase(
      "a path through a string of the state",
      #"{"view": "Button", "title": "A", "action": {"set": {▸"state.name.x": 1}}}"#, initially: #""name": "a""#,
      shows: "Button(borderless, )[“A”]", "unknown-name /body/action/set/state.name.x"),
    TemplateCase(
      "a path through a list of the state",
      #"{"view": "Button", "title": "A", "action": {"toggle": ▸"state.tags.0"}}"#, initially: #""tags": [true]"#,
      shows: "Button(borderless, )[“A”]", "unknown-name /body/action/toggle"),
    TemplateCase(
      "null for a number of the state",
      #"{"view": "Button", "title": "A", "action": {"set": {"state.n": ▸null}}}"#, initially: #""n": 1"#,
      shows: "Button(borderless, )[“A”]", "wrong-type /body/action/set/state.n"),
    TemplateCase(
      "a state whose initial value is at fault", #"{"$if": "${state.a == 1}", "then": "A", "else": "B"}"#,
      initially: #""a": "${▸x}""#, shows: "“B”", "unknown-name /state/a"),
    TemplateCase(
      "the fallback of a run",
      #"{"view": "Text", "content": ["A", {"view": "Image", "systemName": "${p.s}", "fallback": {"view": "Text", "content": "F"}}]}"#,
      parameters: #""p": {}"#, data: #"{"p": {"s": null}}"#, shows: "“AF”"),
    TemplateCase(
      "map keys that are numbers", #"{"$forEach": "${{10: 1, 9: 2, 1: 3}}", "content": "${item.key}"}"#,
      shows: "VStack(center)[“1”, “9”, “10”]"),
    TemplateCase(
      "literal in a title, warned of once", #"["${p}", {"view": "Button", "title": "A▸$${p}", "action": []}]"#,
      parameters: #""p": {"default": 1}"#, shows: "VStack(center)[“1”, Button(borderless, )[“A${p}”]]",
      "expression /body/1/title"),
    TemplateCase(
      "literal in set, warned of once",
      #"["${p}", {"view": "Button", "title": "A", "action": {"set": {"state.a": "▸$${p}"}}}]"#,
      parameters: #""p": {"default": 1}"#, initially: #""a": "x""#,
      shows: #"VStack(center)[“1”, Button(borderless, set["state.a"])[“A”]]"#, "expression /body/1/action/set/state.a"),
    TemplateCase(
      "enum of numbers", #""${p}""#, parameters: #""p": {"enum": [1, 2]}"#, data: #"{"p": ▸3}"#, shows: "“3”",
      "data: unknown-value /p", words: "expected 1 or 2"),
    TemplateCase(
      "misspelt required key of data", #"{"$if": "${p == null}", "then": "?", "else": "A"}"#,
      parameters: #""p": {"properties": {"name": {}}, "required": ["name"], "additionalProperties": false}"#,
      data: #"{"p": {▸"nmae": 1}}"#, shows: "“A”", "data: missing-value /p/nmae → name"),
    TemplateCase(
      "the name in a bare modifier's message",
      #"{"view": "Text", "content": "A", "modifiers": [{"lineLimit": "${▸p}"}]}"#,
      parameters: #""p": {}"#, data: #"{"p": 1.5}"#, shows: "“A”", "wrong-type /body/modifiers/0/lineLimit",
      words: #""lineLimit": expected"#),
    TemplateCase(
      "the name in a bare modifier's message, static",
      #"{"view": "Text", "content": "A", "modifiers": [{"lineLimit": "${▸1.5}"}]}"#,
      shows: "“A”", "wrong-type /body/modifiers/0/lineLimit", words: #""lineLimit": expected"#),
    TemplateCase(
      "misspelt form", #"["${p}", {▸"$iff": "${p == null}", "then": "A"}]"#,
      parameters: #""p": {"default": 1}"#, shows: "“1”", "unknown-key /body/1/$iff → $if"),
    TemplateCase(
      "a name used inside what is at fault", #"{"view": "VStack", "children": ▸"${p}"}"#,
      parameters: #""p": {"default": [1]}"#, shows: "VStack(center)[]", "wrong-type /body/children"),
    TemplateCase(
      "Q image without a name at run time", #"{"view": "Image", "systemName": "${▸p.a}", "fallback": "F"}"#,
      parameters: #""p": {}"#, data: #"{"p": {}}"#, shows: "“F”", "absent /body/systemName"),
    TemplateCase(
      "Q image with null at run time", #"{"view": "Image", "name": "${p.a}", "fallback": "F"}"#,
      parameters: #""p": {}"#, data: #"{"p": {"a": null}}"#, shows: "“F”"),
    TemplateCase(
      "$switch over a list, static", #"["A", {"$switch": "${▸[1]}", "cases": {"a": "A"}, "default": "D"}]"#,
      shows: "“A”", "wrong-type /body/1/$switch"),
    TemplateCase(
      "$switch over a list, data", #"{"$switch": "${▸p}", "cases": {"a": "A"}, "default": "D"}"#,
      parameters: #""p": {}"#, data: #"{"p": [1]}"#, shows: "“D”", "wrong-type /body/$switch"),
    TemplateCase(
      "place of a literal in a form",
      #"{"view": "VStack", "alignment": {"$if": "${p}", "then": ▸"leadin", "else": "trailing"}, "children": []}"#,
      parameters: #""p": {"default": true}"#, shows: "VStack(center)[]", "unknown-value /body/alignment/then → leading"),
    TemplateCase(
      "an enum none of whose values fits", #"{"view": "VStack", "alignment": "${▸p}", "children": []}"#,
      parameters: #""p": {"enum": ["small", "large"], "default": "small"}"#, shows: "VStack(center)[]",
      "unknown-value /body/alignment"),
    TemplateCase(
      "a faulty argument is not missing",
      #"{"view": "Button", "title": "A", "action": {"handler": "save", "arguments": {"id": "${▸x}"}}}"#,
      handlers: #""save": {"arguments": {"id": {"type": "integer"}}}"#, shows: "Button(borderless, )[“A”]",
      "unknown-name /body/action/arguments/id"),
    TemplateCase(
      "10^12 modifiers", #"▸{"view": "Divider", "modifiers": [{"$forEach": 1000000000000, "content": []}]}"#,
      shows: "", "too-many-nodes /body"),
    TemplateCase(
      "$let of a Text's content", #"{"view": "Text", "content": {"$let": {"a": "x"}, "in": "${a}"}}"#,
      shows: "“x”"),
    TemplateCase(
      "reserved and in scope", #"{"$let": {▸"environment": 1}, "in": "A"}"#, shows: "“A”",
      "reserved-name /body/$let/environment"),
    TemplateCase(
      "number in additionalProperties without type", #""${type(p.a) == double}""#,
      parameters: #""p": {"additionalProperties": {"type": "number"}}"#, data: #"{"p": {"a": 5}}"#, shows: "“true”"),
    TemplateCase(
      "number in items without type", #""${type(p[0]) == double}""#,
      parameters: #""p": {"items": {"type": "number"}}"#, data: #"{"p": [5]}"#, shows: "“true”"),
    TemplateCase(
      "a name for null", #"{"$let": {"a": null}, "in": "[${a}]"}"#, shows: "“[]”"),
    TemplateCase(
      "a name for a form that gives nothing, compared with null",
      #"{"$let": {"a": {"$if": "${p}", "then": "x"}}, "in": "[${a == null}]"}"#, parameters: #""p": {}"#,
      data: #"{"p": false}"#, shows: "“[true]”"),
    TemplateCase(
      "bare form without else",
      #"{"view": "Divider", "modifiers": [{"padding": {"$if": "${p}", "then": 1}}]}"#, parameters: #""p": {}"#,
      data: #"{"p": true}"#, shows: "padding(1 1 1 1)(Divider)"),
    TemplateCase(
      "bare form of two kinds",
      #"{"view": "Divider", "modifiers": [{"padding": {"$if": "${p}", "then": 1, "else": "top"}}]}"#,
      parameters: #""p": {}"#,
      data: #"{"p": true}"#, shows: "padding(1 1 1 1)(Divider)"),
    TemplateCase(
      "malformed schema", #"{"$let": {"a": "${p}"}, "in": "A"}"#, parameters: #""p": {"type": ▸"strng"}"#,
      data: #"{"p": 1}"#, shows: "“A”", "unknown-value /parameters/p/type → string"),
    TemplateCase(
      "missing parameter", #""${a}""#, parameters: #""a": {"type": "string"}"#, data: "▸{}", shows: "“”",
      "data: missing-value"),
    TemplateCase(
      "no data", #""${a}""#, parameters: #"▸"a": {"type": "string"}"#, shows: "“”",
      "missing-value /parameters/a"),
    TemplateCase(
      "nullable", #""[${a}]""#, parameters: #""a": {"type": ["string", "null"]}"#, data: #"{"a": null}"#,
      shows: "“[]”"),
    TemplateCase(
      "nullable enum", #""[${a}]""#, parameters: #""a": {"enum": ["x", null]}"#, data: #"{"a": null}"#,
      shows: "“[]”"),
    TemplateCase(
      "integer 5.0 arithmetic", #""${p + 1}""#, parameters: #""p": {"type": "integer"}"#, data: #"{"p": 5.0}"#,
      shows: "“6”"),
    TemplateCase(
      "default does not fit", #""${p}""#, parameters: #""p": {"type": "integer", "default": ▸"x"}"#, data: "{}",
      shows: "“x”", "wrong-type /parameters/p/default"),
    TemplateCase(
      "example does not fit", #""${p}""#, parameters: #""p": {"type": "integer", "examples": [▸"x"]}"#,
      shows: "“x”", "wrong-type /parameters/p/examples/0"),
    TemplateCase(
      "enum no array", #""${p}""#, parameters: #""p": {"enum": ▸"x"}"#, data: #"{"p": 1}"#, shows: "“1”",
      "wrong-type /parameters/p/enum"),
    TemplateCase(
      "required no array", #""${p.size()}""#, parameters: #""p": {"required": ▸"x"}"#, data: #"{"p": {}}"#,
      shows: "“0”",
      "wrong-type /parameters/p/required"),
    TemplateCase(
      "properties no object", #""${p.size()}""#, parameters: #""p": {"properties": ▸["x"]}"#, data: #"{"p": {}}"#,
      shows: "“0”",
      "wrong-type /parameters/p/properties"),
    TemplateCase(
      "oneOf no array", #""${p.size()}""#, parameters: #""p": {"oneOf": ▸{}}"#, data: #"{"p": {}}"#, shows: "“0”",
      "wrong-type /parameters/p/oneOf"),
    TemplateCase(
      "given nested state of another type", #""${state.form.name}""#, initially: #""form": {"name": "a"}"#,
      state: #"{"form": {"name": ▸5}}"#, shows: "“a”", "state: wrong-type /form/name"),
    TemplateCase(
      "computed id like a written one",
      #"{"view": "VStack", "children": [{"view": "Divider", "id": "a"}, {"view": "Divider", "id": ▸"${p}"}]}"#,
      parameters: #""p": {}"#, data: #"{"p": "a"}"#, shows: "VStack(center)[Divider{#a}, Divider]",
      "duplicate-id /body/children/1/id"),
    TemplateCase(
      "two loops with one id",
      #"{"view": "VStack", "children": [{"$forEach": 1, "content": {"view": "Divider", "id": "a"}}, {"$forEach": 1, "content": {"view": "Divider", "id": ▸"a"}}]}"#,
      shows: "VStack(center)[Divider{#a[0]}, Divider]",
      "duplicate-id /body/children/1/content/id"),
    TemplateCase(
      "an id in a written loop and one like it",
      #"{"view": "VStack", "children": [{"view": "Divider", "id": "a[0]"}, {"$forEach": 1, "content": {"view": "Divider", "id": ▸"a"}}]}"#,
      shows: "VStack(center)[Divider{#a[0]}, Divider]",
      "duplicate-id /body/children/1/content/id"),
  ]
}
