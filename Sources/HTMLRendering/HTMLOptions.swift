internal import Paravent

/// What a caller decides about an HTML output.
public struct HTMLOptions: Sendable {
  /// Surroundings that a page is made for.
  public enum ColorScheme: String, Sendable, CaseIterable {
    case light, dark
  }

  /// Whether the output is one element to place in another page, instead of a page.
  public var isFragment: Bool
  /// Where the form posts actions to; `nil` for the page's own URL.
  public var actionURL: String?
  /// The surroundings that the output is made for; `nil` for both, as the reader's system has it.
  public var colorScheme: ColorScheme?

  /// Creates options; by default a page that posts to its own URL and serves both colour schemes.
  public init(isFragment: Bool = false, actionURL: String? = nil, colorScheme: ColorScheme? = nil) {
    self.isFragment = isFragment
    self.actionURL = actionURL
    self.colorScheme = colorScheme
  }
}

extension HTMLOptions.ColorScheme {
  init(_ scheme: ColorScheme) {
    switch scheme {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  /// The scheme of the first of several trees that was made for one.
  init?(of trees: [ResolvedTree]) {
    guard let scheme = trees.lazy.compactMap(\.colorScheme).first else { return nil }
    self.init(scheme)
  }
}
