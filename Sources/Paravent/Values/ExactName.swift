/// A name that is told from others by its code points, not by how they are composed, as expressions tell strings.
struct ExactName: Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }
}

extension ExactName: Hashable {
  static func == (left: ExactName, right: ExactName) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
