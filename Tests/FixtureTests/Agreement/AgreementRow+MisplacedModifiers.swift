import Diagnostics

extension AgreementRow {
  /// Modifiers of pictures, shapes and text on views of other kinds.
  static let misplacedModifiers: [AgreementRow] = [
    .view(#"{"view": "Text", "content": "A", "modifiers": ["resizable"]}"#, .misplacedModifier, "2:48"),
    .view(#"{"view": "Text", "content": "A", "modifiers": [{"resizable": {}}]}"#, .misplacedModifier, "2:49"),
    .view(
      #"{"view": "Text", "content": "A", "modifiers": [{"renderingMode": "template"}]}"#, .misplacedModifier, "2:49"),
    .view(#"{"view": "Text", "content": "A", "modifiers": [{"fill": "blue"}]}"#, .misplacedModifier, "2:49"),
    .view(#"{"view": "Image", "name": "a.png", "modifiers": [{"fill": "blue"}]}"#, .misplacedModifier, "2:51"),
    .view(#"{"view": "Circle", "modifiers": ["resizable"]}"#, .misplacedModifier, "2:34"),
    .view(#"{"view": "Divider", "modifiers": [{"stroke": "blue"}]}"#, .misplacedModifier, "2:36"),
    .view(#"{"view": "HStack", "modifiers": [{"strokeBorder": "blue"}]}"#, .misplacedModifier, "2:35"),
    .view(
      #"{"view": "Divider", "modifiers": [{"$if": "${true}", "then": {"stroke": "blue"}}]}"#, .misplacedModifier,
      "2:63"),
    .view(
      #"{"view": "Divider", "modifiers": [{"$if": "${true}", "then": ["padding", "resizable"]}]}"#, .misplacedModifier,
      "2:74"),
    .view(
      #"{"view": "VStack", "children": [{"view": "Divider", "modifiers": [{"fill": "red"}]}]}"#, .misplacedModifier,
      "2:68"),
    .view(
      #"{"view": "Text", "content": [{"view": "Text", "content": "A", "modifiers": ["padding"]}]}"#, .misplacedModifier,
      "2:77"),
    .view(
      #"{"view": "Text", "content": [{"view": "Text", "content": "A", "modifiers": [{"opacity": 0.5}]}]}"#,
      .misplacedModifier, "2:78"),
    .view(
      #"{"view": "Text", "content": [{"view": "Image", "systemName": "globe", "modifiers": ["resizable"]}]}"#,
      .misplacedModifier, "2:85"),
  ]
}
