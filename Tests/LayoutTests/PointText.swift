import Layout
import Paravent

/// A text of words that stand 10 points a character.
struct PointText: PreparedTextMeasuring {
  private let words: [Int]
  private let lineLimit: Int?

  init(_ text: ResolvedText) {
    var string = ""
    for run in text.runs {
      if case .text(let part) = run.content { string += part }
    }
    words = string.split(separator: " ").map(\.count)
    lineLimit = text.lineLimit
  }

  func dimensions(in proposal: Proposal) -> Dimensions {
    let limit = max(1, Int(min(proposal.width ?? .infinity, 1e6) / 10))
    var lines: [Int] = []
    for word in words {
      if let last = lines.last, last + 1 + word <= limit {
        lines[lines.count - 1] += 1 + word
      } else {
        lines += Array(repeating: limit, count: (word - 1) / limit) + [(word - 1) % limit + 1]
      }
    }
    let room = max(1, Int(min(proposal.height ?? .infinity, 1e6) / 20))
    let count = min(lines.count, lineLimit ?? .max, room)
    let size = LayoutSize(width: Double(lines.max() ?? 0) * 10, height: Double(count) * 20)
    guard count > 0 else { return Dimensions(size: .zero) }
    return Dimensions(size: size, firstBaseline: 15, lastBaseline: size.height - 5)
  }
}
