extension DiagnosticExplanation {
  static let tooLarge = DiagnosticExplanation(
    .tooLarge, .limits, [.error], "The document has more bytes than are read.",
    """
    A document that is larger than the limit is refused before it is parsed, so that no input can use up the memory of
    a server; nothing of it is rendered. Screens of this size are usually data that was written out: give the data as
    parameters, show a part of it, and load pictures by their URLs.
    """,
    limit: LoweredLimit(name: .documentSize, value: 40),
    bad: .screen(#"{ "body": ["Ada", "Grace", "Katherine"] }"#),
    good: .screen(#"{ "body": ["Ada", "Grace", "and 1"] }"#))

  static let tooDeep = DiagnosticExplanation(
    .tooDeep, .limits, [.error], "Values or views are nested too deep.",
    """
    Each level of nesting costs stack, and a document must not be able to exhaust it. Where JSON itself is nested
    beyond the limit the document is refused; a view that lies too deep is left out with all that it holds, or replaced
    by the nearest "fallback" around it. Remove stacks that hold a single view; a layout that is repeated becomes a
    component. The limit holds for the bindings of $let and $forEach around a place, too.
    """,
    limit: LoweredLimit(name: .nestedViews, value: 2),
    bad: .screen(
      #"""
      {
        "body": {
          "view": "VStack",
          "children": [
            { "view": "HStack", "children": [{ "view": "Divider" }] }
          ]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "HStack",
          "children": [{ "view": "Divider" }]
        }
      }
      """#))

  static let tooManyNodes = DiagnosticExplanation(
    .tooManyNodes, .limits, [.error], "The screen has more views than are kept.",
    """
    The views of a document are counted, and so are the nodes that it resolves to, with the passes of loops and the
    bodies of styles: a short document can multiply itself. From the first view beyond the limit on, all are left out.
    Show a part of the data, such as one page of a list, instead of all of it.
    """,
    limit: LoweredLimit(name: .nodes, value: 10),
    bad: .screen(#"{ "body": { "$forEach": 20, "content": "Row ${item}" } }"#),
    good: .screen(#"{ "body": { "$forEach": 4, "content": "Row ${item}" } }"#))

  static let tooManyModifiers = DiagnosticExplanation(
    .tooManyModifiers, .limits, [.error], "A view has more modifiers than are applied.",
    """
    Every modifier is a level of the resolved tree, and no view that a person wrote needs so many. The first ones are
    applied and the rest is not, so the view looks different than meant. Join modifiers that do the same, such as one
    "padding" after the other, or move some of them to a view inside.
    """,
    limit: LoweredLimit(name: .modifiersPerView, value: 2),
    bad: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "modifiers": ["bold", { "padding": 4 }, { "padding": 4 }]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "Text",
          "content": "Hello",
          "modifiers": ["bold", { "padding": 8 }]
        }
      }
      """#))

  static let tooManyLevels = DiagnosticExplanation(
    .tooManyLevels, .limits, [.error], "A view resolves to more levels than a tree may have.",
    """
    Views, their modifiers and the bodies of styles and components all become levels of the resolved tree, which
    renderers go down; beyond the limit a view is left out with all that it holds. The document need not look deep:
    components that hold components, and styles that wrap their content many times, add up. Make those flatter, or
    apply modifiers to a container once instead of to each view inside.
    """,
    limit: LoweredLimit(name: .resolvedLevels, value: 3),
    bad: .screen(
      #"""
      {
        "body": {
          "view": "VStack",
          "children": [{ "view": "Divider", "modifiers": ["padding"] }],
          "modifiers": ["padding"]
        }
      }
      """#),
    good: .screen(
      #"""
      {
        "body": {
          "view": "VStack",
          "children": [{ "view": "Divider" }],
          "modifiers": ["padding"]
        }
      }
      """#))

  static let tooComplex = DiagnosticExplanation(
    .tooComplex, .limits, [.error], "An expression or a check takes more steps than it may.",
    """
    Expressions cannot run for ever, but over long lists they can run for long, and a screen must answer in time. An
    evaluation that uses up its steps gives nothing: its property keeps the default, its text is empty. The same holds
    for all expressions of a screen together, and for a JSON Schema whose check does not come to an end. Let the server
    that makes the data do what goes through it more than once: filtering, sorting, sums.
    """,
    limit: LoweredLimit(name: .expressionSteps, value: 40),
    bad: .screen(
      #"""
      {
        "parameters": { "prices": { "type": "array" } },
        "body": "${prices.filter(a, prices.all(b, a <= b))[0]} €"
      }
      """#,
      data: #"{ "prices": [12, 7, 30, 25] }"#),
    good: .screen(
      #"""
      {
        "parameters": { "lowestPrice": { "type": "integer" } },
        "body": "${lowestPrice} €"
      }
      """#,
      data: #"{ "lowestPrice": 7 }"#))
}
