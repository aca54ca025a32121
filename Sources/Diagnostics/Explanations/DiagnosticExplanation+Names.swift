extension DiagnosticExplanation {
  static let unknownView = DiagnosticExplanation(
    .unknownView, .names, [.error], "No view has this name.",
    """
    The name is neither one of the engine's views nor a component of a design system in use. What it should show is not
    known, so the view is lost: its own "fallback" stands in, else the nearest one around it, else it is left out. Use
    the name that is suggested, or name in "uses" the design system that declares the component.
    """,
    bad: .screen(
      #"""
      {
        "body": { "view": "TextBlok", "content": "Hello" }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": { "view": "Text", "content": "Hello" }
      }
      """#))

  static let unknownModifier = DiagnosticExplanation(
    .unknownModifier, .names, [.error], "No modifier has this name.",
    """
    The name is neither one of the engine's modifiers nor one that an environment key or a style family of a design
    system in use creates. The modifier is not applied; the view and its other modifiers stay. Modifiers are named as in
    SwiftUI: use the name that is suggested, or name the design system in "uses".
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "modifiers": [{ "paddding": 8 }]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "modifiers": [{ "padding": 8 }]
        }
      }
      """#))

  static let unknownKey = DiagnosticExplanation(
    .unknownKey, .names, [.error, .warning], "A key means nothing here.",
    """
    The object has no property of this name, so the value is ignored and what it was meant to set keeps its default; the
    rest of the object is used. It is a warning, so that documents for a newer version still render, and an error where
    a control form or a JSON Schema admits no other keys. Use the key that is suggested; a modifier stands in
    "modifiers"; what is meant for other programs has a key that begins with "x-".
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "VStack",
          "spcing": 8,
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

  static let unknownValue = DiagnosticExplanation(
    .unknownValue, .names, [.error], "A value is not one of those that are allowed.",
    """
    Where SwiftUI has an enum, and where a schema lists values, only those of the list mean something. The property keeps
    its default, or the modifier is not applied; a JSON document does not fit its schema. Take one of the values that
    the message lists: an enum's case is its name without the dot, and colours may be declared by a design system.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "VStack",
          "alignment": "left",
          "children": ["Ada", "Grace"]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "VStack",
          "alignment": "leading",
          "children": ["Ada", "Grace"]
        }
      }
      """#))

  static let unknownName = DiagnosticExplanation(
    .unknownName, .names, [.error, .warning], "A name in an expression, a path or \"uses\" is not declared.",
    """
    Expressions see the parameters and the state of their screen, "environment", and the names of $forEach and $let
    around them, in a component's or a style's body only those of the body. A name that none of them declares has no
    value, so the property keeps its default; a design system that is not found declares nothing. It is a warning where
    a field is not declared but may be there all the same. Declare the name, or use the one that is suggested.
    """,
    bad: .screen(
      #"""
      {
        "state": { "count": 3 },
        "body": "${state.cuont} new messages"
      }
      """#),
    good: .screen(
      #"""
      {
        "state": { "count": 3 },
        "body": "${state.count} new messages"
      }
      """#))

  static let unknownHandler = DiagnosticExplanation(
    .unknownHandler, .names, [.error, .warning], "An action names a handler that is not declared.",
    """
    The program that answers actions only takes handlers that "handlers" of the screen, or of a design system in use,
    declares. Where some are declared and this one is not, it is an error and the control does nothing. Where none are
    declared at all it is a warning: the control works, but a misspelt name cannot be found and the arguments are not
    checked. Declare the handler, or use the name that is suggested.
    """,
    bad: .screen(
      #"""
      {
        "handlers": { "save": {} },
        "body": { "view": "Button", "title": "Save", "action": "saev" }
      }
      """#),
    good: .screen(
      #"""
      {
        "handlers": { "save": {} },
        "body": { "view": "Button", "title": "Save", "action": "save" }
      }
      """#))

  static let unknownSymbol = DiagnosticExplanation(
    .unknownSymbol, .names, [.warning], "No symbol has this name.",
    """
    Symbols are named as in SwiftUI, and those that can be drawn are listed in a table. A name that is not in the table
    is kept, since a native client may know it; a page and a text show a placeholder in its place. Use the name that is
    suggested, or an image of a design system.
    """,
    bad: .screen(
      #"""
      {
        "body": { "view": "Image", "systemName": "trahs" }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": { "view": "Image", "systemName": "trash" }
      }
      """#))

  static let unknownImage = DiagnosticExplanation(
    .unknownImage, .names, [.warning], "No image has this name.",
    """
    A name that holds a slash, or ends like a picture's file, is a URL; any other must be declared in "images" of a
    design system in use. This one is neither, so a placeholder is shown, which keeps the layout. Declare the image, use
    the name that is suggested, or write the picture's URL.
    """,
    bad: .screen(
      #"""
      {
        "body": { "view": "Image", "name": "portrait" }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Image",
          "name": "/pictures/portrait.png",
          "modifiers": [{ "accessibilityLabel": "Ada" }]
        }
      }
      """#))

  static let reservedName = DiagnosticExplanation(
    .reservedName, .names, [.error], "A name is reserved and cannot be declared.",
    """
    Parameters, state, loops and bindings cannot be named "state", "environment" or "configuration", nor by a word that
    the expression language keeps for itself, such as "in" or "package"; components and modifiers cannot have the names
    of the engine's own, and the key "requires" has no meaning yet. The declaration is ignored, and so what refers to it
    fails. Choose another name.
    """,
    bad: .screen(
      #"""
      {
        "parameters": { "package": { "default": "Tea" } },
        "body": "Hello"
      }
      """#),
    good: .screen(
      #"""
      {
        "parameters": { "parcel": { "default": "Tea" } },
        "body": "Hello ${parcel}"
      }
      """#))

  static let shadowedName = DiagnosticExplanation(
    .shadowedName, .names, [.warning], "A name hides another one.",
    """
    The inner declaration holds where both are in scope, and nothing in the place itself says that another value was
    there: whoever moves a part of the document will take one for the other. The screen is rendered as it is written, with
    the inner value. The same is told of a declaration that hides one of a design system in use. Give one of the two
    another name.
    """,
    bad: .screen(
      #"""
      {
        "parameters": { "user": { "default": "Ada" } },
        "body": [
          "By ${user}",
          { "$forEach": ["Grace"], "as": "user", "content": "For ${user}" }
        ]
      }
      """#),
    good: .screen(
      #"""
      {
        "parameters": { "user": { "default": "Ada" } },
        "body": [
          "By ${user}",
          { "$forEach": ["Grace"], "as": "reader", "content": "For ${reader}" }
        ]
      }
      """#))
}
