internal import Patterns
internal import Synchronization

/// The regular expressions that were compiled last, so that a constant one is compiled once for many rows.
enum PatternCache {
  private static let capacity = 64

  /// By bytes: `String` takes canonical equivalents for one key.
  private static let patterns = Mutex<[[UInt8]: Pattern]>([:])

  /// Returns the compiled pattern of a text.
  static func pattern(_ text: String) throws(PatternFault) -> Pattern {
    let key = Array(text.utf8)
    if let known = patterns.withLock({ $0[key] }) { return known }
    let pattern = try Pattern.compile(text)
    patterns.withLock { patterns in
      if patterns.count >= capacity { patterns.removeAll(keepingCapacity: true) }
      patterns[key] = pattern
    }
    return pattern
  }
}
