internal import Expressions

/// A kind of view whose look comes from a style in the environment.
package enum StyleFamily: String, Sendable, CaseIterable {
  case button, label, toggle, list, textField, picker, progressView, detail

  /// The places for the caller's views that a style of the family has.
  var slots: [String] {
    switch self {
    case .button, .toggle: ["label"]
    case .label: ["title", "icon"]
    case .detail: ["title", "subtitle", "caption"]
    case .list, .textField, .picker, .progressView: []
    }
  }

  /// What is known of `configuration`, the values of the control that a style of the family may read.
  var configurationType: CELType {
    switch self {
    // The role is null where the button has none.
    case .button: .record(CELRecord([("role", .dynamic), ("isPressed", .bool)], isClosed: true))
    case .toggle: .record(CELRecord([("isOn", .bool), ("isMixed", .bool)], isClosed: true))
    case .label, .list, .textField, .picker, .progressView, .detail: .record(CELRecord([], isClosed: true))
    }
  }

  /// The looks that every renderer knows: of the family's own primitive, or for a button what marks it without colour.
  var appearances: [String] {
    switch self {
    case .button: ButtonAppearance.allCases.map(\.rawValue)
    case .toggle: ToggleAppearance.allCases.filter { $0 != .custom }.map(\.rawValue)
    case .list: ListAppearance.allCases.map(\.rawValue)
    case .textField: FieldAppearance.allCases.map(\.rawValue)
    case .picker: PickerAppearance.allCases.map(\.rawValue)
    case .progressView: ProgressAppearance.allCases.map(\.rawValue)
    case .label, .detail: []
    }
  }

  /// Whether a style of the family places the caller's views in a body.
  var hasBody: Bool { !slots.isEmpty }

  /// Whether a style of the family may do with one of the looks alone.
  var hasPrimitive: Bool { self != .button && !appearances.isEmpty }
}

/// The style family of a type, so that a property type can belong to one.
package protocol StyleFamilyTag: Sendable {
  /// The family.
  static var family: StyleFamily { get }
}
