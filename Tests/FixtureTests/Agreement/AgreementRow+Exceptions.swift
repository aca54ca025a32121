import Diagnostics

extension AgreementRow {
  /// What the engine refuses and the schema admits.
  ///
  /// A schema cannot see what stands before a modifier; one definition of a view serves screens and the bodies of
  /// styles; and what a control form gives to a property is checked by the engine alone, so that no property's schema is
  /// repeated for each form.
  static let exceptions: [AgreementRow] = [
    .view(#"{"$slot": "label"}"#, .misplacedModifier, "2:11"),
    .view(#"{"view": "Image", "name": "a.png", "modifiers": ["padding", "resizable"]}"#, .misplacedModifier, "2:61"),
    .view(
      #"{"view": "Image", "name": "a.png", "modifiers": ["bold", {"renderingMode": "template"}]}"#, .misplacedModifier,
      "2:59"),
    .view(#"{"view": "Circle", "modifiers": ["padding", {"fill": "blue"}]}"#, .misplacedModifier, "2:46"),
    .modifier(#"{"defaultForegroundStyle": "blue"}"#, .misplacedModifier, "2:2"),
    .modifier(#"{"background": {"$if": "${true}", "then": "bleu"}}"#, .unknownValue, "2:43", suggests: "blue"),
    .modifier(#"{"opacity": {"$if": "${true}", "then": 2}}"#, .outOfRange, "2:40"),
    .view(#"{"view": "HStack", "spacing": {"$if": "${true}", "then": "wide"}}"#, .wrongType, "2:58"),
  ]
}
