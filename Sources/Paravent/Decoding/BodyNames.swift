internal import JSON

/// What a body may name beside what its whole document may: a screen's, a component's or a style's.
struct BodyNames {
  /// The values that expressions may read.
  var values: NameTable
  /// The views of the caller that `$slot` places; `nil` in screens.
  var slots: SlotNames?
  /// Whether the body is that of a style.
  var isStyle = false
  /// The private components in scope, those of the outermost component first.
  var components: [NamedList<ComponentEntry>] = []
  /// Where ids stand that no other view of the body may have.
  var places: [String: JSONPlace] = [:]
}

extension BodyNames {
  /// The names of the body of a family's style.
  static func ofStyle(_ family: StyleFamily, in namespace: Namespace) -> BodyNames {
    BodyNames(
      values: .ofStyle(family, in: namespace),
      slots: SlotNames(owner: "the style family \(family.name.quoted)", views: family.slots), isStyle: true)
  }

  /// The private component of a name, the innermost first.
  func component(named name: String) -> ComponentEntry? {
    components.lazy.reversed().compactMap { $0[name] }.first
  }
}

/// The views of the caller that a body may place.
struct SlotNames {
  /// What has the slots, in the words of a diagnostic.
  let owner: String
  /// The names of the slots.
  var views: [String]
  /// The parameters that hold pictures, in whose values a path may end at one.
  var pictures: [Parameter] = []
}

extension SlotNames {
  /// Everything that may be placed.
  var names: [String] { views + pictures.flatMap { $0.shape?.picturePaths(from: $0.name) ?? [] } }
}
