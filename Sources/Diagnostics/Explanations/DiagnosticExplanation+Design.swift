extension DiagnosticExplanation {
  static let deprecated = DiagnosticExplanation(
    .deprecated, .design, [.warning], "A name is an old one of SwiftUI.",
    """
    The name works, because authors write it from habit, but SwiftUI has a newer one for the same thing, and a document
    with both is harder to search. Nothing changes on the screen. Write the name that is suggested.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "modifiers": [{ "foregroundColor": "blue" }]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "modifiers": [{ "foregroundStyle": "blue" }]
        }
      }
      """#))

  static let blockedURL = DiagnosticExplanation(
    .blockedURL, .design, [.warning], "A URL has a scheme that is not opened or shown.",
    """
    Links and actions open https, http, mailto, tel and relative URLs, pictures are loaded by https, http and relative
    ones. Others, such as javascript: and data:, could run a script in the reader's page, so none reaches it: the link or
    the action does nothing, and the picture is a placeholder. Give a URL with one of these schemes; what should happen
    in the program is a handler's task.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Link",
          "title": "Help",
          "destination": "javascript:help()"
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Link",
          "title": "Help",
          "destination": "https://example.com/help"
        }
      }
      """#))

  static let viewAsText = DiagnosticExplanation(
    .viewAsText, .design, [.warning], "A string that is shown as text looks like a view's name.",
    """
    A string where a view is expected is a Text, whatever it says, so the reader sees the word "Spacer" and there is no
    space. Write {"view": "Spacer"}. Where the word itself is meant, {"view": "Text", "content": "Spacer"} says so.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "HStack",
          "children": ["Tea", "Spacer", "12 €"]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "HStack",
          "children": ["Tea", { "view": "Spacer" }, "12 €"]
        }
      }
      """#))

  static let nestedControl = DiagnosticExplanation(
    .nestedControl, .design, [.warning], "A control stands inside of another one.",
    """
    Who taps cannot see which of the two is meant. A page keeps the inner one within reach, and gives the outer one what
    is left; inside the label of a toggle or a picker it is only shown. Place the controls beside each other.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "HStack",
          "children": [
            "Tea",
            { "view": "Toggle", "title": "Milk", "isOn": true }
          ],
          "modifiers": [{ "onTapGesture": { "openURL": "/tea" } }]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "HStack",
          "children": [
            { "view": "Link", "title": "Tea", "destination": "/tea" },
            { "view": "Toggle", "title": "Milk", "isOn": true }
          ]
        }
      }
      """#))
}
