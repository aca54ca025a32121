internal import Paravent

/// Something that has a page of its own.
struct Topic: Sendable {
  let title: String
  let path: String
  let summary: String
  let subject: Subject

  enum Subject: Sendable {
    case component(ComponentEntry)
    case modifier(ModifierEntry)
    case family(StyleFamily)
  }
}
