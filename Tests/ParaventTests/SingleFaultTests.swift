import Diagnostics
import Paravent
import Testing

/// A screen with one fault, in what surrounds its body too, and the only diagnostic that it gives.
struct SingleFaultCase: CustomTestStringConvertible {
  let json: String
  /// `code pointer → suggestion`.
  let summary: String
  /// A part of the message.
  let words: String

  init(_ json: String, _ summary: String, _ words: String = "") {
    (self.json, self.summary, self.words) = (json, summary, words)
  }

  /// A screen with state and a handler that shows one view.
  static func body(_ body: String, _ summary: String, _ words: String = "") -> SingleFaultCase {
    SingleFaultCase(
      """
      {"state": {"isMuted": false, "orders": []}, "handlers": {"open": {"arguments": {"id": {"type": "string"}}}},
      "parameters": {"status": {"enum": ["online", "away"], "default": "away"}}, "x-used": "isMuted orders open ${status}",
      "title": "${status}", "body": \(body)}
      """, summary, words)
  }

  var testDescription: String { json }
}

@Suite struct SingleFaultTests {
  @Test("One fault gives one diagnostic, with what was meant", arguments: merged + cascades + habits + unused)
  func single(_ row: SingleFaultCase) {
    let decoded = Decoded(row.json)
    let summaries = decoded.diagnostics.map { diagnostic in
      let suggestion = diagnostic.suggestion.map { "→ \($0)" }
      return [diagnostic.code.rawValue, diagnostic.pointer, suggestion].compactMap(\.self).joined(separator: " ")
    }
    #expect(summaries == [row.summary])
    #expect(
      decoded.diagnostics.first?.message.contains(row.words) == true, "\(decoded.diagnostics.first?.message ?? "")")
  }

  static let merged: [SingleFaultCase] = [
    .body(
      #"{"view": "Button", "title": "A", "action": {"openUrl": "https://a.org"}}"#, "missing-value /body/action",
      #""openUrl" means nothing here"#),
    .body(
      #"{"view": "Button", "title": "A", "action": {"handler": "open", "args": {"id": "a"}}}"#,
      "missing-value /body/action/args → arguments", #"needs the argument "id""#),
    .body(#"{"$if": "${state.isMuted}", "than": "A"}"#, "missing-value /body/than → then", #""$if" needs "then""#),
    .body(
      #"{"$switch": "${status}", "case": {"away": "A", "online": "B"}}"#, "missing-value /body/case → cases",
      #""$switch" needs "cases""#),
    .body(
      #"{"$switch": "${status}", "cases": {"awy": "A", "online": "B"}}"#, "unknown-value /body/cases/awy → away"),
    .body(
      #"{"view": "VStack", "children": [{"$forEach": "${state.orders}", "children": "A"}]}"#,
      "missing-value /body/children/0/children → content"),
    .body(
      #"{"view": "Text", "content": "A", "modifiers": [{"font": {"size": 20}}]}"#,
      "missing-value /body/modifiers/0/font", #""size" means nothing here"#),
    .body(
      #"{"view": "Text", "content": "A", "modifiers": [{"environment": {"controlSize": "small"}}]}"#,
      "missing-value /body/modifiers/0/environment", #""controlSize" means nothing here"#),
    .body(#"{"view": "Text", "content": "${Math.abs(status.size())}"}"#, "unknown-name /body/content → math.abs"),
  ]

  static let cascades: [SingleFaultCase] = [
    SingleFaultCase(
      """
      {"uses": "acme", "body": {"view": "Card", "color": "x", "modifiers": [{"avatarSize": 4}, {"cardStyle": "a"}],
      "children": [{"view": "Text", "content": "${environment.density}", "modifiers": [{"foregroundStyle": "brand"}]},
      {"view": "Button", "title": "A", "action": "openOrder", "modifiers": [{"buttonStyle": "brand"}]}]}}
      """, #"wrong-type /uses → ["acme"]"#),
    SingleFaultCase(
      """
      {"uses": ["acme"], "body": {"view": "Card", "children": [{"view": "Text", "content": "${environment.density}",
      "modifiers": [{"foregroundStyle": "brand"}]}, {"view": "Image", "name": "Logo"}]}}
      """, "unknown-name /uses/0"),
    SingleFaultCase(
      """
      {"state": ["isOpen"], "body": {"view": "VStack", "children": [{"view": "Toggle", "title": "A", "isOn":
      "${state.isOpen}"}, {"view": "Button", "title": "A", "action": {"toggle": "state.isOpen"}}]}}
      """, "wrong-type /state"),
    SingleFaultCase(
      """
      {"handlers": ["a", "b"], "body": {"view": "VStack", "children": [{"view": "Button", "title": "A", "action": "a"},
      {"view": "Button", "title": "A", "action": {"handler": "b"}}]}}
      """, "wrong-type /handlers"),
    SingleFaultCase(
      #"{"parameters": {"first-name": {"default": "A"}, "in": {"default": "A"}}, "body": "A"}"#.replacing(
        #", "in": {"default": "A"}"#, with: ""), "wrong-type /parameters/first-name"),
    SingleFaultCase(
      #"{"parameters": ["name"], "body": ["${name}", "${name} ${name}"]}"#, "wrong-type /parameters"),
    .body(
      """
      {"view": "VStack", "children": [{"$forEach": "${state.orders}", "as": "${order}", "content": ["${order.id}",
      "${order.name}"]}]}
      """, "wrong-type /body/children/0/as → order"),
  ]

  static let habits: [SingleFaultCase] = [
    .body(#"{"view": "Toggle", "title": "A", "isOn": "state.isMuted"}"#, "wrong-type /body/isOn → ${state.isMuted}"),
    .body(#"{"view": "Toggle", "title": "A", "isOn": "true"}"#, "wrong-type /body/isOn → true"),
    .body(#"{"$if": "status == 'away'", "then": "A"}"#, "expression /body/$if → ${status == 'away'}"),
    .body(#"{"$if": "true", "then": "A"}"#, "expression /body/$if → ${true}"),
    .body(
      #"{"view": "VStack", "children": [{"Text": "x"}]}"#, "missing-value /body/children/0/Text",
      #"{"view": "Text", …}"#),
    .body(
      #"{"view": "VStack", "children": [{"font": "title"}]}"#, "missing-value /body/children/0/font", "is a modifier"),
    .body(
      #"{"view": "Text", "content": "A", "modifiers": [{"name": "font", "value": "title"}]}"#,
      "wrong-type /body/modifiers/0", #"{"font": …}"#),
    .body(
      #"{"view": "Text", "content": "A", "modifiers": [{"padding": {"horizontal": 8}}]}"#,
      "unknown-key /body/modifiers/0/padding/horizontal", #"{"edges": "horizontal", "length": …}"#),
    .body(
      #"{"view": "Button", "title": "A", "action": {"open": {"id": "a"}}}"#, "missing-value /body/action/open",
      #"{"handler": "open", "arguments": …}"#),
    .body(
      #"{"view": "Button", "title": "A", "action": "dismiss"}"#, #"unknown-handler /body/action → {"dismiss": true}"#),
    .body(#"{"view": "Button", "title": "A", "action": {"dismiss": false}}"#, "out-of-range /body/action/dismiss"),
    .body(
      #"{"view": "Text", "content": "A", "modifiers": ["${status}"]}"#, "expression /body/modifiers/0", #"{"$if": …}"#),
    .body(#"{"view": "${'Text'}", "content": "A"}"#, "expression /body/view", #"{"$if": …}"#),
    .body(
      #"{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "rgb(0, 10, 255)"}]}"#,
      "unknown-value /body/modifiers/0/foregroundStyle → #000AFF"),
    .body(
      #"{"view": "Text", "content": "A", "modifiers": [{"font": 20}]}"#, "wrong-type /body/modifiers/0/font",
      #"{"system": {"size": …}}"#),
    .body(#"{"view": "Spacer", "minLength": "12px"}"#, "wrong-type /body/minLength → 12"),
  ]

  static let unused: [SingleFaultCase] = [
    SingleFaultCase(
      #"{"parameters": {"n": {"type": "string", "examples": "a", "default": "b"}}, "body": "${n}"}"#,
      "wrong-type /parameters/n/examples"),
    SingleFaultCase(
      #"{"parameters": {"n": {"type": "string", "example": "a", "default": "b"}}, "body": "${n}"}"#,
      "unknown-key /parameters/n/example → examples"),
    SingleFaultCase(
      #"{"parameters": {"n": {"type": "string", "description": 7, "default": "b"}}, "body": "${n}"}"#,
      "wrong-type /parameters/n/description"),
  ]

  @Test("A slot that a body never places is not used; one that a private component places is")
  func slots() {
    let system =
      #"{"designSystem": "s", "components": {"A": {"slots": {"a": {}, "b": {}}, "body": {"view": "P", "components": {}}}}}"#
      .replacing(
        #"{"view": "P", "components": {}}"#, with: #"{"view": "P"}, "components": {"P": {"body": {"$slot": "b"}}}"#)
    let decoded = Decoded(nil, designSystems: [system])
    #expect(
      decoded.summaries.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "unused /components/A/slots/a"
      ])
  }

  @Test("Two systems that declare the same names are told once, with some of the names")
  func collisions() {
    func system(_ name: String) -> String {
      let colors = "abcdef".map { ##""c\##($0)": "#000000""## }.joined(separator: ", ")
      return #"{"designSystem": "\#(name)", "colors": {\#(colors)}}"#
    }
    let decoded = Decoded(#"{"uses": ["s", "t"], "body": "A"}"#, designSystems: [system("s"), system("t")])
    #expect(decoded.codes == ["name-collision"])
    #expect(
      decoded.diagnostics.first?.message
        == #"the design system "t" declares the colour "ca", the colour "cb", the colour "cc" and 3 more, which another one in use declares too"#
    )
  }

  @Test(
    "A family or a default style whose name is misspelt is one fault",
    arguments: [
      (
        #""styleFamily": "persn""#, #""person": {"automatic": {"body": {"$slot": "n"}}}"#, "unknown-name /styles/person"
      ),
      (#""styleFamily": "person""#, #""persn": {"automatic": {"body": {"$slot": "n"}}}"#, "unknown-name /styles/persn"),
      (
        #""styleFamily": "person""#, #""person": {"automatic": "rwo", "row": {"body": {"$slot": "n"}}}"#,
        "unknown-style /styles/person/automatic"
      ),
      (
        #""styleFamily": "person", "parameters": []"#, #""person": {"automatic": {"body": {"$slot": "n"}}}"#,
        "wrong-type /components/A/parameters"
      ),
    ])
  func families(family: String, style: String, summary: String) {
    let system = #"{"designSystem": "s", "components": {"A": {"slots": {"n": {}}, \#(family)}}, "styles": {\#(style)}}"#
    let decoded = Decoded(#"{"uses": ["s"], "body": {"view": "A", "n": "A"}}"#, designSystems: [system])
    #expect(decoded.summaries.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [summary])
  }

  @Test("A type in the place of a schema is told how a schema is written")
  func typeForSchema() {
    let json = #"{"parameters": {"n": "string"}, "body": "${n}"}"#
    let (_, report) = Screen.decode(Array(json.utf8), file: "screen.json")
    #expect(report.diagnostics.map(\.suggestion) == [#"{"type": "string"}"#])
  }

  @Test("Of a string that an expression may give, the one that does not fit is marked")
  func literal() {
    let system = """
      {"designSystem": "s", "components": {"A": {"parameters": {"status": {"enum": ["online", "away"]}}, "body":
      "${status}"}}}
      """
    let decoded = Decoded(
      #"{"uses": ["s"], "parameters": {"c": {"type": "boolean", "default": true}}, "body": {"view": "A", "status": "${c ? 'online' : 'awy'}"}}"#,
      designSystems: [system])
    #expect(decoded.codes.count == 1)
    #expect(decoded.diagnostics.first?.range?.start.column == 126)
    #expect(decoded.diagnostics.first?.suggestion == "away")
  }
}
