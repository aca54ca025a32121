internal import Expressions

/// A kind of view whose look comes from a style in the environment: one of the engine's, or one that a design system
/// declares.
package final class StyleFamily: Sendable {
  /// The name, such as `button`, of which the modifier `buttonStyle` is made.
  package let name: String
  /// The views of the family, in the plural, for the documentation.
  package let views: String
  /// The places for the caller's views that a style of the family has.
  package let slots: [String]
  /// What is known of `configuration`, the values of the control that a style of the family may read.
  let configurationType: CELType
  /// The looks that every renderer knows: of the family's own primitive, or for a button what marks it without colour.
  package let appearances: [String]
  /// Whether a style of the family may do with one of the looks alone.
  let hasPrimitive: Bool

  init(
    _ name: String, of views: String, slots: [String] = [], values: [(name: String, type: CELType)] = [],
    appearances: [String] = [], hasPrimitive: Bool = false
  ) {
    self.name = name
    self.views = views
    self.slots = slots
    configurationType = .record(CELRecord(values, isClosed: true))
    self.appearances = appearances
    self.hasPrimitive = hasPrimitive
  }
}

extension StyleFamily {
  /// The families of the engine.
  package static let builtIn = [button, label, toggle, list, textField, picker, progressView]

  // The role is null where the button has none.
  static let button = StyleFamily(
    "button", of: "buttons", slots: ["label"], values: [("role", .dynamic), ("isPressed", .bool)],
    appearances: ButtonAppearance.allCases.map(\.rawValue))
  static let label = StyleFamily("label", of: "labels", slots: ["title", "icon"])
  static let toggle = StyleFamily(
    "toggle", of: "toggles", slots: ["label"], values: [("isOn", .bool), ("isMixed", .bool)],
    appearances: ToggleAppearance.allCases.filter { $0 != .custom }.map(\.rawValue), hasPrimitive: true)
  static let list = StyleFamily(
    "list", of: "lists", appearances: ListAppearance.allCases.map(\.rawValue), hasPrimitive: true)
  static let textField = StyleFamily(
    "textField", of: "text fields", appearances: FieldAppearance.allCases.map(\.rawValue), hasPrimitive: true)
  static let picker = StyleFamily(
    "picker", of: "pickers", appearances: PickerAppearance.allCases.map(\.rawValue), hasPrimitive: true)
  static let progressView = StyleFamily(
    "progressView", of: "progress views", appearances: ProgressAppearance.allCases.map(\.rawValue), hasPrimitive: true)

  /// Whether a style of the family places the caller's views in a body.
  var hasBody: Bool { !hasPrimitive || !slots.isEmpty }
}

extension StyleFamily: Hashable {
  package static func == (left: StyleFamily, right: StyleFamily) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
