import Diagnostics

extension AgreementRow {
  /// What the engine refuses and the schema admits.
  ///
  /// A schema cannot see what a modifier is applied to where control forms stand between, nor what stands before it; one
  /// definition of a view serves screens and the bodies of styles; and what a control form gives to a property is
  /// checked by the engine alone, so that no property's schema is repeated for each form.
  static let exceptions: [AgreementRow] = [
    .view(
      #"{"view": "Text", "content": [{"view": "Text", "content": "A", "modifiers": ["padding"]}]}"#, .misplacedModifier,
      "2:77"),
    .view(#"{"$slot": "label"}"#, .misplacedModifier, "2:11"),
    .view(#"{"view": "Text", "content": "A", "modifiers": ["resizable"]}"#, .misplacedModifier, "2:48"),
    .view(#"{"view": "Image", "name": "a.png", "modifiers": ["padding", "resizable"]}"#, .misplacedModifier, "2:61"),
    .view(
      #"{"view": "Text", "content": "A", "modifiers": [{"renderingMode": "template"}]}"#, .misplacedModifier, "2:49"),
    .view(
      #"{"view": "Image", "name": "a.png", "modifiers": ["bold", {"renderingMode": "template"}]}"#, .misplacedModifier,
      "2:59"),
    .view(#"{"view": "Text", "content": "A", "modifiers": [{"fill": "blue"}]}"#, .misplacedModifier, "2:49"),
    .view(#"{"view": "Circle", "modifiers": ["padding", {"fill": "blue"}]}"#, .misplacedModifier, "2:46"),
    .view(#"{"view": "Divider", "modifiers": [{"stroke": "blue"}]}"#, .misplacedModifier, "2:36"),
    .view(#"{"view": "HStack", "modifiers": [{"strokeBorder": "blue"}]}"#, .misplacedModifier, "2:35"),
    .modifier(#"{"defaultForegroundStyle": "blue"}"#, .misplacedModifier, "2:2"),
    .modifier(#"{"opacity": {"$if": "${true}", "then": 2}}"#, .outOfRange, "2:40"),
    .view(#"{"view": "HStack", "spacing": {"$if": "${true}", "then": "wide"}}"#, .wrongType, "2:58"),
  ]
}
