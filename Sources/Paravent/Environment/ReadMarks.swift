internal import Synchronization

/// What a screen read of its surroundings while it was resolved.
final class ReadMarks: Sendable {
  private let colorScheme = Atomic(false)
}

extension ReadMarks {
  /// Notes that the screen depends on the colour scheme.
  func noteColorScheme() { colorScheme.store(true, ordering: .relaxed) }

  /// Whether the screen depends on the colour scheme.
  var readsColorScheme: Bool { colorScheme.load(ordering: .relaxed) }
}
