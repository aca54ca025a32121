extension DiagnosticExplanation {
  static let wrongType = DiagnosticExplanation(
    .wrongType, .values, [.error], "A value is of another kind than is expected here.",
    """
    A string stands where a number is expected, an object where a view is, and so on; in an expression, an operator or a
    function does not take the values it is given. Values are not guessed from one another, except that a computed number
    or boolean becomes text. The property keeps its default, the modifier is not applied, and a view without a value that
    it requires is lost. Write the value as the message says: numbers and booleans have no quotes.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "VStack",
          "spacing": "8",
          "children": ["Ada", "Grace"]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "VStack",
          "spacing": 8,
          "children": ["Ada", "Grace"]
        }
      }
      """#))

  static let outOfRange = DiagnosticExplanation(
    .outOfRange, .values, [.error], "A number, a length or a count lies outside its bounds.",
    """
    The value is of the right kind, but too small or too large: an opacity above 1, a negative width, or a number, an
    array or an object that a schema's bounds exclude. It is not moved to the nearest bound, since that might hide a
    mistake: the property keeps its default, or the modifier is not applied. Give a value within the bounds that the
    message names.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "modifiers": [{ "opacity": 80 }]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "modifiers": [{ "opacity": 0.8 }]
        }
      }
      """#))

  static let wrongFormat = DiagnosticExplanation(
    .wrongFormat, .values, [.error], "A string is not written as a schema asks.",
    """
    The schema of a parameter, of a handler's argument or of a document gives a "pattern" or a "format" for the string,
    or for the keys of an object, and this one does not match; or a pattern in a schema is itself no regular expression.
    Whoever relies on the schema may not be able to read the value. A screen still shows what a parameter is given; an
    action with such an argument does nothing. Write the string as the message says, or correct the schema.
    """,
    bad: .instance(
      #"{ "day": "31.1.2026" }"#,
      schema: #"""
        {
          "properties": {
            "day": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$" }
          }
        }
        """#),
    good: .instance(
      #"{ "day": "2026-01-31" }"#,
      schema: #"""
        {
          "properties": {
            "day": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$" }
          }
        }
        """#))

  static let duplicateValue = DiagnosticExplanation(
    .duplicateValue, .values, [.error], "An array has the same element twice against its schema.",
    """
    By "uniqueItems" the elements of the array are a set: what reads it may count on each being there once. Numbers are
    compared by value, so that 1 and 1.0 are the same, and objects without regard to the order of their keys. Remove one
    of the two elements. A screen still shows what a parameter is given; an action with such an argument does nothing.
    """,
    bad: .instance(
      #"{ "tags": ["tea", "green", "tea"] }"#,
      schema: #"""
        {
          "properties": { "tags": { "type": "array", "uniqueItems": true } }
        }
        """#),
    good: .instance(
      #"{ "tags": ["tea", "green"] }"#,
      schema: #"""
        {
          "properties": { "tags": { "type": "array", "uniqueItems": true } }
        }
        """#))

  static let forbiddenValue = DiagnosticExplanation(
    .forbiddenValue, .values, [.error], "A schema forbids the value that is there.",
    """
    The schema says what the value must not be: by "not", by "false", by a list of elements that ends before this one, or
    by a "oneOf" of which more than one form fits, so that it is not clear which is meant. A screen still shows what a
    parameter is given, but whoever relies on the schema may not take it. Remove the value, or change it until the schema admits it; where "oneOf" is in the
    way, the schema probably means "anyOf".
    """,
    bad: .instance(
      #"{ "place": [52.5, 13.4, 34] }"#,
      schema: #"""
        {
          "properties": {
            "place": {
              "prefixItems": [{ "type": "number" }, { "type": "number" }],
              "items": false
            }
          }
        }
        """#),
    good: .instance(
      #"{ "place": [52.5, 13.4] }"#,
      schema: #"""
        {
          "properties": {
            "place": {
              "prefixItems": [{ "type": "number" }, { "type": "number" }],
              "items": false
            }
          }
        }
        """#))

  static let missingValue = DiagnosticExplanation(
    .missingValue, .values, [.error, .warning], "Something that is required is not there.",
    """
    A property, an argument, a parameter of the screen or a key that a schema requires is absent or null, and nothing can
    stand in for it. A view without it is lost, a modifier is not applied, an action does nothing, and an expression over
    a parameter without value gives nothing. It is a warning where the rest still works, as a Button without action
    does. Write what the message names; a parameter that may be left out has a "default".
    """,
    bad: .screen(
      #"""
      {
        "body": { "view": "Toggle", "title": "Mute" }
      }
      """#),
    good: .screen(
      #"""
      {
        "state": { "isMuted": false },
        "body": {
          "view": "Toggle",
          "title": "Mute",
          "isOn": "${state.isMuted}"
        }
      }
      """#))

  static let exclusiveKeys = DiagnosticExplanation(
    .exclusiveKeys, .values, [.error], "Two keys stand together that exclude each other.",
    """
    Each of the keys says the same thing in another way, as two initialisers in SwiftUI do, so only one of them can hold.
    In a screen that is the one of which the message says so; the other is ignored. Where a schema excludes the keys, the
    document does not fit it. Remove the key that is not meant.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Image",
          "systemName": "globe",
          "name": "/pictures/globe.png"
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": { "view": "Image", "systemName": "globe" }
      }
      """#))

  static let duplicateID = DiagnosticExplanation(
    .duplicateID, .values, [.error], "Two views or two passes of a loop have the same id.",
    """
    An id tells a view from all others: clients keep its state by it, and a page names its element by it. A written id
    must be unique in its screen, component or pass of a loop, and the ids of the passes among each other. The second view
    is shown without the id; the second pass of a loop gets one that is told apart by its position. Give each its own id;
    in a loop, make it from what is unique in the data.
    """,
    bad: .screen(
      #"""
      {
        "body": [
          { "view": "Text", "content": "Ada", "id": "person" },
          { "view": "Text", "content": "Grace", "id": "person" }
        ]
      }
      """#),
    good: .screen(
      #"""
      {
        "body": [
          { "view": "Text", "content": "Ada", "id": "ada" },
          { "view": "Text", "content": "Grace", "id": "grace" }
        ]
      }
      """#))
}
