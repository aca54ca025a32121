import Paravent
import Testing

@Suite struct StateTests {
  @Test("State has initial values, which a caller may replace by others of their types", arguments: values + faults)
  func state(_ row: TemplateCase) {
    row.check()
  }

  private static let toggle = #"{"view": "Toggle", "title": "A", "isOn": "${state.mute}"}"#

  static let values = [
    TemplateCase(
      "an initial value", toggle, initially: #""mute": true"#, shows: "Toggle(switch, true)[“A”]"),
    TemplateCase(
      "another value", toggle, initially: #""mute": true"#, state: #"{"mute": false}"#,
      shows: "Toggle(switch, false)[“A”]"),
    TemplateCase(
      "an initial value over a parameter", #""${state.draft}""#, parameters: #""name": {"type": "string"}"#,
      initially: #""draft": "${name}!""#, data: #"{"name": "Ada"}"#, shows: "“Ada!”"),
    TemplateCase(
      "an initial value of a form", #""${state.size}""#, parameters: #""isBig": {"type": "boolean"}"#,
      initially: #""size": {"$if": "${isBig}", "then": "L", "else": "S"}"#, data: #"{"isBig": true}"#, shows: "“L”"),
    TemplateCase(
      "a number for a number", #""${state.n}""#, initially: #""n": 0.5"#, state: #"{"n": 2}"#, shows: "“2”"),
    TemplateCase(
      "a string beside the initial one", #""${state.size}""#, initially: #""size": "S""#, state: #"{"size": "XL"}"#,
      shows: "“XL”"),
    TemplateCase(
      "a comparison with a string that the state may become",
      #"{"$switch": "${state.size}", "cases": {"XL": "big"}, "default": "small"}"#, initially: #""size": "S""#,
      state: #"{"size": "XL"}"#, shows: "“big”"),
    TemplateCase(
      "what is null at first may become anything", #""[${state.choice}]""#, initially: #""choice": null"#,
      state: #"{"choice": 7}"#, shows: "“[7]”"),
    TemplateCase("null at first", #""[${state.choice}]""#, initially: #""choice": null"#, shows: "“[]”"),
    TemplateCase(
      "a map and a list", #""${state.form.name}, ${size(state.tags)}""#,
      initially: #""form": {"name": "Ada"}, "tags": ["a"]"#, state: #"{"form": {"name": "Grace"}, "tags": []}"#,
      shows: "“Grace, 0”"),
    TemplateCase("a state that nothing reads", #""A""#, initially: #""open": true"#, shows: "“A”"),
  ]

  static let faults = [
    TemplateCase(
      "a value of another type", toggle, initially: #""mute": true"#, state: #"{"mute": ▸"yes"}"#,
      shows: "Toggle(switch, true)[“A”]", "state: wrong-type /mute", words: #""mute": expected a boolean, found"#),
    TemplateCase(
      "null for a boolean", toggle, initially: #""mute": true"#, state: #"{"mute": ▸null}"#,
      shows: "Toggle(switch, true)[“A”]", "state: wrong-type /mute"),
    TemplateCase(
      "a name that is not declared", toggle, initially: #""mute": true"#, state: #"{▸"mutte": false}"#,
      shows: "Toggle(switch, true)[“A”]", "state: unknown-name /mutte → mute"),
    TemplateCase(
      "a reserved name", #""A""#, initially: #"▸"environment": 1"#, shows: "“A”", "reserved-name /state/environment"),
    TemplateCase("no name", #""A""#, initially: #"▸"a b": 1"#, shows: "“A”", "wrong-type /state/a b"),
    TemplateCase(
      "an initial value over the state itself", #""${state.a}""#, initially: #""a": 1, "b": "${▸state.a}""#,
      shows: "“1”", "unknown-name /state/b"),
    TemplateCase(
      "a field that is not declared", #""${state.▸mut}""#, initially: #""mute": true"#, shows: "",
      "unknown-name /body → mute"),
    TemplateCase("state where none is declared", #""${state.▸mute}""#, shows: "", "unknown-name /body"),
    TemplateCase(
      "state that is no object", #""A""#, initially: nil, state: "▸[]", shows: "“A”", "state: wrong-type"),
  ]

  @Test("A state declaration that is no object is a fault")
  func noObject() {
    #expect(Decoded(#"{"state": 7, "body": "A"}"#).summaries == ["wrong-type /state 1:11"])
  }

  @Test("A control is bound where its value is a plain path into the state")
  func bindings() {
    let body = """
      {"view": "VStack", "children": [
        {"view": "Toggle", "title": "A", "isOn": "${state.mute}"}, {"view": "Toggle", "title": "B", "isOn": "${!state.mute}"},
        {"view": "TextField", "title": "C", "text": "${state.form.name}"},
        {"view": "Picker", "title": "D", "selection": "${state.size}", "children": []},
        {"view": "Toggle", "title": "E", "isOn": "${state.o.`a.b`}"}]}
      """
    let decoded = Decoded(
      #"{"state": {"mute": true, "form": {"name": "N"}, "size": "S", "o": {"a.b": true}}, "body": \#(body)}"#)
    #expect(decoded.codes == [])
    guard case .stack(let stack) = decoded.tree?.root?.primitive else { return #expect(decoded.tree == nil) }
    let paths = stack.children.map { node -> String? in
      switch node.primitive {
      case .toggle(let toggle): toggle.binding
      case .field(let field): field.binding
      case .picker(let picker): picker.binding
      default: nil
      }
    }
    #expect(paths == ["state.mute", nil, "state.form.name", "state.size", nil])
  }

  @Test("What a secure field holds is written nowhere")
  func secret() {
    let json = #"{"state": {"a": "hunter2"}, "body": {"view": "SecureField", "title": "A", "text": "${state.a}"}}"#
    let dense = Decoded(json).tree.map { String(decoding: $0.json(), as: UTF8.self) } ?? ""
    #expect(dense.contains(#""binding": "state.a""#))
    #expect(!dense.contains("hunter2"))
  }

  @Test("The tree keeps the state that it was made from")
  func kept() {
    let json = #"{"state": {"a": 1, "b": {"c": "${1 + 1}"}}, "body": "A"}"#
    let tree = Decoded(json, data: nil, state: #"{"a": 5}"#).tree
    let dense = tree.map { String(decoding: $0.json(), as: UTF8.self).filter { !$0.isWhitespace } }
    #expect(dense?.contains(#""state":{"a":5,"b":{"c":2}}"#) == true)
  }
}
