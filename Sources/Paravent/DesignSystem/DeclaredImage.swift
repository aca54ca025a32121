/// A picture that a design system declares by a name.
struct DeclaredImage: Sendable, Hashable {
  /// Where it is.
  enum Source: Sendable, Hashable {
    /// A URL that the allow-list lets through.
    case url(String)
    /// A symbol.
    case symbol(String)
  }

  let source: Source
  /// What assistive technology calls it.
  let label: String
}
