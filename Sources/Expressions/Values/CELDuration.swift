/// A span of time, as the CEL language definition bounds it.
package struct CELDuration: Sendable, Hashable {
  /// The whole seconds.
  package var seconds: Int64
  /// The nanoseconds beside those, of the same sign.
  package var nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}
