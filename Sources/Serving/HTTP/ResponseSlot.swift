internal import Synchronization

/// A place where connections keep what they made of a response, for the next time that it is sent.
package final class ResponseSlot: Sendable {
  /// What was made, or `nil` where it has not been sent yet.
  let content = Mutex<PreparedResponse?>(nil)

  /// Creates an empty slot.
  package init() {}
}
