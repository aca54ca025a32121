/// A picture that a design system declares, for the documentation.
package struct ImageListing: Sendable {
  /// The name by which views show it.
  package let name: String
  /// The picture's URL; `nil` for a symbol.
  package let url: String?
  /// The symbol's name; `nil` for a picture.
  package let symbol: String?
  /// What assistive technology calls it.
  package let label: String

  init(_ name: String, _ image: DeclaredImage) {
    self.name = name
    label = image.label
    switch image.source {
    case .url(let address): (url, symbol) = (address, nil)
    case .symbol(let name): (url, symbol) = (nil, name)
    }
  }
}
