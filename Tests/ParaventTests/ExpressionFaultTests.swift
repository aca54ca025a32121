import Testing

@Suite struct ExpressionFaultTests {
  @Test(
    "A fault of an expression is one diagnostic, inside the string, before any data is known",
    arguments: syntax + names + texts)
  func inside(_ row: TemplateCase) {
    row.check()
  }

  @Test("What an expression can give is held to what its place takes", arguments: results + choices + forms + actions)
  func result(_ row: TemplateCase) {
    row.check()
  }

  @Test("A fault costs the property, the modifier or the view, and a fallback stands in", arguments: costs)
  func cost(_ row: TemplateCase) {
    row.check()
  }

  private static let parameters = """
    "user": {"type": "object", "additionalProperties": false, "properties": {
      "name": {"type": "string"}, "age": {"type": "integer"}, "tags": {"type": "array", "items": {"type": "string"}}}},
    "size": {"enum": ["small", "large"]}, "flag": {"type": "boolean"}, "ratio": {"type": "number"}, "any": {}
    """

  private static let data = """
    {"user": {"name": "Ada", "age": 36, "tags": ["a"]}, "size": "small", "flag": true, "ratio": 0.5, "any": 1}
    """

  /// A view beside one that uses all parameters.
  private static func row(
    _ name: String, _ view: String, shows outline: String, _ faults: String..., words: String = ""
  ) -> TemplateCase {
    let use = #"{"$if": "${[user, size, flag, ratio, any].size() == 0}", "then": "?"}"#
    let body = #"{"view": "ZStack", "children": [\#(use), \#(view)]}"#
    let places = faults.map { $0.replacing("@", with: "/body/children/1") }
    return TemplateCase(
      name, body, parameters: parameters, data: data, shows: "ZStack[\(outline)]", faults: places, words: words)
  }

  private static func text(_ text: String, _ fault: String, words: String = "") -> TemplateCase {
    row(text, "\"\(text)\"", shows: "", fault, words: words)
  }

