/// A moment between the years 1 and 9999 (UTC).
package struct CELTimestamp: Sendable, Hashable {
  /// The whole seconds since 1970-01-01T00:00:00Z.
  package var seconds: Int64
  /// The nanoseconds after those, from 0 to 999,999,999.
  package var nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}
