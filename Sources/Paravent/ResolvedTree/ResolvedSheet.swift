internal import JSON

/// Views that are presented above the screen, whatever the size of the view that they hang on.
public struct ResolvedSheet: Sendable {
  /// What the sheet shows.
  public var content: ResolvedNode
  /// What the sheet is called: its title or its first heading; `nil` where it has none.
  public var label: String?
  /// The path of the state that is `false` once the sheet is closed; `nil` where it is not bound.
  public var binding: String?
  /// The actions after the sheet is closed, in order.
  public var onDismiss: [ResolvedAction] = []

  /// Creates a sheet.
  public init(content: ResolvedNode, label: String? = nil) {
    self.content = content
    self.label = label
  }
}

extension ResolvedSheet {
  /// The actions that close the sheet, or `nil` where it is not bound, so that only who presents it can close it.
  package var closing: [ResolvedAction]? { Self.closing(binding, then: onDismiss) }

  /// Returns the actions that close a sheet which is bound to a path, and what is done once it is closed.
  static func closing(_ binding: String?, then onDismiss: [ResolvedAction]) -> [ResolvedAction]? {
    guard let binding else { return nil }
    let falsehood = JSONDocument(name: "", content: .bool(false)).root
    return [.set(JSONMembers([(binding, falsehood)]))] + onDismiss
  }
}
