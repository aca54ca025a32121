/// A kind of control whose look comes from a style in the environment.
package enum StyleFamily: String, Sendable, CaseIterable {
  case button, label

  /// The places for the caller's views that a style of the family has.
  var slots: [String] {
    switch self {
    case .button: ["label"]
    case .label: ["title", "icon"]
    }
  }

  /// The values of the control that a style of the family may read.
  var values: [String] {
    switch self {
    case .button: ["role", "isPressed"]
    case .label: []
    }
  }
}

/// The style family of a type, so that a property type can belong to one.
package protocol StyleFamilyTag: Sendable {
  /// The family.
  static var family: StyleFamily { get }
}

/// Tags what belongs to buttons.
package enum ButtonFamily: StyleFamilyTag {
  package static var family: StyleFamily { .button }
}

/// Tags what belongs to labels.
package enum LabelFamily: StyleFamilyTag {
  package static var family: StyleFamily { .label }
}
