import Paravent
import Testing

@Suite struct BindingTests {
  @Test("A value arrives as its type says", arguments: numbers + texts + lists + absences + dollars)
  func binding(_ row: TemplateCase) {
    row.check()
  }

  private static func number(_ schema: String, _ value: String, _ expression: String, _ shown: String) -> TemplateCase {
    TemplateCase(
      "\(value) under \(schema): \(expression)", #""${\#(expression)}""#, parameters: #""p": \#(schema)"#,
      data: #"{"p": \#(value)}"#, shows: "“\(shown)”")
  }

  /// Whole numbers are ints unless a fraction, an exponent or the schema says otherwise.
  static let numbers = [
    number(#"{"type": "integer"}"#, "5", "p / 2", "2"), number(#"{"type": "number"}"#, "5", "p / 2.0", "2.5"),
    number(#"{"type": "number"}"#, "5", "p", "5"), number("{}", "5", "type(p) == int", "true"),
    number("{}", "5.0", "type(p) == double", "true"), number("{}", "5e0", "type(p) == double", "true"),
    number(#"{"type": "number"}"#, "5", "type(p) == double", "true"),
    number(#"{"type": ["number", "null"]}"#, "5", "type(p) == double", "true"),
    number(#"{"type": "array", "items": {"type": "number"}}"#, "[5]", "type(p[0]) == double", "true"),
    number(#"{"properties": {"a": {"type": "number"}}}"#, #"{"a": 5}"#, "type(p.a) == double", "true"),
    number(
      #"{"type": "object", "additionalProperties": {"type": "number"}}"#, #"{"a": 5}"#, "type(p.a) == double", "true"),
    number(#"{"type": "number", "default": 5}"#, "null", "type(p) == double", "true"),
    number(#"{"type": "integer"}"#, "9007199254740993", "p", "9007199254740993"),
    number(#"{"type": "integer"}"#, "-9223372036854775808", "p", "-9223372036854775808"),
    number(#"{"type": "number"}"#, "0.1", "p", "0.1"), number("{}", "1e2", "p + 0.5", "100.5"),
    number("{}", "true", "p", "true"),
  ]

  static let texts = [
    TemplateCase(
      "text between expressions", #""${a}-${b}, ${a}!""#, parameters: #""a": {}, "b": {}"#,
      data: #"{"a": 1, "b": false}"#, shows: "“1-false, 1!”"),
    TemplateCase(
      "quotes, a backslash and a newline", #""${title}""#, parameters: #""title": {"type": "string"}"#,
      data: #"{"title": "He said \"hi\" \\ ok\nnext"}"#, shows: "“He said \"hi\" \\ ok\nnext”"),
    TemplateCase(
      "what looks like an expression is text where data holds it", #""${p}""#, parameters: #""p": {}"#,
      data: #"{"p": "${p} $${p} {\"$if\": 1}"}"#, shows: "“${p} $${p} {\"$if\": 1}”"),
    TemplateCase(
      "a form in data is data", #""${p['$if']}""#, parameters: #""p": {}"#, data: #"{"p": {"$if": "${q}"}}"#,
      shows: "“${q}”"),
    TemplateCase(
      "a brace in a string of an expression ends nothing", #""${'}' + \"{\" + p}.""#, parameters: #""p": {}"#,
      data: #"{"p": "}"}"#, shows: "“}{}.”"),
    TemplateCase(
      "a map in an expression", #""${{'a': {'b': p}}.a.b}""#, parameters: #""p": {}"#, data: #"{"p": 1}"#, shows: "“1”"),
    TemplateCase(
      "names of other scripts", #""${p['ключ']}é${p['名']}""#,
      parameters: #""p": {}"#, data: #"{"p": {"ключ": "😀", "名": "你"}}"#, shows: "“😀é你”"),
    TemplateCase(
      "a title, a label and a value",
      """
      {"view": "VStack", "children": [{"view": "Button", "title": "${p}", "action": []},
        {"view": "TextField", "title": "${p}", "text": "${p}"},
        {"view": "Divider", "modifiers": [{"accessibilityLabel": "${p}"}]}]}
      """, parameters: #""p": {"type": "string"}"#, data: #"{"p": "\"\\"}"#,
      shows: #"VStack(center)[Button(borderless, )[“"\”], Field("\, "\), Divider{label: "\}]"#),
    TemplateCase(
      "a number where text is expected", #"{"view": "Button", "title": "${p}", "action": []}"#, parameters: #""p": {}"#,
      data: #"{"p": 2.5}"#, shows: "Button(borderless, )[“2.5”]"),
    TemplateCase(
      "moments and spans of time", #""${timestamp(p)} ${duration('90s')}""#, parameters: #""p": {"type": "string"}"#,
      data: #"{"p": "2026-11-30T06:00:00Z"}"#, shows: "“2026-11-30T06:00:00Z 90s”"),
  ]

  static let lists = [
    TemplateCase(
      "a list in text", #"["A", "Names: ${▸names}"]"#, parameters: #""names": {"type": "array"}"#,
      data: #"{"names": ["a", "b", "c"]}"#, shows: "“A”", "wrong-type /body/1", words: "found a list"),
    TemplateCase(
      "a list in text, known from data only", #""Names: ${▸names}""#, parameters: #""names": {}"#,
      data: #"{"names": ["a", "b", "c"]}"#, shows: "“Names: ”", "wrong-type /body", words: "found a list"),
    TemplateCase(
      "a map in text", #""${▸p}""#, parameters: #""p": {}"#, data: #"{"p": {"a": 1}}"#, shows: "“”", "wrong-type /body",
      words: "found a map"),
    TemplateCase(
      "a whole value that is a list stays one", #"{"$forEach": "${choices}", "content": "${item}"}"#,
      parameters: #""choices": {"type": "array"}"#, data: #"{"choices": ["a", "b"]}"#, shows: "VStack(center)[“a”, “b”]"
    ),
    TemplateCase(
      "a list of edges", #"{"view": "Divider", "modifiers": [{"padding": {"edges": "${edges}", "length": "${n}"}}]}"#,
      parameters: #""edges": {"type": "array"}, "n": {"type": "integer"}"#,
      data: #"{"edges": ["top", "leading"], "n": 3}"#, shows: "padding(3 3 0 0)(Divider)"),
    TemplateCase(
      "a list of edges in the place of a bare value", #"{"view": "Divider", "modifiers": [{"padding": "${p}"}]}"#,
      parameters: #""p": {}"#, data: #"{"p": ["top"]}"#, shows: "padding(16 0 0 0)(Divider)"),
    TemplateCase(
      "a length in the place of a bare value", #"{"view": "Divider", "modifiers": [{"padding": "${p}"}]}"#,
      parameters: #""p": {}"#, data: #"{"p": 3}"#, shows: "padding(3 3 3 3)(Divider)"),
    TemplateCase(
      "an object that is a font", #"{"view": "Text", "content": "A", "modifiers": [{"font": "${p}"}]}"#,
      parameters: #""p": {}"#, data: #"{"p": {"system": {"size": 20}}}"#, shows: "“A”"),
    TemplateCase(
      "a shape", #"{"view": "Divider", "modifiers": [{"clipShape": "${p}"}]}"#, parameters: #""p": {}"#,
      data: #"{"p": {"roundedRectangle": {"cornerRadius": 2}}}"#,
      shows: "clip(roundedRectangle(cornerRadius: 2.0))(Divider)"),
  ]

  static let absences = [
    TemplateCase(
      "an empty string is an empty text",
      #"{"view": "VStack", "children": [{"$forEach": "${p}", "content": "${item}"}]}"#,
      parameters: #""p": {}"#, data: #"{"p": ["a", "", "c"]}"#, shows: "VStack(center)[“a”, “”, “c”]"),
    TemplateCase(
      "a missing key", #""[${▸p.name}]""#, parameters: #""p": {}"#, data: #"{"p": {}}"#, shows: "“[]”", "absent /body"),
    TemplateCase(
      "a missing index", #""[${▸p[2]}]""#, parameters: #""p": {}"#, data: #"{"p": [1]}"#, shows: "“[]”", "absent /body"),
    TemplateCase(
      "a selection from null", #""[${▸p.a.b}]""#, parameters: #""p": {}"#, data: #"{"p": {"a": null}}"#, shows: "“[]”",
      "absent /body"),
    TemplateCase(
      "null is nothing, and no fault", #""[${p.a}]""#, parameters: #""p": {}"#, data: #"{"p": {"a": null}}"#,
      shows: "“[]”"),
    TemplateCase(
      "null and absence leave a property its default",
      #"{"view": "VStack", "spacing": "${p.a}", "alignment": "${▸p.b}", "children": []}"#, parameters: #""p": {}"#,
      data: #"{"p": {"a": null}}"#, shows: "VStack(center)[]", "absent /body/alignment"),
    TemplateCase(
      "an absent condition is false", #"{"$if": "${▸p.a}", "then": "A", "else": "B"}"#, parameters: #""p": {}"#,
      data: #"{"p": {}}"#, shows: "“B”", "absent /body/$if"),
    TemplateCase(
      "null as a condition is false", #"{"$if": "${p.a}", "then": "A", "else": "B"}"#, parameters: #""p": {}"#,
      data: #"{"p": {"a": null}}"#, shows: "“B”"),
    TemplateCase(
      "an absent list is empty", #"["A", {"$forEach": "${▸p.a}", "content": "B"}]"#, parameters: #""p": {}"#,
      data: #"{"p": {}}"#, shows: "“A”", "absent /body/1/$forEach"),
    TemplateCase(
      "an absent subject takes the default", #"{"$switch": "${▸p.a}", "cases": {"a": "A"}, "default": "B"}"#,
      parameters: #""p": {}"#, data: #"{"p": {}}"#, shows: "“B”", "absent /body/$switch"),
    TemplateCase(
      "has() asks without a warning", #"{"$if": "${has(p.a)}", "then": "A", "else": "B"}"#, parameters: #""p": {}"#,
      data: #"{"p": {}}"#, shows: "“B”"),
    TemplateCase(
      "a modifier without a value is not applied",
      #"{"view": "Divider", "modifiers": [{"opacity": "${p.a}"}, "padding"]}"#,
      parameters: #""p": {}"#, data: #"{"p": {"a": null}}"#, shows: "padding(16 16 16 16)(Divider)"),
  ]

  static let dollars = [
    TemplateCase(
      "two dollar signs are one, and a warning where a value was near", #"["A▸$${p} ${p}"]"#, parameters: #""p": {}"#,
      data: #"{"p": 1}"#, shows: "“A${p} 1”", "expression /body/0", words: #""$${p}" is shown as it is"#),
    TemplateCase("two dollar signs before no expression", #""$${nope} $${a b} $${}""#, shows: "“${nope} ${a b} ${}”"),
    TemplateCase("dollar signs by themselves", #""$5 $ a$ $$ {x} $""#, shows: "“$5 $ a$ $$ {x} $”"),
    TemplateCase(
      "three dollar signs", #""$▸$${p}${p}""#, parameters: #""p": {}"#,
      data: #"{"p": 1}"#,
      shows: "“$${p}1”", "expression /body"),
  ]
}

extension BindingTests {
  @Test("A title holds expressions")
  func title() {
    let json = """
      {"title": "Team of ${size(users)}", "parameters": {"users": {"type": "array"}}, "body": "A"}
      """
    #expect(Decoded(json, data: #"{"users": [1, 2]}"#).tree?.title == "Team of 2")
    #expect(Decoded(#"{"title": "${nme}", "body": "A"}"#, data: nil).summaries == ["unknown-name /title 1:14"])
  }

  @Test("The arguments of an action keep the types of their values, byte for byte")
  func arguments() {
    let json = """
      {"parameters": {"p": {}}, "handlers": {"save": {"arguments": {"a": {}, "b": {}, "c": {}, "d": {}}}}, "body": {
        "view": "Button", "title": "A", "action": {"handler": "save", "arguments": {
          "a": "${p}", "b": "${p.list}", "c": ["${p.text}", {"$if": "${p.flag}", "then": 1}], "d": {"e": "${p.number}"}}}}}
      """
    let data = #"{"p": {"list": [1, "a"], "text": "\"\\\n", "flag": true, "number": 2.5}}"#
    let decoded = Decoded(json, data: data)
    #expect(decoded.codes == [])
    let resolved = decoded.tree.map { String(decoding: $0.json(), as: UTF8.self) } ?? ""
    let dense = resolved.filter { !$0.isWhitespace }
    #expect(
      dense.contains(
        #""arguments":{"a":{"list":[1,"a"],"text":"\"\\\n","flag":true,"number":2.5},"b":[1,"a"],"c":["\"\\\n",1],"d":{"e":2.5}}"#
      ))
  }
}
