/// Under which names the bound controls of one form are posted: one control for each binding.
struct BoundNames: Sendable {
  /// The bindings of controls in sheets in front, whose values hold.
  private let heldInFront: Set<String>
  /// Whether there is no form, so that radio buttons of the same name elsewhere on the page would be one group.
  private let isFormless: Bool
  /// The bindings that are the names of controls.
  private(set) var taken: Set<String> = []
  /// Whether radio buttons have the name of a binding.
  private(set) var hasGroup = false
}

extension BoundNames {
  /// Creates the names of a layer below others.
  init(heldInFront: Set<String> = [], isFormless: Bool = false) {
    self.heldInFront = heldInFront
    self.isFormless = isFormless
  }

  /// Returns the name that a control is posted under; `nil` where it is not bound, or another holds the binding.
  mutating func take(_ binding: String?) -> String? {
    guard let binding, !heldInFront.contains(binding), taken.insert(binding).inserted else { return nil }
    return binding
  }

  /// Returns the name of radio buttons, where they are posted.
  mutating func take(forGroup binding: String?) -> String? {
    guard !isFormless, let name = take(binding) else { return nil }
    hasGroup = true
    return name
  }
}

extension TreeWriter {
  /// Writes what a bound control would post that is off, so that the binding keeps its value.
  mutating func writeKept(_ value: String?, as name: String?, isEnabled: Bool) {
    guard !isEnabled, let name, let value else { return }
    startTag("input")
    body.write(" type=\"hidden\"")
    attribute(" name=\"", name)
    attribute(" value=\"", value)
    finishTag()
  }
}
