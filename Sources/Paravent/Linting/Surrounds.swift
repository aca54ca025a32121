internal import JSON

/// What the linter knows of the views around a view.
struct Surrounds {
  /// Where the nearest view that has a place is written.
  var origin: JSONValue?
  /// Whether assistive technology passes the view over.
  var isUnheard = false
  /// Whether a view around it has a name that is heard instead.
  var isNamed = false
  /// Whether a wrapper directly around it has a name, which is that of a control in it.
  var isNamedAround = false
  /// Whether a wrapper is directly around it.
  var isWrapped = false
  /// The control around it, as a message names it.
  var control: String?
  /// Whether the control around it is out of use, so that nobody need read it.
  var isDisabled = false
  /// Whether it is a row of a list, which is high enough to be hit.
  var isRow = false
  /// The size that the wrappers directly around it leave to it.
  var extent = Extent()
  /// What is behind it; `nil` where that is not known.
  var backdrop: Backdrop?

  /// Creates the surroundings of a root, which is shown in one scheme, or in both where it is `nil`.
  init(origin: JSONValue?, scheme: ColorScheme?) {
    self.origin = origin
    backdrop = Backdrop(schemes: scheme.map { [$0] } ?? ColorScheme.allCases)
  }
}

extension Surrounds {
  /// The same surroundings for views that are no rows of their own.
  var outsideRows: Surrounds {
    var inner = self
    inner.isRow = false
    return inner
  }

  /// Takes over what a view says of itself.
  mutating func enter(_ attributes: ResolvedAttributes?) {
    guard let attributes else { return }
    origin = attributes.note?.origin ?? origin
    if attributes.note?.isDisabled == true { isDisabled = true }
    if attributes.isAccessibilityHidden { isUnheard = true }
    if attributes.accessibilityLabel?.isBlank == false { (isNamed, isNamedAround) = (true, true) }
    if attributes.accessibility.children == .ignore { isNamed = true }
  }
}

extension String {
  /// Whether nothing is there to be read.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
