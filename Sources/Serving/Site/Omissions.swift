internal import Diagnostics

/// What lies in a folder and is not served, for its operator.
struct Omissions: Sendable, Equatable {
  private var remarks: [String] = []
  private var first: [String] = []
  private var count = 0
}

extension Omissions {
  /// The most files that are named.
  private static let limit = 20

  /// Notes a file with the reason why it is not served.
  mutating func note(_ path: String, _ reason: String) {
    count += 1
    if first.count < Self.limit { first.append("\(Wording.quoted(path)) is not served: \(reason)") }
  }

  /// Adds a sentence about the folder as a whole.
  mutating func remark(_ sentence: String) { remarks.append(sentence) }

  /// A sentence for each file, and one for all that are not named.
  var sentences: [String] {
    remarks + first + (count > first.count ? ["\(Wording.count(count - first.count, "more file")) are not served"] : [])
  }
}
