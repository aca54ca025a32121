extension DiagnosticExplanation {
  static let imageText = DiagnosticExplanation(
    .imageText, .accessibility, [.warning], "A picture has no name for screen readers.",
    """
    A screen reader says the name of a picture; without one it can only read the name of the file. Say what the picture
    shows with "accessibilityLabel", or with "label" where a design system declares it. A picture that repeats what is
    written beside it is left out with "accessibilityHidden".
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Image",
          "name": "https://example.com/harbour.png"
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Image",
          "name": "https://example.com/harbour.png",
          "modifiers": [{ "accessibilityLabel": "Boats in the harbour" }]
        }
      }
      """#))

  static let controlLabel = DiagnosticExplanation(
    .controlLabel, .accessibility, [.warning], "A control has no name for screen readers.",
    """
    A screen reader reads the texts in a control, or its "accessibilityLabel". A symbol says nothing, so that a control
    which shows nothing else is a button without a word. Give it a label.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Button",
          "label": { "view": "Image", "systemName": "trash" },
          "action": { "openURL": "https://example.com/tea" }
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Button",
          "label": { "view": "Image", "systemName": "trash" },
          "action": { "openURL": "https://example.com/tea" },
          "modifiers": [{ "accessibilityLabel": "Delete" }]
        }
      }
      """#))

  static let contrast = DiagnosticExplanation(
    .contrast, .accessibility, [.warning], "A text is hard to read on what is behind it.",
    """
    Text needs a contrast of 4.5:1, and of 3:1 where it is large: 24 points, or 18.66 in bold (WCAG 2.2, 1.4.3). Both
    schemes are looked at unless one is in force. Colours of the system have values for readers who ask for more
    contrast, and are judged by these; others are judged as they are. Text before a picture is not judged, nor that of a
    disabled control. Choose another colour, or declare one with values for light and dark surroundings.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Sold out",
          "modifiers": [
            { "foregroundStyle": "#B0B0B0" },
            { "background": "#FFFFFF" }
          ]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Sold out",
          "modifiers": [
            { "foregroundStyle": "#606060" },
            { "background": "#FFFFFF" }
          ]
        }
      }
      """#))

  static let tapTarget = DiagnosticExplanation(
    .tapTarget, .accessibility, [.warning], "A control is too small to be hit.",
    """
    A finger needs about 44 points on each axis. The control has a fixed frame that is smaller, and neither its padding
    nor anything around it makes it larger. Give it a larger frame, or padding inside of what is tapped.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Go",
          "modifiers": [
            { "frame": { "width": 30, "height": 30 } },
            { "onTapGesture": { "openURL": "https://example.com/tea" } }
          ]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Go",
          "modifiers": [
            { "frame": { "width": 44, "height": 44 } },
            { "onTapGesture": { "openURL": "https://example.com/tea" } }
          ]
        }
      }
      """#))
}
