/// Why content is not shown as it is; reasons add up on the way down.
struct RedactionReasons: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  /// Blocks stand for content that is not there yet.
  static let placeholder = RedactionReasons(rawValue: 1)
  /// Private content is left out.
  static let privacy = RedactionReasons(rawValue: 2)
}
