import Diagnostics
import JSON
import Paravent
import Testing

@Suite struct SheetTests {
  @Test("A sheet is there while its value is true, with the environment of its place", arguments: presence + dismissal)
  func sheet(_ row: TemplateCase) {
    row.check()
  }

  /// A text with a sheet.
  private static func text(_ isPresented: String, _ content: String, _ onDismiss: String? = nil) -> String {
    let afterwards = onDismiss.map { #", "onDismiss": \#($0)"# } ?? ""
    return """
      {"view": "Text", "content": "A", "modifiers": [
        {"sheet": {"isPresented": \(isPresented), "content": \(content)\(afterwards)}}]}
      """
  }

  private static func button(_ action: String) -> String {
    #"{"view": "Button", "title": "C", "action": \#(action)}"#
  }

  private static let close = button(#"{"dismiss": true}"#)
  private static let open = #""isOpen": true"#

  static let presence = [
    TemplateCase("presented", text("true", #""B""#), shows: "sheet()[“B”](“A”)"),
    TemplateCase("not presented", text("false", #""B""#), shows: "“A”"),
    TemplateCase(
      "bound", text(#""${state.isOpen}""#, #""B""#), initially: open, shows: "sheet(state.isOpen)[“B”](“A”)"),
    TemplateCase(
      "bound and not presented", text(#""${state.isOpen}""#, #""B""#), initially: open, state: #"{"isOpen": false}"#,
      shows: "“A”"),
    TemplateCase(
      "what is not presented is not resolved", text(#""${state.isOpen}""#, #""${state.list[7]}""#),
      initially: #""isOpen": false, "list": []"#, shows: "“A”"),
    TemplateCase(
      "computed", text(#""${!state.isOpen}""#, #""B""#), initially: #""isOpen": false"#, shows: "sheet()[“B”](“A”)"),
    TemplateCase(
      "absent", text(#""${▸p.isOpen}""#, #""B""#), parameters: #""p": {}"#, data: "{\"p\": {}}", shows: "“A”",
      "absent /body/modifiers/0/sheet/isPresented"),
    TemplateCase("several views", text("true", #"["B", "C"]"#), shows: "sheet()[VStack(center)[“B”, “C”]](“A”)"),
    TemplateCase("no views", text("true", #"[{"$if": "${1 > 2}", "then": "B"}]"#), shows: "“A”"),
    TemplateCase("an empty list of views", text("true", "[]"), shows: "“A”"),
    TemplateCase(
      "its title", text("true", #"{"view": "Text", "content": "B", "modifiers": [{"navigationTitle": "T"}]}"#),
      shows: "sheet(“T”)[“B”](“A”)"),
    TemplateCase(
      "the title of the screen in it",
      text(
        "true",
        #"["B", {"view": "NavigationStack", "children": [{"view": "Text", "content": "C", "modifiers": [{"navigationTitle": "T"}]}]}]"#
      ), shows: "sheet(“T”)[VStack(center)[“B”, Navigation(T)[“C”]]](“A”)"),
    TemplateCase(
      "its first heading",
      text("true", #"["B", {"view": "Text", "content": "H", "modifiers": [{"accessibilityHeading": "h2"}]}]"#),
      shows: "sheet(“H”)[VStack(center)[“B”, “H”{}]](“A”)"),
    TemplateCase(
      "a title in a sheet is none of the screen behind it",
      #"""
      {"view": "NavigationStack", "children": [{"view": "Text", "content": "A", "modifiers": [{"navigationTitle": "S"}, {
        "sheet": {"isPresented": true, "content":
          {"view": "Text", "content": "B", "modifiers": [{"navigationTitle": "T"}]}}}]}]}
      """#, shows: "Navigation(S)[sheet(“T”)[“B”](“A”)]"),
    TemplateCase(
      "what is disabled outside",
      #"""
      {"view": "Text", "content": "A", "modifiers": [
        {"sheet": {"isPresented": true, "content": {"view": "Button", "title": "B", "action": []}}}, {"disabled": true}]}
      """#, shows: "sheet()[Button(borderless, disabled, )[“B”]](“A”)"),
    TemplateCase(
      "once for all views of a group",
      #"""
      {"view": "VStack", "children": [{"view": "Group", "children": ["A", "B", "C"], "modifiers": [
        {"sheet": {"isPresented": true, "content": "S"}}]}]}
      """#, shows: "VStack(center)[sheet()[“S”](“A”), “B”, “C”]"),
    TemplateCase(
      "a sheet in a sheet", text("true", text("true", #""B""#)), shows: "sheet()[sheet()[“B”](“A”)](“A”)"),
  ]

  static let dismissal = [
    TemplateCase(
      "outside of sheets", close, shows: "Button(borderless, dismiss)[“C”]"),
    TemplateCase(
      "in a sheet that is not bound", text("true", close, #"{"navigate": "/"}"#),
      shows: "sheet(go /)[Button(borderless, dismiss)[“C”]](“A”)"),
    TemplateCase(
      "in a bound sheet", text(#""${state.isOpen}""#, close), initially: open,
      shows: #"sheet(state.isOpen)[Button(borderless, set["state.isOpen"])[“C”]](“A”)"#),
    TemplateCase(
      "with what is done afterwards", text(#""${state.isOpen}""#, close, #"[{"navigate": "/"}, {"openURL": "/b"}]"#),
      initially: open,
      shows: #"sheet(state.isOpen, go /, open /b)[Button(borderless, set["state.isOpen"]+go /+open /b)[“C”]](“A”)"#),
    TemplateCase(
      "among other actions and by a tap",
      text(
        #""${state.isOpen}""#,
        #"{"view": "Text", "content": "B", "modifiers": [{"onTapGesture": [{"navigate": "/"}, {"dismiss": true}]}]}"#),
      initially: open, shows: #"sheet(state.isOpen)[tap(go /+set["state.isOpen"])(“B”)](“A”)"#),
    TemplateCase(
      "in a sheet that is not bound in one that is", text(#""${state.isOpen}""#, text("true", close)),
      initially: open, shows: "sheet(state.isOpen)[sheet()[Button(borderless, dismiss)[“C”]](“A”)](“A”)"),
    TemplateCase(
      "after a sheet is closed, the one behind it",
      text(#""${state.isOpen}""#, text(#""${state.inner}""#, #""B""#, #"{"dismiss": true}"#)),
      initially: #""isOpen": true, "inner": true"#,
      shows: #"sheet(state.isOpen)[sheet(state.inner, set["state.isOpen"])[“B”](“A”)](“A”)"#),
  ]

  @Test(
    "A sheet needs its value and its content",
    arguments: [
      (#"{"isPresented": true}"#, "missing-value /body/modifiers/0/sheet"),
      (#"{"content": "B"}"#, "missing-value /body/modifiers/0/sheet"),
      (#"{"isPresented": "yes", "content": "B"}"#, "wrong-type /body/modifiers/0/sheet/isPresented"),
      (#"{"isPresented": true, "content": 7}"#, "wrong-type /body/modifiers/0/sheet/content"),
    ])
  func faults(_ arguments: String, _ fault: String) {
    let decoded = Decoded(body: #"{"view": "Text", "content": "A", "modifiers": [{"sheet": \#(arguments)}]}"#)
    #expect(decoded.diagnostics.map { "\($0.code.rawValue) \($0.pointer ?? "")" } == [fault])
    #expect(decoded.outline == "“A”")
  }

  @Test("Resolved JSON holds what a sheet shows and what closes it")
  func json() {
    let body = Self.text(#""${state.isOpen}""#, Self.close, #"{"navigate": "/"}"#)
    let tree = Decoded(#"{"state": {\#(Self.open)}, "body": \#(body)}"#).tree
    let dense = String(decoding: tree?.json() ?? [], as: UTF8.self).filter { !$0.isWhitespace }
    #expect(
      dense.contains(
        #""root":{"primitive":"sheet","binding":"state.isOpen","onDismiss":[{"navigate":"/"}],"content":{"primitive":"button""#
      ))
    #expect(dense.contains(#""actions":[{"set":{"state.isOpen":false}},{"navigate":"/"}]"#))
    #expect(dense.contains(#""child":{"primitive":"text""#))
  }

  @Test("Text in a sheet has the look of the sheet's place, not of the view that it hangs on")
  func look() {
    let body = #"""
      {"view": "Text", "content": "A", "modifiers": [
        {"font": "caption"}, {"sheet": {"isPresented": true, "content": "B"}}, {"font": "title"}]}
      """#
    guard case .wrapper(.sheet(let sheet), let child) = Decoded(body: body).tree?.root?.primitive else {
      Issue.record("there is no sheet")
      return
    }
    #expect(sheet.content.textStyles.map(\.font.textStyle) == [.title])
    #expect(child.textStyles.map(\.font.textStyle) == [.caption])
  }
}
