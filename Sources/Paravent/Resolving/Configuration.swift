internal import Expressions
internal import Synchronization

/// What a styled control hands to its style, and the views that a component's caller hands to its body.
final class Configuration: Sendable {
  /// A value that a style may read.
  struct Value: Sendable {
    let name: String
    let value: CELValue
    /// The path of the state that it is bound to.
    var binding: String?
  }

  private let slots: [(name: String, content: SlotContent)]
  private let values: [Value]
  /// The slots that the style's body placed, one bit for each in their order.
  private let placed = Atomic<UInt64>(0)

  init(slots: [(name: String, content: SlotContent)], values: [Value] = []) {
    self.slots = slots
    self.values = values
  }
}

extension Configuration {
  /// Whether there is a slot of a name.
  func hasSlot(_ name: String) -> Bool { slots.contains { $0.name == name } }

  /// Returns the caller's views for a slot, and notes that they are placed.
  func place(_ slot: String) -> SlotContent? {
    guard let position = slots.firstIndex(where: { $0.name == slot }) else { return nil }
    placed.bitwiseOr(1 << UInt64(position), ordering: .relaxed)
    return slots[position].content
  }

  /// Whether the style's body placed a slot.
  func isPlaced(_ slot: String) -> Bool {
    guard let position = slots.firstIndex(where: { $0.name == slot }) else { return false }
    return placed.load(ordering: .relaxed) & (1 << UInt64(position)) != 0
  }

  /// The values by name.
  var members: [(name: String, value: CELValue)] { values.map { ($0.name, $0.value) } }

  /// The path of the state that a value is bound to.
  func binding(of name: String) -> String? { values.first { $0.name == name }?.binding }
}

extension Configuration: CELMap {
  var count: Int { values.count }
  var keys: [CELValue] { values.map { .string($0.name) } }

  func value(named name: String) -> CELValue? { values.first { $0.name == name }?.value }
}
