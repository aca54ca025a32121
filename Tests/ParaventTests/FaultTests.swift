import Diagnostics
import Paravent
import Testing

/// A document with one fault, and what its author is told.
struct FaultCase: CustomTestStringConvertible {
  let name: String
  let json: String
  /// `code pointer line:column → suggestion`.
  let summary: String
  /// A part of the message.
  let words: String
  /// What is still shown.
  let outline: String

  init(_ name: String, _ json: String, _ summary: String, _ words: String, shows outline: String) {
    (self.name, self.json, self.summary, self.words, self.outline) = (name, json, summary, words, outline)
  }

  var testDescription: String { name }
}

@Suite struct FaultTests {
  @Test(
    "One fault gives one diagnostic, and costs no more than it must", arguments: views + modifiers + values + habits)
  func oneFault(_ row: FaultCase) {
    let decoded = Decoded(body: row.json)
    #expect(decoded.summaries == [row.summary])
    #expect(
      decoded.diagnostics.first?.message.contains(row.words) == true, "\(decoded.diagnostics.first?.message ?? "")")
    #expect(decoded.outline == row.outline)
  }

  @Test("Faults inside an unknown view are reported too")
  func insideUnknownView() {
    let decoded = Decoded(
      body: #"{"view": "Card", "children": [{"view": "Text", "content": 5}], "modifiers": ["bld"]}"#)
    #expect(
      decoded.summaries == [
        "unknown-view /body/view 1:19", "wrong-type /body/children/0/content 1:68",
        "unknown-modifier /body/modifiers/0 1:87 → bold",
      ])
  }

  @Test("A view in the place of a screen is told what a screen is")
  func viewForScreen() {
    let decoded = Decoded(#"{"view": "Text", "content": "A"}"#)
    #expect(decoded.codes == ["unknown-document"])
    #expect(decoded.diagnostics.first?.message.contains(#"write {"body": {"view": …}}"#) == true)
  }

  static let views = [
    FaultCase(
      "an unknown view", #"{"view": "VStack", "children": ["A", {"view": "Hologram"}, "B"]}"#,
      "unknown-view /body/children/1/view 1:56", #"no view is named "Hologram""#, shows: "VStack(center)[“A”, “B”]"),
    FaultCase(
      "a misspelt view", #"{"view": "Buton", "title": "A", "action": []}"#, "unknown-view /body/view 1:19 → Button",
      #"no view is named "Buton""#, shows: ""),
    FaultCase(
      "a view named by type", #"{"view": "HStack", "children": [{"type": "Text", "content": "A"}]}"#,
      "missing-value /body/children/0 1:42", #"a view is named by "view", not by "type""#, shows: "HStack(center)[]"),
    FaultCase(
      "a view without its required property", #"{"view": "VStack", "children": ["1", {"view": "Text"}, "3"]}"#,
      "missing-value /body/children/1 1:47", #"Text needs "content""#, shows: "VStack(center)[“1”, “3”]"),
    FaultCase(
      "a number for a view", #"{"view": "VStack", "children": ["A", 7]}"#, "wrong-type /body/children/1 1:47",
      "expected a view: a string, or an object with \"view\", found 7", shows: "VStack(center)[“A”]"),
    FaultCase(
      "an object for children", #"{"view": "VStack", "children": "A"}"#, "wrong-type /body/children 1:41",
      "expected an array of views, found the string \"A\"", shows: "VStack(center)[]"),
    FaultCase(
      "a name of a view that is no string", #"{"view": 7}"#, "wrong-type /body/view 1:19",
      "expected the name of a view",
      shows: ""),
    FaultCase(
      "both names of an image", #"{"view": "Image", "name": "", "systemName": "globe"}"#,
      "exclusive-keys /body/systemName 1:40", #""systemName" cannot stand beside "name""#, shows: "symbol(globe)"),
    FaultCase(
      "no name of an image", #"{"view": "Image"}"#, "missing-value /body 1:10", #"Image needs "name" or "systemName""#,
      shows: ""),
    FaultCase(
      "a label and a symbol", #"{"view": "Button", "label": "A", "systemImage": "globe", "action": []}"#,
      "exclusive-keys /body/systemImage 1:43", #""systemImage" cannot stand beside "label""#,
      shows: "Button(borderless, )[“A”]"),
    FaultCase(
      "a button without an action", #"{"view": "Button", "title": "A"}"#, "missing-value /body 1:10",
      #"Button has no "action""#, shows: "Button(borderless, )[“A”]"),
    FaultCase(
      "a misspelt key", #"{"view": "HStack", "sapcing": 4, "children": []}"#,
      "unknown-key /body/sapcing 1:29 → spacing",
      #"the key "sapcing" means nothing here"#, shows: "HStack(center)[]"),
    FaultCase(
      "a reserved key", #"{"view": "Divider", "requires": "2"}"#, "reserved-name /body/requires 1:30", "reserved",
      shows: "Divider"),
    FaultCase(
      "an empty id", #"{"view": "Divider", "id": ""}"#, "wrong-type /body/id 1:36", "not empty", shows: "Divider"),
    FaultCase(
      "an id given twice",
      #"{"view": "VStack", "children": [{"view": "Divider", "id": "a"}, {"view": "Divider", "id": "a"}]}"#,
      "duplicate-id /body/children/1/id 1:100", #"the id "a" is already that of the view at 1:68"#,
      shows: "VStack(center)[Divider{#a}, Divider]"),
    FaultCase(
      "a slot outside a style", #"{"$slot": "label"}"#, "misplaced-modifier /body/$slot 1:20", "body of a style",
      shows: ""),
    FaultCase(
      "a condition without then", #"{"$if": "${environment.isEnabled}"}"#, "missing-value /body 1:10",
      #""$if" needs "then""#, shows: ""),
    FaultCase(
      "a path to nothing", #"{"$if": "${environment.isEnabld}", "then": "A"}"#,
      "unknown-name /body/$if 1:33 → isEnabled", "no field is named", shows: ""),
    FaultCase(
      "a run that is no text",
      #"{"view": "Text", "content": ["A", {"view": "Divider"}]}"#, "wrong-type /body/content/1 1:44",
      "a run inside a Text",
      shows: "“A”"),
  ]

  static let modifiers = [
    FaultCase(
      "a misspelt modifier", #"{"view": "Text", "content": "A", "modifiers": [{"foregroundcolor": "red"}, "bold"]}"#,
      "unknown-modifier /body/modifiers/0/foregroundcolor 1:58 → foregroundColor", "no modifier is named", shows: "“A”"),
    FaultCase(
      "a modifier without its argument", #"{"view": "Text", "content": "A", "modifiers": ["font", "padding"]}"#,
      "missing-value /body/modifiers/0 1:57", #"the modifier "font" needs an argument"#,
      shows: "padding(16 16 16 16)(“A”)"),
    FaultCase(
      "a frame without a side", #"{"view": "Divider", "modifiers": [{"frame": {"alignment": "top"}}]}"#,
      "missing-value /body/modifiers/0/frame 1:54", #""frame" needs "width", "height""#, shows: "Divider"),
    FaultCase(
      "a background without anything", #"{"view": "Divider", "modifiers": ["background"]}"#,
      "missing-value /body/modifiers/0 1:44", #"the modifier "background" needs an argument"#, shows: "Divider"),
    FaultCase(
      "two modifiers in one object",
      #"{"view": "Text", "content": "A", "modifiers": [{"padding": 8, "opacity": 0.5}, "padding"]}"#,
      "wrong-type /body/modifiers/0 1:57", #"one key, its name; found "padding" and "opacity""#,
      shows: "padding(16 16 16 16)(“A”)"),
    FaultCase(
      "a modifier that is a number", #"{"view": "Divider", "modifiers": [4]}"#, "wrong-type /body/modifiers/0 1:44",
      "expected a modifier", shows: "Divider"),
    FaultCase(
      "modifiers that are no array", #"{"view": "Divider", "modifiers": "padding"}"#, "wrong-type /body/modifiers 1:43",
      "expected an array of modifiers", shows: "Divider"),
    FaultCase(
      "an extension on a modifier", #"{"view": "Divider", "modifiers": [{"padding": 8, "x-note": 1}]}"#,
      "unknown-key /body/modifiers/0/x-note 1:59", "keeps no extensions", shows: "padding(8 8 8 8)(Divider)"),
    FaultCase(
      "a deprecated modifier", #"{"view": "Text", "content": "A", "modifiers": [{"foregroundColor": "red"}]}"#,
      "deprecated /body/modifiers/0/foregroundColor 1:58 → foregroundStyle", "is deprecated", shows: "“A”"),
    FaultCase(
      "resizable on a text", #"{"view": "Text", "content": "A", "modifiers": ["resizable"]}"#,
      "misplaced-modifier /body/modifiers/0 1:57", "can only be applied to an Image", shows: "“A”"),
    FaultCase(
      "resizable after another modifier",
      #"{"view": "Image", "systemName": "globe", "modifiers": ["padding", "resizable"]}"#,
      "misplaced-modifier /body/modifiers/1 1:76", "before all other modifiers",
      shows: "padding(16 16 16 16)(symbol(globe))"),
    FaultCase(
      "a style's modifier outside a style",
      #"{"view": "Divider", "modifiers": [{"defaultForegroundStyle": "red"}]}"#,
      "misplaced-modifier /body/modifiers/0/defaultForegroundStyle 1:45", "only stand in the body of a style",
      shows: "Divider"),
    FaultCase(
      "padding on a run",
      #"{"view": "Text", "content": [{"view": "Text", "content": "A", "modifiers": ["padding"]}]}"#,
      "misplaced-modifier /body/content/0/modifiers/0 1:86", "cannot be applied to a run", shows: "“A”"),
    FaultCase(
      "a frame with a width and a bound",
      #"{"view": "Divider", "modifiers": [{"frame": {"width": 8, "maxWidth": "infinity"}}]}"#,
      "exclusive-keys /body/modifiers/0/frame/maxWidth 1:67", #""maxWidth" cannot stand beside "width""#,
      shows: "frame(8×–)(Divider)"),
    FaultCase(
      "an argument of a modifier that does not exist",
      #"{"view": "Divider", "modifiers": [{"padding": {"length": 8, "edge": "top"}}]}"#,
      "unknown-key /body/modifiers/0/padding/edge 1:70 → edges", "means nothing here",
      shows: "padding(8 8 8 8)(Divider)"),
    FaultCase(
      "an aspect ratio without a mode", #"{"view": "Divider", "modifiers": [{"aspectRatio": {"ratio": 2}}]}"#,
      "missing-value /body/modifiers/0/aspectRatio 1:60", #""aspectRatio" needs "contentMode""#, shows: "Divider"),
  ]

  static let values = [
    FaultCase(
      "spacing that is a string", #"{"view": "VStack", "spacing": "wide", "children": ["A", "B"]}"#,
      "wrong-type /body/spacing 1:40", #"expected a number of points, 0 or more, found the string "wide""#,
      shows: "VStack(center)[“A”, “B”]"),
    FaultCase(
      "spacing below zero", #"{"view": "VStack", "spacing": -4, "children": ["A"]}"#, "out-of-range /body/spacing 1:40",
      "found -4", shows: "VStack(center)[“A”]"),
    FaultCase(
      "half a line", #"{"view": "Text", "content": "A", "modifiers": [{"lineLimit": 2.5}]}"#,
      "wrong-type /body/modifiers/0/lineLimit 1:71", "expected a whole number, 1 or more, found 2.5", shows: "“A”"),
    FaultCase(
      "a misspelt font", #"{"view": "Text", "content": "A", "modifiers": [{"font": "headlne"}]}"#,
      "unknown-value /body/modifiers/0/font 1:66 → headline", #"expected "extraLargeTitle""#, shows: "“A”"),
    FaultCase(
      "a font of two kinds",
      #"{"view": "Text", "content": "A", "modifiers": [{"font": {"style": "body", "system": {"size": 9}}}]}"#,
      "exclusive-keys /body/modifiers/0/font/system 1:84", #""system" cannot stand beside "style""#, shows: "“A”"),
    FaultCase(
      "a font without a size",
      #"{"view": "Text", "content": "A", "modifiers": [{"font": {"system": {"weight": "bold"}}}]}"#,
      "missing-value /body/modifiers/0/font/system 1:77", #""system" needs "size""#, shows: "“A”"),
    FaultCase(
      "a misspelt alignment", #"{"view": "HStack", "alignment": "middle", "children": []}"#,
      "unknown-value /body/alignment 1:42 → center",
      #"no vertical alignment is named "middle"; expected "top", "center""#,
      shows: "HStack(center)[]"),
    FaultCase(
      "an unknown colour", #"{"view": "Divider", "modifiers": [{"border": "bleu"}]}"#,
      "unknown-value /body/modifiers/0/border 1:55 → blue", #"no colour is named "bleu""#, shows: "Divider"),
    FaultCase(
      "a colour literal of three digits", ##"{"view": "Divider", "modifiers": [{"border": "#FFF"}]}"##,
      "unknown-value /body/modifiers/0/border 1:55 → #FFFFFF", "neither \"#RRGGBB\" nor \"#RRGGBBAA\"", shows: "Divider"
    ),
    FaultCase(
      "an opacity above one", #"{"view": "Divider", "modifiers": [{"opacity": 1.5}]}"#,
      "out-of-range /body/modifiers/0/opacity 1:56", "expected a number from 0 to 1, found 1.5", shows: "Divider"),
    FaultCase(
      "a rounded rectangle without a radius", #"{"view": "Divider", "modifiers": [{"clipShape": "roundedRectangle"}]}"#,
      "missing-value /body/modifiers/0/clipShape 1:58", "cornerRadius", shows: "Divider"),
    FaultCase(
      "an unknown style", #"{"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": "primry"}]}"#,
      "unknown-style /body/modifiers/0/buttonStyle 1:87", #"no button style is named "primry"; expected "borderless""#,
      shows: "Button(borderless, )[“A”]"),
    FaultCase(
      "an unknown symbol", #"{"view": "Image", "systemName": "glob"}"#, "unknown-symbol /body/systemName 1:42 → globe",
      "a placeholder stands for it", shows: "symbol(glob)"),
    FaultCase(
      "an unknown image", #"{"view": "Image", "name": "portrait"}"#, "unknown-image /body/name 1:36",
      "a placeholder stands for it", shows: "placeholder(portrait)"),
    FaultCase(
      "a picture from a script", #"{"view": "Image", "name": "javascript:alert(1)//.png"}"#,
      "blocked-url /body/name 1:36",
      "is not shown", shows: "placeholder()"),
    FaultCase(
      "a name that nothing has", #"{"view": "Text", "content": "Hello ${user.name}"}"#,
      "unknown-name /body/content 1:47", #"no variable is named "user""#, shows: ""),
    FaultCase(
      "an expression where none can stand",
      #"{"view": "Button", "title": "A", "action": {"handler": "${'save'}"}}"#,
      "expression /body/action/handler 1:65", "expected a literal", shows: "Button(borderless, )[“A”]"),
  ]

  /// What authors write from the habit of Swift or of other systems.
  static let habits = [
    FaultCase(
      "a view as a string", #"{"view": "HStack", "children": ["A", "Spacer", "B"]}"#,
      "design-view-as-text /body/children/1 1:47", #"write {"view": "Spacer"}"#,
      shows: "HStack(center)[“A”, “Spacer”, “B”]"),
    FaultCase(
      "a modifier as a key", #"{"view": "Text", "content": "A", "font": "title"}"#, "unknown-key /body/font 1:43",
      #"it is a modifier and stands in "modifiers""#, shows: "“A”"),
    FaultCase(
      "the text of a Text by another name", #"{"view": "Text", "text": "A"}"#, "missing-value /body 1:10",
      #"Text needs "content"; "text" means nothing here"#, shows: ""),
    FaultCase(
      "children by another name", #"{"view": "VStack", "views": ["A"]}"#, "unknown-key /body/views 1:29 → children",
      "means nothing here", shows: "VStack(center)[]"),
    FaultCase(
      "a case with its dot", #"{"view": "VStack", "alignment": ".leading"}"#,
      "unknown-value /body/alignment 1:42 → leading", "no horizontal alignment", shows: "VStack(center)[]"),
    FaultCase(
      "a colour as in Swift", #"{"view": "Divider", "modifiers": [{"border": "Color.red"}]}"#,
      "unknown-value /body/modifiers/0/border 1:55 → red", "no colour is named", shows: "Divider"),
    FaultCase(
      "a colour literal without its sign", #"{"view": "Divider", "modifiers": [{"border": "0A84FF"}]}"#,
      "unknown-value /body/modifiers/0/border 1:55 → #0A84FF", "no colour is named", shows: "Divider"),
    FaultCase(
      "padding as in CSS", #"{"view": "Divider", "modifiers": [{"padding": {"horizontal": 8}}]}"#,
      "unknown-key /body/modifiers/0/padding/horizontal 1:57",
      #"write {"edges": "horizontal", "length": …}"#, shows: "Divider"),
    FaultCase(
      "a string for a boolean", #"{"view": "Divider", "modifiers": [{"disabled": "yes"}]}"#,
      "wrong-type /body/modifiers/0/disabled 1:57", #"expected a boolean, found the string "yes""#, shows: "Divider"),
    FaultCase(
      "a number for a font", #"{"view": "Divider", "modifiers": [{"font": 16}]}"#,
      "wrong-type /body/modifiers/0/font 1:53",
      #"expected a font: a text style, or {"system": {"size": …}} for a size"#, shows: "Divider"),
    FaultCase(
      "a modifier of SwiftUI that is another one here", #"{"view": "Divider", "modifiers": ["scaledToFit"]}"#,
      "unknown-modifier /body/modifiers/0 1:44 → aspectRatio", "no modifier is named", shows: "Divider"),
    FaultCase(
      "a symbol's name for an image", #"{"view": "Image", "name": "globe"}"#, "unknown-image /body/name 1:36",
      #"a symbol is named by "systemName""#, shows: "placeholder(globe)"),
  ]
}
