extension DiagnosticExplanation {
  static let unknownStyle = DiagnosticExplanation(
    .unknownStyle, .styles, [.error], "The family has no style of this name.",
    """
    A style's name is looked up in its family: "buttonStyle" takes the styles of buttons, which are SwiftUI's and those
    that design systems in use declare. The modifier is not applied, and the control keeps the style that is in force
    around it. Use the name that is suggested, name the design system in "uses", or write the style in place as
    {"body": …}.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Button",
          "title": "Save",
          "action": [],
          "modifiers": [{ "buttonStyle": "borderd" }]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Button",
          "title": "Save",
          "action": [],
          "modifiers": [{ "buttonStyle": "bordered" }]
        }
      }
      """#))

  static let misplacedModifier = DiagnosticExplanation(
    .misplacedModifier, .styles, [.error], "A modifier or a slot stands where it cannot.",
    """
    Some modifiers belong to one kind of view: as in Swift, "resizable" applies to an Image and "fill" to a shape, and
    they stand before all others, since any other makes a different view of it. "defaultForegroundStyle" belongs in the
    body of a style, "$slot" in that of a style or component. What is misplaced is not applied; the view stays. Move the
    modifier to the front or to the view that it is meant for.
    """,
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Image",
          "name": "/pictures/ada.png",
          "modifiers": ["padding", "resizable", { "accessibilityLabel": "Ada" }]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Image",
          "name": "/pictures/ada.png",
          "modifiers": ["resizable", "padding", { "accessibilityLabel": "Ada" }]
        }
      }
      """#))

  static let styleRecursion = DiagnosticExplanation(
    .styleRecursion, .styles, [.error], "A style leads back to itself.",
    """
    While a style is applied, the next outer style of its family is in force for the views in its body, so that a style
    can build on another. The automatic style is the outermost one: a view of the family in its body would get the same
    style again, and so without end. The inner view is left out. Styles that lie in each other beyond a limit are
    reported likewise. Build the body from other views, or place the slots of
    the configuration instead.
    """,
    bad: .designSystem(
      #"""
      {
        "designSystem": "brand",
        "components": {
          "Card": {
            "slots": { "title": {} },
            "styleFamily": "card",
            "preview": { "title": "Tea" }
          }
        },
        "styles": {
          "card": {
            "automatic": {
              "body": { "view": "Card", "title": { "$slot": "title" } }
            }
          }
        }
      }
      """#),
    good: .designSystem(
      #"""
      {
        "designSystem": "brand",
        "components": {
          "Card": {
            "slots": { "title": {} },
            "styleFamily": "card",
            "preview": { "title": "Tea" }
          }
        },
        "styles": {
          "card": {
            "automatic": {
              "body": { "$slot": "title", "modifiers": ["padding"] }
            }
          }
        }
      }
      """#))

  static let nameCollision = DiagnosticExplanation(
    .nameCollision, .styles, [.error], "Two declarations have the same name.",
    """
    Two design systems in one "uses" declare the same component, style, colour, image or handler, or within one document
    a name is taken already, as that of a parameter by a slot, and nothing says which is meant. The first declaration
    holds. Rename one of the two, or use only one of the systems.
    """,
    bad: .designSystem(
      #"""
      {
        "designSystem": "brand",
        "components": {
          "Price": {
            "parameters": { "amount": { "type": "string" } },
            "slots": { "amount": {} },
            "body": "${amount} €"
          }
        }
      }
      """#),
    good: .designSystem(
      #"""
      {
        "designSystem": "brand",
        "components": {
          "Price": {
            "parameters": { "amount": { "type": "string" } },
            "body": "${amount} €"
          }
        }
      }
      """#))

  static let cycle = DiagnosticExplanation(
    .cycle, .styles, [.error], "Declarations refer to each other in a circle.",
    """
    Components that hold each other, styles or colours that name each other, design systems that use each other, and
    schemas that refer to themselves have no end, so that nothing could be made of them. The reference that closes the
    circle is cut: that view is left out, that style, colour or system is not there. Make one of them stand on its own; a
    list of things in things is a $forEach over data.
    """,
    bad: .designSystem(
      #"""
      {
        "designSystem": "brand",
        "colors": { "accent": "brand", "brand": "accent" }
      }
      """#),
    good: .designSystem(
      #"""
      {
        "designSystem": "brand",
        "colors": { "accent": "brand", "brand": "#5B2A86" }
      }
      """#))

  static let unused = DiagnosticExplanation(
    .unused, .styles, [.warning], "A declaration is not used.",
    """
    A parameter that no expression reads, or a private component that no body holds, changes nothing on the screen.
    Either it is left over, or the place that should use it does not: a caller who gives the value would wait for its
    effect in vain. Everything is rendered. Use the declaration or remove it.
    """,
    bad: .screen(
      #"""
      {
        "parameters": { "name": { "type": "string", "default": "Ada" } },
        "body": "Hello"
      }
      """#),
    good: .screen(
      #"""
      {
        "parameters": { "name": { "type": "string", "default": "Ada" } },
        "body": "Hello ${name}"
      }
      """#))
}
