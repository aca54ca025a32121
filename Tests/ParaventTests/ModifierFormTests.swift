import Testing

@Suite struct ModifierFormTests {
  @Test(
    "A modifier is written as its name, a bare value or an object of arguments",
    arguments: [
      (#""padding""#, "padding(16 16 16 16)"),
      (#"{"padding": 8}"#, "padding(8 8 8 8)"),
      (#"{"padding": "horizontal"}"#, "padding(0 16 0 16)"),
      (#"{"padding": ["top", "leading"]}"#, "padding(16 16 0 0)"),
      (#"{"padding": {"edges": "horizontal", "length": 8}}"#, "padding(0 8 0 8)"),
      (#"{"padding": {"edges": ["top"], "length": 2.5}}"#, "padding(2.5 0 0 0)"),
      (#"{"padding": {"length": 4}}"#, "padding(4 4 4 4)"),
      (#"{"padding": {"insets": {"top": 4, "leading": 8}}}"#, "padding(4 8 0 0)"),
      (#"{"padding": {}}"#, "padding(16 16 16 16)"),
      (#"{"frame": {"width": 50, "height": 40}}"#, "frame(50×40)"),
      (#"{"frame": {"height": 40}}"#, "frame(–×40)"),
      (#"{"frame": {"maxWidth": "infinity"}}"#, "frame(–…inf)"),
      (#"{"frame": {"minWidth": 10, "maxWidth": 90}}"#, "frame(10…90)"),
      (#"{"background": "blue"}"#, "background(blue in rectangle)"),
      (#"{"background": {"color": "green", "opacity": 0.85}}"#, "background(green@0.85 in rectangle)"),
      (#"{"background": {"style": "blue", "in": "circle"}}"#, "background(blue in circle)"),
      (
        #"{"background": {"style": {"color": "tint", "opacity": 0.5}, "in": {"roundedRectangle": {"cornerRadius": 16}}}}"#,
        "background(accentColor@0.5 in roundedRectangle(cornerRadius: 16.0))"
      ),
      (#"{"background": {"$if": "${true}", "then": "blue"}}"#, "background(blue in rectangle)"),
      (#"{"background": {"$if": "${false}", "then": "blue", "else": "${'red'}"}}"#, "background(red in rectangle)"),
      (
        #"{"background": {"$let": {"a": "x"}, "in": {"$switch": "${a}", "cases": {"x": "blue"}, "default": "red"}}}"#,
        "background(blue in rectangle)"
      ),
      (
        #"{"background": {"$if": "${true}", "then": "blue", "else": {"view": "Divider"}}}"#,
        "background(“blue”)"
      ),
      (#"{"border": "red"}"#, "border(red, 1)"),
      (#"{"border": {"content": "red", "width": 2}}"#, "border(red, 2)"),
      (##"{"border": "#0A84FF"}"##, "border(#a84ff, 1)"),
      (#"{"clipShape": "capsule"}"#, "clip(capsule)"),
      (#"{"clipShape": {"roundedRectangle": {"cornerRadius": 4}}}"#, "clip(roundedRectangle(cornerRadius: 4.0))"),
      (#"{"aspectRatio": {"contentMode": "fit"}}"#, "aspectRatio(–, fit)"),
      (#"{"aspectRatio": {"ratio": 1.5, "contentMode": "fill"}}"#, "aspectRatio(1.5, fill)"),
      (#"{"opacity": 0.5}"#, "opacity(0.5)"),
      (#"{"onTapGesture": []}"#, "tap()"),
    ])
  func wrapping(_ modifier: String, _ outline: String) {
    let decoded = Decoded(body: #"{"view": "Text", "content": "A", "modifiers": [\#(modifier)]}"#)
    #expect(decoded.outline == "\(outline)(“A”)")
    #expect(decoded.codes == [])
  }

  @Test("Modifiers apply from inside out, so that their order matters")
  func order() {
    let inside = Decoded(body: #"{"view": "Text", "content": "A", "modifiers": ["padding", {"background": "red"}]}"#)
    #expect(inside.outline == "background(red in rectangle)(padding(16 16 16 16)(“A”))")
    let outside = Decoded(body: #"{"view": "Text", "content": "A", "modifiers": [{"background": "red"}, "padding"]}"#)
    #expect(outside.outline == "padding(16 16 16 16)(background(red in rectangle)(“A”))")
  }

  @Test("Two opacities, frames or paddings are nested, not merged")
  func repetition() {
    let body = #"{"view": "Divider", "modifiers": [{"opacity": 0.5}, {"opacity": 0.5}, "padding", {"padding": 8}]}"#
    let outline = "padding(8 8 8 8)(padding(16 16 16 16)(opacity(0.5)(opacity(0.5)(Divider))))"
    #expect(Decoded(body: body).outline == outline)
  }

  @Test("Accessibility stands on the view where it was written")
  func accessibility() {
    let body = """
      {"view": "Divider", "id": "line", "modifiers": [{"accessibilityLabel": "A"}, "padding", {"accessibilityHidden": true}]}
      """
    #expect(Decoded(body: body).outline == "padding(16 16 16 16)(Divider{#line, label: A}){hidden}")
  }
}
