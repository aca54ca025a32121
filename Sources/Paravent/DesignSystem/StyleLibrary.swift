/// The styles that a document may name, by family.
package struct StyleLibrary: Sendable {
  private var styles: [StyleFamily: [String: Style]] = [:]
  private var order: [StyleFamily: [String]] = [:]
}

extension StyleLibrary {
  /// The style of a name.
  subscript(family: StyleFamily, name: String) -> Style? { styles[family]?[name] }

  /// The names of a family's styles, in the order of their declaration.
  func names(of family: StyleFamily) -> [String] { order[family] ?? [] }

  /// Adds a style.
  mutating func add(_ style: Style, named name: String, to family: StyleFamily) {
    styles[family, default: [:]][name] = style
    order[family, default: []].append(name)
  }
}
