internal import Diagnostics

extension [UInt8] {
  /// Returns a stretch of the text in double quotes, for messages.
  func quoted(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    // A quoted text is cut after 60 characters; more bytes than these need not be decoded.
    return Wording.quoted(String(decoding: self[range.prefix(1_000)], as: UTF8.self))
  }
}
