import Diagnostics

extension AgreementRow {
  /// Modifiers that stand before all others, on the views that they belong to.
  static let firstModifiers: [AgreementRow] = [
    .view(#"{"view": "Image", "name": "a.png", "modifiers": [{"resizable": true}]}"#, .wrongType, "2:64"),
    .view(#"{"view": "Image", "name": "a.png", "modifiers": [{"resizable": {"mode": "tile"}}]}"#, .unknownKey, "2:65"),
    .view(
      #"{"view": "Image", "name": "a.png", "modifiers": [{"renderingMode": "templat"}]}"#, .unknownValue, "2:68",
      suggests: "template"),
    .view(#"{"view": "Image", "name": "a.png", "modifiers": ["renderingMode"]}"#, .missingValue, "2:50"),
    .view(#"{"view": "Circle", "modifiers": [{"fill": "bleu"}]}"#, .unknownValue, "2:43", suggests: "blue"),
    .view(#"{"view": "Circle", "modifiers": ["fill"]}"#, .missingValue, "2:34"),
    .view(#"{"view": "Circle", "modifiers": [{"stroke": {"content": "blue", "lineWidth": -1}}]}"#, .outOfRange, "2:78"),
    .view(#"{"view": "Circle", "modifiers": [{"stroke": {"lineWidth": 1}}]}"#, .missingValue, "2:45"),
    .view(#"{"view": "Circle", "modifiers": [{"stroke": 5}]}"#, .wrongType, "2:45"),
    .view(
      #"{"view": "Circle", "modifiers": [{"strokeBorder": {"content": "blue", "linewidth": 1}}]}"#, .unknownKey, "2:71",
      suggests: "lineWidth"),
    .view(#"{"view": "Circle", "modifiers": [{"strokeBorder": {"content": 5}}]}"#, .wrongType, "2:63"),
  ]
}
