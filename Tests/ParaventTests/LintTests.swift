import Paravent
import Testing

@Suite struct LintTests {
  @Test("Pictures and controls have names", arguments: pictures + names)
  func named(_ row: LintCase) { row.check() }

  @Test("Text can be read on what is behind it", arguments: contrasts + surfaces)
  func readable(_ row: LintCase) { row.check() }

  @Test("Controls can be hit and stand in no other", arguments: targets + nested)
  func reached(_ row: LintCase) { row.check() }

  static let pictures = [
    LintCase("a picture named by its file", #"▸{"view": "Image", "name": "a/tea.png"}"#, "a11y-image-text"),
    LintCase("a loaded picture", #"▸{"view": "AsyncImage", "url": "tea.png"}"#, "a11y-image-text"),
    LintCase(
      "a picture in a stack", #"{"view": "VStack", "children": ["A", ▸{"view": "Image", "name": "tea.png"}]}"#,
      "a11y-image-text", words: #""accessibilityLabel" names it"#),
    LintCase(
      "a picture of each pass is told once", #"{"$forEach": 3, "content": ▸{"view": "Image", "name": "tea.png"}}"#,
      "a11y-image-text"),
    LintCase(
      "a picture with a label",
      #"{"view": "Image", "name": "tea.png", "modifiers": [{"frame": {"width": 9}}, {"accessibilityLabel": "Tea"}]}"#),
    LintCase(
      "an empty label is none",
      #"▸{"view": "Image", "name": "tea.png", "modifiers": [{"accessibilityLabel": ""}]}"#, "a11y-image-text"),
    LintCase(
      "a hidden picture", #"{"view": "Image", "name": "tea.png", "modifiers": [{"accessibilityHidden": true}]}"#),
    LintCase(
      "a picture in a hidden view",
      """
      {"view": "HStack", "children": ["A", {"view": "Image", "name": "tea.png"}],
       "modifiers": [{"accessibilityHidden": true}]}
      """),
    LintCase(
      "a picture in a named view",
      """
      {"view": "HStack", "children": ["A", {"view": "Image", "name": "tea.png"}],
       "modifiers": [{"accessibilityLabel": "Tea"}]}
      """),
    LintCase("the icon of a Label", #"{"view": "Label", "title": "Tea", "image": "tea.png"}"#),
    LintCase("a symbol", #"{"view": "Image", "systemName": "star"}"#),
    LintCase(
      "a declared picture with a label", declaring: #""images": {"cup": {"url": "tea.png", "label": "A cup"}}"#,
      #"{"view": "Image", "name": "cup"}"#),
    LintCase(
      "a declared picture without one", declaring: #""images": {"cup": {"url": "tea.png"}}"#,
      #"▸{"view": "Image", "name": "cup"}"#, "a11y-image-text"),
    LintCase(
      "a declared decoration", declaring: #""images": {"cup": {"url": "tea.png", "label": ""}}"#,
      #"{"view": "Image", "name": "cup"}"#),
    LintCase(
      "a picture that a component writes",
      declaring: #""components": {"Cup": {"body": ▸{"view": "Image", "name": "tea.png"}}}"#, #"{"view": "Cup"}"#,
      "a11y-image-text"),
    LintCase(
      "a picture in the slot of a component",
      declaring: #""components": {"Box": {"slots": {"content": {}}, "body": {"$slot": "content"}}}"#,
      #"{"view": "Box", "content": ▸{"view": "Image", "name": "tea.png"}}"#, "a11y-image-text"),
  ]

  static let names = [
    LintCase(
      "a Button of a symbol",
      #"▸{"view": "Button", "label": {"view": "Image", "systemName": "trash"}, "action": {"openURL": "/a"}}"#,
      "a11y-control-label", words: "the Button has no name"),
    LintCase(
      "a Link of a symbol",
      #"▸{"view": "Link", "label": {"view": "Image", "systemName": "trash"}, "destination": "/a"}"#,
      "a11y-control-label", words: "the Link"),
    LintCase(
      "a NavigationLink of a symbol",
      #"▸{"view": "NavigationLink", "label": {"view": "Image", "systemName": "trash"}, "destination": "/a"}"#,
      "a11y-control-label", words: "the NavigationLink"),
    LintCase("a Toggle without a title", #"▸{"view": "Toggle", "title": "", "isOn": true}"#, "a11y-control-label"),
    LintCase("a field without a title", #"▸{"view": "TextField", "title": " "}"#, "a11y-control-label"),
    LintCase("a Picker without a title", #"▸{"view": "Picker", "title": ""}"#, "a11y-control-label"),
    LintCase(
      "a tap on a symbol",
      #"▸{"view": "Image", "systemName": "trash", "modifiers": [{"onTapGesture": {"openURL": "/a"}}]}"#,
      "a11y-control-label", words: "the tap gesture"),
    LintCase(
      "a Button with a label",
      """
      {"view": "Button", "label": {"view": "Image", "systemName": "trash"}, "action": {"openURL": "/a"},
       "modifiers": [{"padding": 4}, {"accessibilityLabel": "Delete"}]}
      """),
    LintCase(
      "a symbol with a label",
      """
      {"view": "Button", "action": {"openURL": "/a"}, "label": {"view": "Image", "systemName": "trash",
       "modifiers": [{"accessibilityLabel": "Delete"}]}}
      """),
    LintCase(
      "a Button of a picture with a blank label is told once",
      """
      ▸{"view": "Button", "label": {"view": "Image", "name": "tea.png"}, "action": {"openURL": "/a"},
       "modifiers": [{"accessibilityLabel": " "}]}
      """, "a11y-control-label"),
    LintCase("a Button with a title", #"{"view": "Button", "title": "Go", "action": {"openURL": "/a"}}"#),
    LintCase(
      "a Label that shows its icon only",
      """
      {"view": "Button", "label": {"view": "Label", "title": "Go", "systemImage": "star"}, "action": {"openURL": "/a"},
       "modifiers": [{"labelStyle": "iconOnly"}]}
      """),
  ]

  static let contrasts = [
    LintCase(
      "pale text in light surroundings",
      ##"▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#CCCCCC"}]}"##, "a11y-contrast",
      words: "a contrast of 1.6:1 on what is behind it in light surroundings; at least 4.5:1 is needed"),
    LintCase(
      "dim text in dark surroundings",
      ##"▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#333333"}]}"##, "a11y-contrast",
      words: "in dark surroundings"),
    LintCase(
      "text that is pale in one scheme only, where the other is in force",
      """
      {"view": "Text", "content": "A",
       "modifiers": [{"foregroundStyle": "#CCCCCC"}, {"environment": {"colorScheme": "dark"}}]}
      """),
    LintCase(
      "large text",
      ##"{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#808080"}, {"font": "title"}]}"##),
    LintCase(
      "bold text that is large",
      """
      {"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#808080"}, {"background": "#FFFFFF"},
       {"font": "title3"}, {"bold": true}]}
      """),
    LintCase(
      "the same text that is not bold",
      """
      ▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#808080"}, {"background": "#FFFFFF"},
       {"font": "title3"}]}
      """, "a11y-contrast", words: "a contrast of 3.9:1 on what is behind it; at least 4.5:1"),
    LintCase(
      "system colours",
      """
      {"$forEach": ["red", "orange", "green", "blue", "gray", "mint", "secondary", "tertiary", "yellow"],
       "content": {"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "${item}"}]}}
      """),
    LintCase(
      "a declared colour for both schemes", declaring: ##""colors": {"ink": {"light": "#222222", "dark": "#DDDDDD"}}"##,
      #"{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "ink"}]}"#),
    LintCase(
      "a declared colour that fails in the dark",
      declaring: ##""colors": {"ink": {"light": "#222222", "dark": "#333333"}}"##,
      #"▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "ink"}]}"#, "a11y-contrast",
      words: "in dark surroundings"),
    LintCase(
      "translucent text",
      #"▸{"view": "Text", "content": "A", "modifiers": [{"opacity": 0.3}]}"#, "a11y-contrast"),
    LintCase(
      "a translucent colour",
      ##"▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#00000040"}, {"background": "#FFFFFF"}]}"##,
      "a11y-contrast"),
    LintCase(
      "a disabled control",
      """
      {"view": "Button", "title": "A", "action": {"openURL": "/a"}, "modifiers": [{"foregroundStyle": "#CCCCCC"},
       {"background": "#FFFFFF"}, {"disabled": true}]}
      """),
    LintCase(
      "a Button's title is where the Button is",
      ##"▸{"view": "Button", "title": "A", "action": {"openURL": "/a"}, "modifiers": [{"foregroundStyle": "#CCCCCC"}]}"##,
      "a11y-contrast"),
    LintCase(
      "the text of a field",
      ##"▸{"view": "TextField", "title": "Name", "modifiers": [{"foregroundStyle": "#CCCCCC"}]}"##, "a11y-contrast"),
    LintCase(
      "the text of a field with a border, whose surface is the renderer's",
      """
      {"view": "TextField", "title": "Name",
       "modifiers": [{"foregroundStyle": "#CCCCCC"}, {"textFieldStyle": "roundedBorder"}]}
      """),
    LintCase("blanks", ##"{"view": "Text", "content": " ", "modifiers": [{"foregroundStyle": "#CCCCCC"}]}"##),
    LintCase(
      "a hidden text",
      ##"{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#CCCCCC"}, "hidden"]}"##),
    LintCase(
      "a text in the body of a style",
      declaring: ##"""
        "styles": {"button": {"loud": {"body": {"view": "HStack", "children": [▸"!", {"$slot": "label"}],
        "modifiers": [{"foregroundStyle": "#BBBBBB"}, {"background": "#FFFFFF"}]}}}}
        """##,
      #"{"view": "Button", "label": ▸"Go", "action": {"openURL": "/a"}, "modifiers": [{"buttonStyle": "loud"}]}"#,
      "a11y-contrast", "a11y-contrast"),
  ]

  static let surfaces = [
    LintCase(
      "a disabled text in the body of a component",
      declaring: #""components": {"A": {"body": {"view": "VStack", "children": ["A", "B"]}}}"#,
      """
      {"view": "A", "modifiers": [{"foregroundStyle": "#CCCCCC"}, {"disabled": true}]}
      """),
    LintCase(
      "white on a prominent Button",
      #"{"view": "Button", "title": "A", "action": {"openURL": "/a"}, "modifiers": [{"buttonStyle": "borderedProminent"}]}"#
    ),
    LintCase(
      "white on yellow in the dark",
      #"▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "white"}, {"background": "mint"}]}"#,
      "a11y-contrast", words: "in dark surroundings; at least 3:1"),
    LintCase(
      "text before a shape",
      """
      {"view": "ZStack", "children": [{"view": "Circle", "modifiers": [{"fill": "#FFFFFF"}]},
       ▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#CCCCCC"}]}]}
      """, "a11y-contrast"),
    LintCase(
      "text before a picture",
      """
      {"view": "ZStack", "children": [{"view": "Image", "name": "a.png", "modifiers": [{"accessibilityHidden": true}]},
       {"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#CCCCCC"}]}]}
      """),
    LintCase(
      "a row of a list covers what is behind it",
      """
      {"view": "List", "children": [▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "white"}]}],
       "modifiers": [{"background": "black"}]}
      """, "a11y-contrast", words: "1:1 on what is behind it in light"),
    LintCase(
      "text over a background view",
      """
      ▸{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#777777"},
       {"background": {"content": {"view": "Color", "color": "#888888"}}}]}
      """, "a11y-contrast"),
    LintCase(
      "a text over a dark background",
      ##"{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#EEEEEE"}, {"background": "#222222"}]}"##),
  ]

  static let targets = [
    LintCase(
      "a small tap",
      """
      ▸{"view": "Text", "content": "A", "modifiers": [{"frame": {"width": 30, "height": 20}}, {"onTapGesture": {"openURL": "/a"}}]}
      """, "a11y-tap-target", words: "the tap gesture is 30 points wide and 20 points high"),
    LintCase(
      "a flat Button",
      """
      ▸{"view": "Button", "action": {"openURL": "/a"}, "label": {"view": "Text", "content": "A",
       "modifiers": [{"frame": {"height": 24}}]}}
      """, "a11y-tap-target", words: "the Button is 24 points high"),
    LintCase(
      "padding makes it large enough",
      """
      {"view": "Text", "content": "A",
       "modifiers": [{"frame": {"width": 30, "height": 30}}, {"padding": 7}, {"onTapGesture": {"openURL": "/a"}}]}
      """),
    LintCase(
      "a frame outside makes it no larger",
      """
      ▸{"view": "Text", "content": "A", "modifiers": [{"frame": {"width": 30, "height": 30}},
       {"onTapGesture": {"openURL": "/a"}}, {"frame": {"width": 44, "height": 44}}]}
      """, "a11y-tap-target"),
    LintCase(
      "padding around a small Button makes it no larger",
      """
      ▸{"view": "Button", "title": "A", "action": {"openURL": "/a"},
       "modifiers": [{"frame": {"width": 20, "height": 20}}, {"padding": 40}]}
      """, "a11y-tap-target", words: "the Button is 20 points wide and 20 points high"),
    LintCase(
      "nor does a larger frame around it",
      """
      ▸{"view": "Button", "title": "A", "action": {"openURL": "/a"},
       "modifiers": [{"frame": {"width": 20, "height": 50}}, {"frame": {"width": 60, "height": 60}}]}
      """, "a11y-tap-target", words: "the Button is 20 points wide;"),
    LintCase(
      "a Button that fills a large frame",
      """
      {"view": "Button", "title": "A", "action": {"openURL": "/a"},
       "modifiers": [{"frame": {"maxWidth": "infinity"}}, {"frame": {"width": 60, "height": 60}}]}
      """),
    LintCase(
      "a disabled one",
      """
      {"view": "Text", "content": "A",
       "modifiers": [{"frame": {"width": 30, "height": 30}}, {"onTapGesture": {"openURL": "/a"}}, {"disabled": true}]}
      """),
    LintCase(
      "one without a frame", #"{"view": "Text", "content": "A", "modifiers": [{"onTapGesture": {"openURL": "/a"}}]}"#),
  ]

  static let nested = [
    LintCase(
      "a Button in a Button",
      """
      {"view": "Button", "action": {"openURL": "/a"},
       "label": ["A", ▸{"view": "Button", "title": "B", "action": {"openURL": "/a"}}]}
      """, "design-nested-control", words: "the Button stands inside of a Button"),
    LintCase(
      "a Link in a Button",
      #"{"view": "Button", "action": {"openURL": "/a"}, "label": ▸{"view": "Link", "title": "B", "destination": "/b"}}"#,
      "design-nested-control"),
    LintCase(
      "a Toggle in a tapped row",
      """
      {"view": "HStack", "children": ["A", ▸{"view": "Toggle", "title": "B", "isOn": true}],
       "modifiers": [{"onTapGesture": {"openURL": "/a"}}]}
      """, "design-nested-control", words: "the Toggle stands inside of a tap gesture"),
    LintCase(
      "a NavigationLink in a list",
      #"{"view": "List", "children": [{"view": "NavigationLink", "title": "B", "destination": "/b"}]}"#),
    LintCase(
      "a Button in the sheet of a Button",
      """
      {"view": "Button", "title": "A", "action": {"openURL": "/a"}, "modifiers": [{"sheet": {"isPresented": true,
       "content": {"view": "Button", "title": "B", "action": {"openURL": "/a"}}}}]}
      """),
  ]
}
