internal import Expressions
internal import Synchronization

/// What a styled control hands to its style.
final class Configuration: Sendable {
  private let slots: [(name: String, content: SlotContent)]
  private let values: [(name: String, value: CELValue)]
  /// The slots that the style's body placed, one bit for each in their order.
  private let placed = Atomic<UInt64>(0)

  init(slots: [(name: String, content: SlotContent)], values: [(name: String, value: CELValue)] = []) {
    self.slots = slots
    self.values = values
  }
}

extension Configuration {
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
}

extension Configuration: CELMap {
  var count: Int { values.count }
  var keys: [CELValue] { values.map { .string($0.name) } }

  func value(named name: String) -> CELValue? { values.first { $0.name == name }?.value }
}
