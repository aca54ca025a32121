import Diagnostics
import Paravent
import Testing

@Suite struct StyleTests {
  @Test("The standard design system has no faults")
  func standard() {
    #expect(StandardDesignSystem.report().diagnostics == [])
  }

  private static let prominent = "background(accentColor in roundedRectangle(cornerRadius: 8.0))"
  private static let bordered = "background(accentColor@0.15 in roundedRectangle(cornerRadius: 8.0))"
  private static let padded = "(padding(7 12 7 12)(“A”))"

  @Test(
    "A button looks as its style says",
    arguments: [
      ("borderless", "Button(borderless, )[“A”]", "accentColor"),
      ("automatic", "Button(borderless, )[“A”]", "accentColor"),
      ("plain", "Button(plain, )[“A”]", "primary"),
      ("bordered", "Button(bordered, )[\(bordered)\(padded)]", "accentColor"),
      ("borderedProminent", "Button(borderedProminent, )[\(prominent)\(padded)]", "white"),
    ])
  func buttonStyles(_ style: String, _ outline: String, _ color: String) {
    let decoded = Decoded(
      body: #"{"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": "\#(style)"}]}"#)
    #expect(decoded.outline == outline)
    #expect(decoded.tree?.root?.textStyles.map(\.color.outline) == [color])
  }

  @Test("A button without a style is the automatic one")
  func automatic() {
    let plain = Decoded(body: #"{"view": "Button", "title": "A", "action": []}"#)
    #expect(plain.outline == "Button(borderless, )[“A”]")
  }

  @Test(
    "A destructive button is red unless its author chose a colour, and a disabled one is faint",
    arguments: [
      (#""role": "destructive", "modifiers": []"#, "red"),
      (#""role": "destructive", "modifiers": [{"foregroundStyle": "green"}]"#, "green"),
      (#""modifiers": [{"disabled": true}]"#, "tertiary"),
      (#""modifiers": [{"buttonStyle": "borderedProminent"}, {"foregroundStyle": "yellow"}]"#, "yellow"),
      (#""role": "cancel""#, "accentColor"),
    ])
  func defaultForegroundStyle(_ members: String, _ color: String) {
    let decoded = Decoded(body: #"{"view": "Button", "title": "A", "action": [], \#(members)}"#)
    #expect(decoded.tree?.root?.textStyles.map(\.color.outline) == [color])
  }

  @Test("A foreground style on an ancestor wins over the style's own: white on blue")
  func whiteOnBlue() {
    let body = """
      {"view": "VStack", "children": [{"view": "Button", "title": "A", "action": []}],
       "modifiers": ["padding", {"background": "blue"}, {"foregroundStyle": "white"}]}
      """
    let decoded = Decoded(body: body)
    #expect(decoded.tree?.root?.textStyles.map(\.color.outline) == ["white"])
    #expect(decoded.outline.hasPrefix("background(blue in rectangle)(padding(16 16 16 16)"))
  }

  @Test("The nearest style wins, and does not reach a sibling")
  func nearest() {
    let body = """
      {"view": "VStack", "children": [
        {"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": "plain"}]},
        {"view": "Button", "title": "B", "action": []}], "modifiers": [{"buttonStyle": "bordered"}]}
      """
    let outline = Decoded(body: body).outline
    #expect(outline.contains("Button(plain, )[“A”]"))
    #expect(outline.contains("Button(bordered, )"))
  }

  @Test(
    "A label shows what its style says, and keeps its name",
    arguments: [
      ("automatic", "HStack(center, 8)[symbol(globe), “A”]"), ("titleAndIcon", "HStack(center, 8)[symbol(globe), “A”]"),
      ("titleOnly", "“A”"), ("iconOnly", "symbol(globe){label: A}"),
    ])
  func labelStyles(_ style: String, _ outline: String) {
    let body = #"{"view": "Label", "title": "A", "systemImage": "globe", "modifiers": [{"labelStyle": "\#(style)"}]}"#
    #expect(Decoded(body: body).outline == outline)
  }

  @Test("A label takes any views, and a button with a symbol builds one")
  func labels() {
    let label =
      #"{"view": "Label", "title": {"view": "Text", "content": "A"}, "icon": {"view": "Image", "name": "a.png"}}"#
    #expect(Decoded(body: label).outline == "HStack(center, 8)[image(a.png, a, decorative), “A”]")
    let button = #"{"view": "Button", "title": "A", "systemImage": "globe", "action": []}"#
    #expect(Decoded(body: button).outline == "Button(borderless, )[HStack(center, 8)[symbol(globe), “A”]]")
  }

  @Test("A style in place may repeat, leave out and modify the caller's views")
  func styleInPlace() {
    let body = """
      {"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": {"body": {"view": "VStack", "children": [
        {"$slot": "label", "modifiers": ["padding"]}, {"$slot": "label"}]}}}]}
      """
    #expect(
      Decoded(body: body).outline == "Button(bordered, )[VStack(center)[padding(16 16 16 16)(“A”), “A”]]")
  }

  @Test("Inside a style's body the next outer style of its family is in force")
  func stack() {
    let inner = """
      {"view": "Button", "title": "A", "action": [], "modifiers": [
        {"buttonStyle": {"body": {"view": "HStack", "children": [
          {"$slot": "label"}, {"view": "Button", "title": "B", "action": []}]}}},
        {"buttonStyle": "plain"}]}
      """
    #expect(
      Decoded(body: inner).outline == "Button(bordered, )[HStack(center)[“A”, Button(plain, )[“B”]]]")
  }

  @Test("A label style set in a button style's body beats one outside, and loses to one on the label")
  func families() {
    let style = #"{"buttonStyle": {"body": {"$slot": "label", "modifiers": [{"labelStyle": "titleOnly"}]}}}"#
    let outside = """
      {"view": "Button", "title": "A", "systemImage": "globe", "action": [],
       "modifiers": [\(style), {"labelStyle": "iconOnly"}]}
      """
    #expect(Decoded(body: outside).outline == "Button(bordered, )[“A”]")
    let own = """
      {"view": "Button", "action": [], "modifiers": [\(style)], "label":
        {"view": "Label", "title": "A", "systemImage": "globe", "modifiers": [{"labelStyle": "iconOnly"}]}}
      """
    #expect(Decoded(body: own).outline == "Button(bordered, )[symbol(globe){label: A}]")
  }

  @Test("A body reads the environment of the styled control")
  func environment() {
    let style = """
      {"buttonStyle": {"body": [{"$if": "${environment.isEnabled}", "then": "on", "else": "off"}, {"$slot": "label"}]}}
      """
    let button = #"{"view": "Button", "title": "A", "action": [], "modifiers": [\#(style), {"disabled": true}]}"#
    #expect(Decoded(body: button).outline == "Button(bordered, disabled, )[HStack(center)[“off”, “A”]]")
  }
}
