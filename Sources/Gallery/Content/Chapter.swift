internal import Paravent

/// The engine's pages, or those of one design system.
struct Chapter: Sendable {
  /// The design system, `standard` for the engine's own.
  let system: DesignSystem
  /// The system's page; `nil` for the engine, which the index shows.
  let path: String?
  let groups: [TopicGroup]
}

extension Chapter {
  /// All pages of the chapter but its own.
  var topics: [Topic] { groups.flatMap(\.topics) }

  /// The first of several groups, by its title.
  func group(_ title: String) -> TopicGroup? { groups.first { $0.title == title } }
}
