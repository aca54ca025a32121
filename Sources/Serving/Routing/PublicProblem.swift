internal import Diagnostics

/// What people are told of a problem: its author everything, others nothing of how a screen is made.
struct PublicProblem: Sendable {
  let status: Int
  /// What is said, with a full stop.
  let sentence: String
  /// What is wrong with documents, for their author.
  let faults: String?

  /// - Parameter reference: What tells the request from others in the log; `nil` where the client knows nothing of it.
  init(_ problem: Problem, isForAuthors: Bool, reference: String? = nil) {
    status = problem.status
    let general = isForAuthors ? nil : Self.general(problem.status)
    let suffix = reference.map { " (\($0))" } ?? ""
    sentence = general.map { $0 + suffix } ?? Self.sentence(problem.detail)
    faults = isForAuthors ? problem.report.map { DiagnosticWriter().string(for: [$0]) } : nil
  }
}

extension PublicProblem {
  /// What is said of a status where the reason is no business of those who read it; `nil` where it is.
  private static func general(_ status: Int) -> String? {
    switch status {
    case 500: "This screen cannot be shown at the moment."
    case 501: "This cannot be done here."
    case 502...504: "This did not work. Please try again later."
    default: nil
    }
  }

  /// Returns a detail as a sentence of its own.
  private static func sentence(_ detail: String) -> String {
    let text = detail.prefix(1).uppercased() + detail.dropFirst()
    return text.last.map { ".!?…".contains($0) } ?? true ? text : text + "."
  }
}
