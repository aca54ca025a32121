/// The forms in which faults are reported.
enum ReportFormat: String, CaseIterable {
  /// For people.
  case human
  /// One object for scripts.
  case json
  /// The Static Analysis Results Interchange Format, which code hosts and editors read.
  case sarif
  /// Commands of GitHub's workflows, which become annotations.
  case github
}
