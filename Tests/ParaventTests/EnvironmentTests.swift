import Paravent
import Testing

@Suite struct EnvironmentTests {
  /// The looks of the texts of a screen, each as `style size weight colour`.
  private func looks(_ body: String) -> [String] {
    let decoded = Decoded(body: body)
    #expect(decoded.codes == [])
    return decoded.tree?.root?.textStyles.map { style in
      let font = style.font
      let name = font.textStyle?.rawValue ?? "system"
      return "\(name) \(font.size.brief) \(font.weight)\(font.isItalic ? " italic" : "") \(style.color.outline)"
    } ?? []
  }

  private func text(_ modifiers: String...) -> String {
    #"{"view": "Text", "content": "A", "modifiers": [\#(modifiers.joined(separator: ", "))]}"#
  }

  private func stack(_ child: String, _ modifiers: String...) -> String {
    #"{"view": "VStack", "children": [\#(child)], "modifiers": [\#(modifiers.joined(separator: ", "))]}"#
  }

  @Test(
    "Fonts have SwiftUI's sizes and weights",
    arguments: [
      (#""body""#, "body 17 regular"), (#""headline""#, "headline 17 semibold"),
      (#""largeTitle""#, "largeTitle 34 regular"), (#""caption2""#, "caption2 11 regular"),
      (#"{"style": "headline", "weight": "light"}"#, "headline 17 light"),
      (#"{"system": {"size": 32, "weight": "bold"}}"#, "system 32 bold"),
      (#"{"system": {"size": 24}}"#, "system 24 regular"),
    ])
  func fonts(_ font: String, _ look: String) {
    #expect(looks(text(#"{"font": \#(font)}"#)) == ["\(look) primary"])
  }

  @Test("An inner font beats an outer one")
  func innerFont() {
    #expect(looks(stack(text(#"{"font": "caption"}"#), #"{"font": "title"}"#)) == ["caption 12 regular primary"])
    #expect(looks(text(#"{"font": "caption"}"#, #"{"font": "title"}"#)) == ["caption 12 regular primary"])
  }

  @Test("A weight from outside holds for an inner font, and a nearer weight for both")
  func weights() {
    #expect(looks(stack(text(#"{"font": "headline"}"#), #"{"fontWeight": "light"}"#)) == ["headline 17 light primary"])
    #expect(looks(stack(text(#""bold""#), #"{"fontWeight": "light"}"#)) == ["body 17 bold primary"])
    #expect(looks(stack(text(#"{"bold": false}"#), #""bold""#)) == ["body 17 regular primary"])
    #expect(looks(stack(text(#"{"italic": false}"#), #""italic""#)) == ["body 17 regular primary"])
    #expect(looks(stack(text(), #""italic""#)) == ["body 17 regular italic primary"])
  }

  @Test("A level is a level of the foreground style in effect")
  func hierarchy() {
    #expect(looks(text(#"{"foregroundStyle": "secondary"}"#)) == ["body 17 regular secondary"])
    #expect(
      looks(stack(text(#"{"foregroundStyle": "secondary"}"#), #"{"foregroundStyle": "red"}"#)) == [
        "body 17 regular red@0.5"
      ])
    #expect(
      looks(stack(text(#"{"foregroundStyle": "quaternary"}"#), #"{"foregroundStyle": "red"}"#)) == [
        "body 17 regular red@0.18"
      ])
    #expect(
      looks(stack(text(#"{"foregroundStyle": "primary"}"#), #"{"foregroundStyle": "red"}"#)) == ["body 17 regular red"])
    #expect(looks(text(#"{"foregroundStyle": "tint"}"#)) == ["body 17 regular accentColor"])
    #expect(
      looks(text(#"{"foregroundStyle": {"color": "secondary", "opacity": 0.5}}"#)) == ["body 17 regular secondary@0.5"])
  }

  @Test("Runs inherit from their Text, and override it")
  func runs() {
    let body = """
      {"view": "Text", "content": ["A ", {"systemImage": "globe"},
        {"view": "Text", "content": [" B", {"view": "Text", "content": "C", "modifiers": ["italic"]}], "modifiers": ["bold"]},
        {"view": "Image", "systemName": "star", "modifiers": [{"foregroundStyle": "red"}]}],
       "modifiers": [{"font": "subheadline"}]}
      """
    #expect(Decoded(body: body).outline == "“A <globe> BC<star>”")
    #expect(
      looks(body) == [
        "subheadline 15 regular primary", "subheadline 15 regular primary", "subheadline 15 bold primary",
        "subheadline 15 bold italic primary", "subheadline 15 regular red",
      ])
  }

  @Test("A line limit reaches every text below")
  func lineLimit() {
    let tree = Decoded(body: stack(text(), #"{"lineLimit": 2}"#)).tree
    guard case .stack(let stack) = tree?.root?.primitive, case .text(let text) = stack.children.first?.primitive else {
      Issue.record("expected a stack of one text")
      return
    }
    #expect(text.lineLimit == 2)
  }

  @Test(
    "Disabled is added up on the way down",
    arguments: [(true, false, "disabled"), (false, true, "disabled"), (true, true, "disabled"), (false, false, "")])
  func disabled(_ outer: Bool, _ inner: Bool, _ state: String) {
    let button = #"{"view": "Button", "title": "A", "action": [], "modifiers": [{"disabled": \#(inner)}]}"#
    let outline = Decoded(body: stack(button, #"{"disabled": \#(outer)}"#)).outline
    #expect(outline.contains("disabled") == !state.isEmpty)
  }

  @Test("A background takes its style from the place where it stands")
  func backgroundStyle() {
    let inner = text(#"{"foregroundStyle": "red"}"#, #"{"background": "secondary"}"#)
    #expect(Decoded(body: inner).outline == "background(secondary in rectangle)(“A”)")
    let outer = text(#"{"background": "secondary"}"#, #"{"foregroundStyle": "red"}"#)
    #expect(Decoded(body: outer).outline == "background(red@0.5 in rectangle)(“A”)")
  }
}
