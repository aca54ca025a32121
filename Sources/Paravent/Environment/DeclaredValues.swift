internal import Expressions

/// The values of declared environment keys that are in force.
struct DeclaredValues: Sendable {
  /// Few enough to be gone through.
  private var entries: [(key: EnvironmentKey, value: CELValue)] = []
}

extension DeclaredValues {
  /// The value of a key: the nearest that was written, else its default.
  subscript(key: EnvironmentKey) -> CELValue {
    entries.first { $0.key === key }?.value ?? key.defaultValue
  }

  /// Writes a value over the one in force.
  mutating func write(_ value: CELValue, for key: EnvironmentKey) {
    if let position = entries.firstIndex(where: { $0.key === key }) {
      entries[position].value = value
    } else {
      entries.append((key, value))
    }
  }
}
