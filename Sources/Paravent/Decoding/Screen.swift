/// A decoded screen: typed views that can be resolved any number of times.
public struct Screen: Sendable {
  /// The screen's name.
  public let name: String?
  /// The screen's title.
  public let title: String?
  let body: [Node]
  let extensions: JSONMembers
  let limits: Limits
  /// The levels of the document that the screen was read from.
  let levels: Int
}
