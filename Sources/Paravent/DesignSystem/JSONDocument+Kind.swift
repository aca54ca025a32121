package import JSON

extension JSONDocument {
  /// The name of the design system that the document is; `nil` for other documents.
  package var designSystemName: String? { root.object?["designSystem"]?.string }

  /// The names of the design systems that the document uses.
  package var usedDesignSystems: [String] { root.object?["uses"]?.array?.compactMap(\.string) ?? [] }
}
