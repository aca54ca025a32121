extension DiagnosticExplanation {
  static let syntax = DiagnosticExplanation(
    .syntax, .documents, [.error], "The text is not JSON.",
    """
    The parser stopped at a character that JSON does not allow there: a comma too many or too few, a comment, a name
    without quotes, a text that ends early. What follows could only be guessed at, so nothing of the document is used:
    a screen is not rendered, and other faults are not looked for. Mend the place that is marked; where the text ends
    too early, look for the bracket or quote that was never closed.
    """,
    bad: .screen(
      #"""
      {
        "title": "Team",
        "body": "Hello",
      }
      """#),
    good: .screen(
      #"""
      {
        "title": "Team",
        "body": "Hello"
      }
      """#))

  static let duplicateKey = DiagnosticExplanation(
    .duplicateKey, .documents, [.error], "An object has the same key twice.",
    """
    JSON leaves open which of two values with one key counts, and programs disagree about it: what you see here might
    not be what another client shows. The parser therefore refuses the document, and nothing is rendered. Keep one of
    the two; where both are meant, as two texts or two modifiers, they belong in an array.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "content": "World"
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": ["Hello", "World"]
      }
      """#))

  static let numberOutOfRange = DiagnosticExplanation(
    .numberOutOfRange, .documents, [.error], "A number is too large to be held.",
    """
    An integer must fit 64 bits, any other number a double, which ends at about 1.8e308. A larger one would silently
    become another number, so the parser refuses the document, and nothing is rendered. Correct the number; an
    identifier that is longer than that is a string.
    """,
    bad: .screen(
      #"""
      {
        "handlers": { "open": { "arguments": { "id": {} } } },
        "body": {
          "view": "Button",
          "title": "Open",
          "action": {
            "handler": "open",
            "arguments": { "id": 18446744073709551616 }
          }
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "handlers": { "open": { "arguments": { "id": {} } } },
        "body": {
          "view": "Button",
          "title": "Open",
          "action": {
            "handler": "open",
            "arguments": { "id": "18446744073709551616" }
          }
        }
      }
      """#))

  static let unsupportedFormat = DiagnosticExplanation(
    .unsupportedFormat, .documents, [.error], "The document is written in a version that is not known.",
    """
    The key "format" of a screen or a design system names the version of the format, which is 1; "$schema" of a JSON
    Schema names its draft. In another version the same words may mean something else, so nothing of the document is
    used. Write a version that is known, leave the key out, or update the tool that reads the document.
    """,
    bad: .screen(
      #"""
      {
        "format": 2,
        "body": "Hello"
      }
      """#),
    good: .screen(
      #"""
      {
        "format": 1,
        "body": "Hello"
      }
      """#))

  static let unknownDocument = DiagnosticExplanation(
    .unknownDocument, .documents, [.error], "The document is neither a screen nor a design system.",
    """
    A screen is told by its "body", a design system by its "designSystem"; this object has neither, so there is nothing
    to render. Often it is a view that was saved on its own, or the key is misspelt. Put the view into a "body".
    A document of another kind is checked with --schema; of a design system, which is no screen either, --preview renders
    a component.
    """,
    bad: .screen(
      #"""
      {
        "view": "Text",
        "content": "Hello"
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello"
        }
      }
      """#))
}