  static let syntax = [
    text("${user.name +▸}", "expression @"), text("${▸}", "expression @"), text("${1 ▸2}", "expression @"),
    text("Hi ${user.▸}!", "expression @"), text("${(1▸}", "expression @"), text("${[1, ]▸]}", "expression @"),
    text("${▸'abc}", "expression @"), text(#"${▸\"abc}"#, "expression @"), text("${user.name ▸= 'a'}", "expression @"),
    text("${▸user.name", "expression @"), text("${1 ? 2▸}", "expression @"), text("${▸#}", "expression @"),
    text("${▸0x}", "expression @"), text("${▸99999999999999999999}", "expression @"),
    text(#"\n\t\"é\u20ac😀\ud83d\ude00${flag ▸flag}"#, "expression @"),
    text(#"${'\\n' ▸'x'}"#, "expression @"), text("${▸if}", "expression @"),
  ]

  static let names = [
    text("${▸usr.name}", "unknown-name @ → user", words: #"no variable is named "usr""#),
    text("${user.▸nmae}", "unknown-name @ → name"), text("${user.▸address}", "unknown-name @"),
    text("${▸sze(user.tags)}", "unknown-name @ → size"),
    text("${user.name.▸startWith('A')}", "unknown-name @ → startsWith"),
    text("${▸nowhere}", "unknown-name @"), text("${user.tags.map(t, ▸x)}", "unknown-name @"),
    text("${environment.▸isEnabld}", "unknown-name @ → isEnabled"),
    text(#"\n${ \"\u00e9\" + ▸usr.name }"#, "unknown-name @ → user"),
    text("${state.▸x}", "unknown-name @"),
  ]

  static let texts = [
    text("${▸user.tags}", "wrong-type @", words: "expected a value that has a text, found a list"),
    text("a ${▸user} b", "wrong-type @", words: "found a map"), text("${▸[1, 2]}", "wrong-type @"),
    text("${▸{'a': 1}}", "wrong-type @"), text("${▸1 + 'a'}", "expression @"),
    text("${▸user.age + 'a'}", "expression @"),
    text("${!▸user.age}", "expression @"), text("${▸user.age && flag}", "expression @"),
  ]

  private static func property(_ view: String, _ fault: String, shows: String, words: String = "") -> TemplateCase {
    row(view, view, shows: shows, fault, words: words)
  }

  private static func modifier(
    _ modifier: String, _ fault: String, words: String = "", shows outline: String = "hidden(Divider)"
  ) -> TemplateCase {
    let view = #"{"view": "Divider", "modifiers": ["hidden", \#(modifier)]}"#
    return row(
      modifier, view, shows: outline, fault.replacing("@", with: "@/modifiers/1"), words: words)
  }

  static let results = [
    property(
      #"{"view": "VStack", "spacing": "${▸user.name}", "children": []}"#, "wrong-type @/spacing",
      shows: "VStack(center)[]",
      words: #""spacing": expected a number, found a string"#),
    property(
      #"{"view": "VStack", "spacing": "${▸'a'}", "children": []}"#, "wrong-type @/spacing", shows: "VStack(center)[]"),
    property(
      #"{"view": "VStack", "spacing": ▸"${ratio}pt", "children": []}"#, "wrong-type @/spacing",
      shows: "VStack(center)[]"),
    property(
      #"{"view": "VStack", "alignment": "${▸user.age}", "children": []}"#, "wrong-type @/alignment",
      shows: "VStack(center)[]"),
    property(
      #"{"view": "Toggle", "title": "A", "isOn": "${▸user.age}"}"#, "wrong-type @/isOn", shows: "",
      words: #""isOn": expected a boolean, found a whole number"#),
    property(
      #"{"view": "Button", "title": "${▸user.tags}", "action": []}"#, "wrong-type @/title",
      shows: "Button(borderless, )[HStack(center)[]]"),
    property(
      #"{"view": "Text", "content": {"$if": "${flag}", "then": "${▸user.tags}", "else": "A"}}"#,
      "wrong-type @/content/then", shows: ""),
    property(
      #"{"view": "Link", "title": "A", "destination": "${▸flag ? [1] : [2]}"}"#, "wrong-type @/destination", shows: ""),
    property(#"{"view": "Image", "systemName": "${▸user.age}"}"#, "wrong-type @/systemName", shows: ""),
    property(#"{"view": "Image", "name": "${▸user.tags}"}"#, "wrong-type @/name", shows: ""),
    property(#"{"view": "ProgressView", "value": "${▸user.name}"}"#, "wrong-type @/value", shows: "Progress(–)[]"),
    modifier(#"{"opacity": "${▸user.name}"}"#, "wrong-type @/opacity"),
    modifier(#"{"opacity": "${▸2}"}"#, "out-of-range @/opacity", words: "expected a number from 0 to 1, found 2"),
    modifier(#"{"lineLimit": "${▸1.5}"}"#, "wrong-type @/lineLimit"),
    modifier(#"{"disabled": "${▸user.name}"}"#, "wrong-type @/disabled"),
    modifier(#"{"font": "${▸user.age}"}"#, "wrong-type @/font"),
    modifier(#"{"font": "${▸user.tags}"}"#, "wrong-type @/font"),
    modifier(#"{"foregroundStyle": "${▸flag}"}"#, "wrong-type @/foregroundStyle"),
    modifier(#"{"clipShape": "${▸ratio}"}"#, "wrong-type @/clipShape"),
    modifier(
      #"{"frame": {"width": "${▸user.name}", "height": 5}}"#, "wrong-type @/frame/width",
      shows: "frame(–×5)(hidden(Divider))"),
    modifier(#"{"accessibilityLabel": "${▸user.tags}"}"#, "wrong-type @/accessibilityLabel"),
    modifier(#"{"padding": ▸"${flag}"}"#, "wrong-type @/padding"),
    modifier(#"{"buttonStyle": "${▸user.age}"}"#, "wrong-type @/buttonStyle"),
    modifier(
      #"{"environment": {"layoutDirection": "${▸flag}"}}"#, "wrong-type @/environment/layoutDirection",
      shows: "hidden(Divider)"),
  ]

  static let choices = [
    property(
      #"{"view": "VStack", "alignment": "${flag ? ▸'leadin' : 'trailing'}", "children": []}"#,
      "unknown-value @/alignment → leading", shows: "VStack(center)[]"),
    modifier(#"{"foregroundStyle": "${flag ? ▸'bleu' : 'red'}"}"#, "unknown-value @/foregroundStyle → blue"),
    modifier(#"{"font": "${flag ? ▸'titel' : 'body'}"}"#, "unknown-value @/font → title"),
    modifier(#"{"clipShape": "${flag ? ▸'circel' : 'capsule'}"}"#, "unknown-value @/clipShape → circle"),
    modifier(#"{"padding": "${flag ? ▸'tpo' : 'leading'}"}"#, "unknown-value @/padding → top"),
    modifier(#"{"buttonStyle": "${flag ? ▸'bordred' : 'plain'}"}"#, "unknown-style @/buttonStyle → bordered"),
    modifier(#"{"foregroundStyle": "${▸'bleu'}"}"#, "unknown-value @/foregroundStyle → blue"),
    modifier(#"{"border": {"content": "${flag ? 'red' : ▸'geen'}"}}"#, "unknown-value @/border/content → green"),
  ]

  static let forms = [
    property(
      #"{"$if": "${▸user.age}", "then": "A"}"#, "wrong-type @/$if", shows: "", words: #""$if": expected a boolean"#),
    property(#"{"$if": "${▸user.name}", "then": "A"}"#, "wrong-type @/$if", shows: ""),
    property(#"{"$if": ▸true, "then": "A"}"#, "wrong-type @/$if", shows: "", words: "expected an expression such as"),
    property(
      #"{"$if": ▸"flag", "then": "A"}"#, "expression @/$if → ${flag}", shows: "",
      words: "expected one whole expression such as"),
    property(#"{"$if": ▸"is ${flag}", "then": "A"}"#, "expression @/$if", shows: ""),
    property(#"▸{"$if": "${flag}"}"#, "missing-value @", shows: "", words: #""$if" needs "then""#),
    property(#"{"$if": "${flag}", "then": "A", ▸"esle": "B"}"#, "unknown-key @/esle → else", shows: "“A”"),
    property(
      #"{"$forEach": "${▸user.name}", "content": "A"}"#, "wrong-type @/$forEach", shows: "",
      words: #""$forEach": expected a list, a map or a whole number, found a string"#),
    property(#"{"$forEach": "${▸flag}", "content": "A"}"#, "wrong-type @/$forEach", shows: ""),
    property(#"▸{"$forEach": "${user.tags}"}"#, "missing-value @", shows: "", words: #""$forEach" needs "content""#),
    property(
      #"{"$forEach": "${user.tags}", "content": "${▸item.name}"}"#, "expression @/content", shows: ""),
    property(
      #"{"$switch": "${size}", "cases": ▸{"small": "A"}}"#, "missing-value @/cases", shows: "“A”",
      words: #""$switch" has no case "large", and no "default""#),
    property(
      #"{"$switch": "${size}", "cases": {"small": "A", "large": "B", ▸"lage": "C"}}"#,
      "unknown-value @/cases/lage → large",
      shows: "“A”"),
    property(#"▸{"$switch": "${size}"}"#, "missing-value @", shows: "", words: #""$switch" needs "cases""#),
    property(#"{"$switch": "${size}", "cases": ▸["A"]}"#, "wrong-type @/cases", shows: ""),
    property(#"{"$switch": ▸"size", "cases": {"small": "A"}}"#, "expression @/$switch → ${size}", shows: ""),
    property(#"{"$let": ▸["a"], "in": "A"}"#, "wrong-type @/$let", shows: ""),
    property(#"▸{"$let": {"a": 1}}"#, "missing-value @", shows: "", words: #""$let" needs "in""#),
    modifier(#"{"$if": "${▸user.age}", "then": "padding"}"#, "wrong-type @/$if"),
    modifier(#"{"$if": "${flag}", "then": ▸"pading"}"#, "unknown-modifier @/then → padding"),
    modifier(#"{▸"$slot": "label"}"#, "misplaced-modifier @/$slot"),
    modifier(
      #"{"padding": {▸"$forEach": 3, "content": 1}}"#, "expression @/padding/$forEach",
      words: "can only stand in a list"),
  ]

  private static func action(_ action: String, _ fault: String, words: String = "", shows: String = "") -> TemplateCase
  {
    TemplateCase(
      action, #"{"view": "Button", "title": "A", "action": \#(action)}"#,
      initially: #""name": "a", "open": true, "n": 1"#,
      handlers: #""save": {"arguments": {"id": {"type": "integer"}}}, "quit": {}"#,
      shows: "Button(borderless, \(shows))[“A”]", fault, words: words)
  }

  static let actions = [
    action(#"{"set": {▸"state.nam": "x"}}"#, "unknown-name /body/action/set/state.nam → state.name"),
    action(#"{"set": {▸"name": "x"}}"#, "unknown-name /body/action/set/name → state.name"),
    action(#"{"set": {"state.name": ▸5}}"#, "wrong-type /body/action/set/state.name", words: "holds a string, found"),
    action(#"{"set": {"state.open": ▸"${1 + 1}"}}"#, "wrong-type /body/action/set/state.open"),
    action(#"{"set": ▸{}}"#, "missing-value /body/action/set"),
    action(#"{"toggle": ▸"state.name"}"#, "wrong-type /body/action/toggle", words: "expected the path of a boolean"),
    action(#"{"toggle": ▸"state.opn"}"#, "unknown-name /body/action/toggle → state.open"),
    action(#"{"toggle": ▸"open"}"#, "unknown-name /body/action/toggle → state.open"),
    action(#"{"toggle": ▸"${state.open}"}"#, "expression /body/action/toggle → state.open"),
    action(
      #"{"handler": "save", "arguments": {"id": ▸"a"}}"#, "wrong-type /body/action/arguments/id",
      words: "expected a whole number, found the string"),
    action(#"{"handler": "save", "arguments": {"id": "${▸state.name}"}}"#, "wrong-type /body/action/arguments/id"),
    action(#"{"navigate": "/${▸x}"}"#, "unknown-name /body/action/navigate"),
    action(#"{"openURL": "${▸[1]}"}"#, "wrong-type /body/action/openURL"),
    action(#"{"$if": "${▸1}", "then": "quit"}"#, "wrong-type /body/action/$if"),
    action(#"{"$if": "${true}", "then": ▸"qit"}"#, "unknown-handler /body/action/then → quit"),
    action(#"["quit", {"$switch": "${▸x}", "cases": {}}]"#, "unknown-name /body/action/1/$switch", shows: "quit[]"),
    action(#"{▸"$slot": "label"}"#, "misplaced-modifier /body/action/$slot"),
  ]

  static let costs = [
    row(
      "a property", #"{"view": "VStack", "spacing": "${▸x}", "children": ["A"]}"#, shows: "VStack(center)[“A”]",
      "unknown-name @/spacing"),
    row(
      "a modifier", #"{"view": "Divider", "modifiers": [{"padding": "${▸x}"}, "hidden"]}"#, shows: "hidden(Divider)",
      "unknown-name @/modifiers/0/padding"),
    row(
      "an argument of a modifier",
      #"{"view": "Divider", "modifiers": [{"padding": {"edges": "top", "length": "${▸x}"}}]}"#,
      shows: "padding(16 0 0 0)(Divider)", "unknown-name @/modifiers/0/padding/length"),
    row(
      "a view whose property is required", #""A", {"view": "Toggle", "title": "B", "isOn": "${▸x}"}, "C""#,
      shows: "“A”, “C”", "unknown-name /body/children/2/isOn"),
    row(
      "its own fallback", #"{"view": "Toggle", "title": "B", "isOn": "${▸x}", "fallback": "F"}"#, shows: "“F”",
      "unknown-name @/isOn"),
    row(
      "an ancestor's fallback", #"{"view": "VStack", "fallback": "F", "children": ["A", "${▸x}"]}"#, shows: "“F”",
      "unknown-name @/children/1"),
    row("a form's fallback", #"{"$if": "${▸x}", "then": "A", "fallback": "F"}"#, shows: "“F”", "unknown-name @/$if"),
    row(
      "a loop's fallback", #"{"$forEach": 2, "content": ["${item}", "${▸x}"], "fallback": "F"}"#, shows: "“F”",
      "unknown-name @/content/1"),
    row("a run", #"{"view": "Text", "content": ["A", "${▸x}", "B"]}"#, shows: "“AB”", "unknown-name @/content/1"),
    row("an id", #"{"view": "Divider", "id": "${▸x}"}"#, shows: "Divider", "unknown-name @/id"),
    row("two faults of one string", #""${▸x} ${▸y}""#, shows: "", "unknown-name @", "unknown-name @"),
    row("two faults of one expression", #""${▸x + ▸y}""#, shows: "", "unknown-name @", "unknown-name @"),
  ]
}
