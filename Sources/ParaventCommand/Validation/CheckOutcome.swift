import Diagnostics

/// What came of checking one file.
enum CheckOutcome: Sendable {
  /// What is wrong, and the design systems that the file was checked with.
  case checked([DiagnosticReport], LinkedSystems?)
  /// The file was found by walking a folder and is not what is checked.
  case passedOver
  /// The file cannot be read.
  case unread(UsageError)
}
