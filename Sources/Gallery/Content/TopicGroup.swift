/// Pages of one kind.
struct TopicGroup: Sendable {
  let title: String
  /// The name of the group's place in its chapter's page.
  let anchor: String
  let topics: [Topic]
}

extension TopicGroup {
  init(_ title: String, in folder: String, _ subjects: [(String, String, Topic.Subject)]) {
    self.title = title
    anchor = title.lowercased()
    var names = FileNames()
    topics = subjects.map { name, summary, subject in
      Topic(title: name, path: "\(folder)/\(names.name(for: name)).html", summary: summary, subject: subject)
    }
  }
}
