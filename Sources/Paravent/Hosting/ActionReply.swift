/// What a host answers an action with.
public enum ActionReply: Sendable {
  /// It is done, and the screen stays as it is.
  case done
  /// Values of the state that change: a JSON object.
  case state([UInt8])
  /// Other data for the screen: a JSON object.
  case data([UInt8])
  /// Another screen or page.
  case navigate(String)
  /// It could not be done: one sentence for the user.
  case failure(String)
}
