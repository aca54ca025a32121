import Paravent
import Testing

@Suite struct ControlTests {
  @Test(
    "Controls resolve to their primitives",
    arguments: [
      (#"{"view": "Toggle", "title": "Mute", "isOn": true}"#, "Toggle(switch, true)[“Mute”]"),
      (
        #"{"view": "Toggle", "label": "Mute", "isOn": false, "modifiers": [{"toggleStyle": "checkbox"}]}"#,
        "Toggle(checkbox, false)[“Mute”]"
      ),
      (
        """
        {"view": "Toggle", "title": "Mute", "isOn": true, "modifiers": [{"toggleStyle": {"body": {"view": "HStack", "children": [
          {"$switch": "${configuration.isOn}", "cases": {"true": {"view": "Image", "systemName": "checkmark"}}},
          {"$slot": "label"}]}}}]}
        """, "Toggle(custom, true)[HStack(center)[symbol(checkmark), “Mute”]]"
      ),
      (
        #"{"view": "Link", "title": "Help", "destination": "https://example.org"}"#, "Link(https://example.org)[“Help”]"
      ),
      (#"{"view": "NavigationLink", "title": "Team", "destination": "/team"}"#, "Link(/team)[“Team”]"),
      (#"{"view": "TextField", "title": "Name", "text": "Ada"}"#, "Field(Name, Ada)"),
      (#"{"view": "SecureField", "title": "Password", "text": "secret"}"#, "Field(Password, secret, secure)"),
      (
        """
        {"view": "Picker", "title": "Size", "selection": 2, "children": [
          {"view": "Text", "content": "S", "modifiers": [{"tag": 1}, "bold"]},
          {"view": "Text", "content": "M", "modifiers": [{"tag": 2}]}]}
        """, "Picker(menu, 2)[“Size”, “S”{}, “M”{}]"
      ),
      (#"{"view": "ProgressView", "value": 3, "total": 4}"#, "Progress(0.75)[]"),
      (#"{"view": "ProgressView", "title": "Loading"}"#, "Progress(–)[“Loading”]"),
      (
        #"{"view": "LabeledContent", "title": "Version", "value": "1.2"}"#,
        "HStack(center)[“Version”, Spacer(8), “1.2”]"
      ),
      (
        #"{"view": "Button", "title": "A", "subtitle": "B", "caption": "C", "action": []}"#,
        "Button(borderless, )[VStack(center)[“A”, “B”, “C”]]"
      ),
      (
        #"{"view": "Button", "title": "A", "subtitle": "B", "systemImage": "globe", "action": []}"#,
        "Button(borderless, )[HStack(center, 8)[symbol(globe), VStack(center)[“A”, “B”]]]"
      ),
    ])
  func controls(_ body: String, _ outline: String) {
    let decoded = Decoded(body: body)
    #expect(decoded.outline == outline)
    #expect(decoded.codes == [])
  }

  @Test(
    "Containers resolve to their primitives",
    arguments: [
      (#"{"view": "ZStack", "children": ["A", "B"]}"#, "ZStack[“A”, “B”]"),
      (
        #"{"view": "ZStack", "children": [{"view": "Divider", "modifiers": [{"zIndex": 1}]}, "B"]}"#,
        "ZStack[“B”, Divider{}]"
      ),
      (#"{"view": "ScrollView", "children": ["A", "B"]}"#, "Scroll[VStack(center)[“A”, “B”]]"),
      (
        """
        {"view": "Grid", "children": [{"view": "GridRow", "children": ["A", "B"]}, {"view": "Divider"},
          {"$if": "${environment.isEnabled}", "then": {"view": "GridRow", "children": ["C"]}}]}
        """, "Grid[[“A”, “B”], [Divider], [“C”]]"
      ),
      (#"{"view": "HStack", "children": [{"view": "GridRow", "children": ["A", "B"]}]}"#, "HStack(center)[“A”, “B”]"),
      (
        """
        {"view": "NavigationStack", "children": [{"view": "VStack", "children": ["A"], "modifiers": [
          {"navigationTitle": "inner"}, "padding", {"navigationTitle": "outer"}]}]}
        """, "Navigation(outer)[padding(16 16 16 16)(VStack(center)[“A”])]"
      ),
      (#"{"view": "Form", "children": [{"view": "Section", "children": ["A"]}]}"#, "List[Section(–, –)[“A”]]"),
      (#"{"view": "ViewThatFits", "in": "horizontal", "children": ["A", "B"]}"#, "Fits[“A”, “B”]"),
      (#"{"view": "ViewThatFits", "children": []}"#, ""),
      (#"{"view": "Circle"}"#, "shape(circle)"), (#"{"view": "Color", "color": "red"}"#, "shape(rectangle)"),
      (
        #"{"view": "RoundedRectangle", "cornerRadius": 4, "modifiers": [{"fill": "red"}]}"#,
        "shape(roundedRectangle(cornerRadius: 4.0))"
      ),
      (#"{"view": "AsyncImage", "url": "https://example.org/a.png"}"#, "image(https://example.org/a.png, a)"),
    ])
  func containers(_ body: String, _ outline: String) {
    let decoded = Decoded(body: body)
    #expect(decoded.outline == outline)
    #expect(decoded.codes == [])
  }

  @Test(
    "Layers take a shape style, a view or arguments",
    arguments: [
      (#"{"overlay": "red"}"#, "overlay(shape(rectangle))"),
      (#"{"overlay": {"view": "Text", "content": "A"}}"#, "overlay(“A”)"),
      (#"{"overlay": {"alignment": "topTrailing", "content": "A"}}"#, "overlay(“A”)"),
      (#"{"overlay": {"content": ["A", "B"]}}"#, "overlay(ZStack[“A”, “B”])"),
      (#"{"background": {"view": "Capsule", "modifiers": [{"fill": "blue"}]}}"#, "background(shape(capsule))"),
      (#"{"background": [{"view": "Circle"}]}"#, "background(shape(circle))"),
      (#"{"offset": {"x": 4, "y": -8}}"#, "offset(4 -8)"), (#"{"shadow": {"radius": 4}}"#, "shadow(4)"),
      (#""hidden""#, "hidden"), (#""fixedSize""#, "fixedSize(3)"),
      (#"{"fixedSize": {"horizontal": false}}"#, "fixedSize(2)"), (#"{"layoutPriority": 1}"#, "priority(1)"),
      (#"{"cornerRadius": 8}"#, "clip(roundedRectangle(cornerRadius: 8.0))"),
      (#"{"environment": {"layoutDirection": "rightToLeft"}}"#, "surroundings(rightToLeft –)"),
      (#"{"environment": {"locale": "ar-EG", "colorScheme": "dark"}}"#, "surroundings(rightToLeft dark)"),
    ])
  func layers(_ modifier: String, _ outline: String) {
    let decoded = Decoded(body: #"{"view": "Divider", "modifiers": [\#(modifier)]}"#)
    #expect(decoded.outline == "\(outline)(Divider)")
    #expect(decoded.codes == [])
  }

  @Test("A layer sees what is written outside of it, not what is written inside")
  func layerEnvironment() {
    let layer = #"{"background": {"view": "Text", "content": "A"}}"#
    let inner = Decoded(body: #"{"view": "Divider", "modifiers": [{"font": "title"}, \#(layer)]}"#)
    let outer = Decoded(body: #"{"view": "Divider", "modifiers": [\#(layer), {"font": "title"}]}"#)
    #expect(inner.layerFont == .body)
    #expect(outer.layerFont == .title)
  }

  @Test(
    "What is redacted is not shown",
    arguments: [
      (#"[{"redacted": {"reason": "privacy"}}]"#, "“4711”"),
      (#"["privacySensitive", {"redacted": {"reason": "privacy"}}]"#, "“•••”"),
      (#"["privacySensitive", {"redacted": {"reason": "placeholder"}}]"#, "“4711”"),
      (#"["privacySensitive"]"#, "“4711”"),
    ])
  func redaction(_ modifiers: String, _ outline: String) {
    #expect(Decoded(body: #"{"view": "Text", "content": "4711", "modifiers": \#(modifiers)}"#).outline == outline)
  }

  @Test("The case of text is changed in what is shown")
  func textCase() {
    let body = #"{"view": "Text", "content": "Straße", "modifiers": [{"textCase": "uppercase"}]}"#
    #expect(Decoded(body: body).outline == "“STRASSE”")
  }

  @Test("A tint reaches controls and not text")
  func tint() {
    let body = """
      {"view": "VStack", "children": ["A", {"view": "Button", "title": "B", "action": []}], "modifiers": [{"tint": "red"}]}
      """
    #expect(Decoded(body: body).tree?.root?.textStyles.map(\.color.outline) == ["primary", "red"])
  }
}

extension ControlTests {
  @Test("In a list a badge stands at the end of its row, in a link before the link's mark; elsewhere there is none")
  func badge() {
    let outline = { (view: String, badge: String) in
      Decoded(body: #"{"view": "List", "children": [{\#(view), "modifiers": [{"badge": \#(badge)}]}]}"#).outline
    }
    let text = #""view": "Text", "content": "A""#
    #expect(outline(text, "3") == "List[HStack(center)[“A”, Spacer(8), “3”]]")
    #expect(outline(text, "0") == "List[“A”]")
    let link = #""view": "NavigationLink", "title": "A", "destination": "/""#
    let row = "HStack(center)[“A”, Spacer(0)]"
    #expect(outline(link, #""new""#) == "List[Link(/)[HStack(center)[\(row), Spacer(8), “new”]]]")
    #expect(Decoded(body: #"{\#(text), "modifiers": [{"badge": 3}]}"#).outline == "“A”")
  }
}

extension ControlTests {
  @Test("A template takes the foreground colour, an original its own")
  func renderingMode() throws {
    for (mode, color) in [("template", "red"), ("original", nil)] as [(String, String?)] {
      let body = """
        {"view": "Image", "name": "a.png", "modifiers": [{"renderingMode": "\(mode)"}, "resizable", {"foregroundStyle": "red"}]}
        """
      let decoded = Decoded(body: body)
      #expect(decoded.codes == [])
      guard case .image(let image) = decoded.tree?.root?.primitive else { throw NoImage() }
      #expect(image.templateColor?.outline == color)
    }
  }

  private struct NoImage: Error {}
}

extension ControlTests {
  @Test(
    "Nothing of what is private is left in the tree",
    arguments: [
      #""view": "Text", "content": "S3CR""#, #""view": "TextField", "title": "t", "text": "S3CR", "prompt": "S3CR""#,
      #""view": "SecureField", "title": "t", "text": "S3CR", "prompt": "S3CR""#,
      #""view": "AsyncImage", "url": "https://e.org/S3CR.png""#, #""view": "Image", "name": "S3CR.png""#,
      #""view": "Image", "systemName": "S3CR""#, #""view": "Link", "title": "S3CR", "destination": "/S3CR""#,
      #""view": "NavigationLink", "title": "S3CR", "destination": "/S3CR""#,
      #""view": "Label", "title": "S3CR", "image": "S3CR.png""#,
      #""view": "LabeledContent", "title": "a", "value": "S3CR""#,
      #"""
      "view": "Picker", "title": "t", "selection": "S3CR", "children": [
        {"view": "Text", "content": "b", "modifiers": [{"tag": "S3CR"}]}]
      """#,
    ])
  func privacy(_ view: String) {
    let told = ["badge", "accessibilityValue", "accessibilityHint", "accessibilityLabel", "navigationTitle"]
      .map { #"{"\#($0)": "S3CR"}"# }.joined(separator: ", ")
    let body = """
      {"view": "NavigationStack", "children": [{"view": "List", "children": [{\(view), "modifiers": [
        \(told), "privacySensitive", {"redacted": {"reason": "privacy"}}]}]}]}
      """
    let json = Decoded(body: body).tree.map { String(decoding: $0.json(), as: UTF8.self) }
    #expect(json?.contains("S3CR") == false)
  }

  @Test(
    "Where blocks stand for content, no value of a control is told",
    arguments: [
      #""view": "TextField", "title": "T", "text": "S3CR", "prompt": "S3CR""#,
      #""view": "Link", "title": "T", "destination": "/S3CR""#,
      #""view": "NavigationLink", "title": "T", "destination": "/S3CR""#,
      #"""
      "view": "Picker", "title": "T", "selection": "S3CR", "children": [
        {"view": "Text", "content": "b", "modifiers": [{"tag": "S3CR"}]}]
      """#,
    ])
  func placeholders(_ view: String) {
    let body = """
      {"view": "List", "children": [{\(view), "modifiers": [
        {"accessibilityValue": "S3CR"}, {"redacted": {"reason": "placeholder"}}]}]}
      """
    let json = Decoded(body: body).tree.map { String(decoding: $0.json(), as: UTF8.self) }
    #expect(json?.contains("S3CR") == false)
  }

  @Test("Where blocks stand for content, a bar shows no share, and a badge no count")
  func placeholderOfValues() {
    let body = #"""
      {"view": "List", "children": [{"view": "ProgressView", "value": 0.625}, {"view": "Text", "content": "a",
        "modifiers": [{"badge": "12"}]}], "modifiers": [{"redacted": {"reason": "placeholder"}}]}
      """#
    let json = Decoded(body: body).tree.map { String(decoding: $0.json(), as: UTF8.self) }
    #expect(json?.contains("0.625") == false)
    #expect(json?.split(separator: #""redacted": true"#).count == 3)
  }
}
