import Diagnostics

extension AgreementRow {
  /// What stands where a view is expected: values of other types, unknown names, control forms.
  static let nodes: [AgreementRow] = [
    .view(#"5"#, .wrongType, "2:1"),
    .view(#"true"#, .wrongType, "2:1"),
    .view(#"{"view": "Buton", "title": "A"}"#, .unknownView, "2:10", suggests: "Button"),
    .view(#"{"view": "Hologram"}"#, .unknownView, "2:10"),
    .view(#"{"view": 5}"#, .wrongType, "2:10"),
    .view(#"{}"#, .missingValue, "2:1"),
    .view(#"{"title": "A"}"#, .missingValue, "2:1"),
    .view(#"{"type": "Text", "content": "A"}"#, .missingValue, "2:1"),
    .view(#"{"$if": "${true}"}"#, .missingValue, "2:1"),
    .view(#"{"$if": true, "then": "A"}"#, .wrongType, "2:9"),
    .view(#"{"$if": "${true}", "then": "A", "esle": "B"}"#, .unknownKey, "2:33", suggests: "else"),
    .view(#"{"$if": "${true}", "then": 5}"#, .wrongType, "2:28"),
    .view(#"{"$switch": "${'a'}", "default": "A"}"#, .missingValue, "2:1"),
    .view(#"{"$switch": "${'a'}", "cases": ["A"]}"#, .wrongType, "2:32"),
    .view(#"{"$switch": "${'a'}", "cases": {"a": 5}}"#, .wrongType, "2:38"),
    .view(#"{"$let": {"a": 1}}"#, .missingValue, "2:1"),
    .view(#"{"$let": 5, "in": "A"}"#, .wrongType, "2:10"),
    .view(#"{"$let": {"a": 1}, "in": 5}"#, .wrongType, "2:26"),
    .view(#"{"$forEach": true, "content": "A"}"#, .wrongType, "2:14"),
    .view(#"{"$forEach": [1]}"#, .missingValue, "2:1"),
    .view(#"{"$forEach": [1], "as": 5, "content": "A"}"#, .wrongType, "2:25"),
    .view(#"{"$forEach": [1], "content": 5}"#, .wrongType, "2:30"),
    .view(#"{"$if": "${true}", "$let": {}, "then": "A"}"#, .unknownKey, "2:20"),
    .view(#"{"$iff": "${true}", "then": "A"}"#, .unknownKey, "2:2", suggests: "$if"),
  ]
}
