internal import Diagnostics
internal import Paravent

extension ActionRun {
  /// Returns what is to be done, once nothing that can be known beforehand speaks against any of it: a handler that was
  /// called cannot be called back.
  func steps() throws(Ending) -> [Step] {
    var steps: [Step] = []
    var reports: [DiagnosticReport] = []
    for action in form.actions {
      switch action {
      case .set, .toggle, .dismiss: steps.append(.change(action))
      case .open(let url): steps.append(.leave(to: try short(location(of: url))))
      case .handler(let name, let given):
        let (arguments, report) = screen.check(given, of: name)
        reports.append(report)
        if let arguments { steps.append(.call(name, arguments)) }
      }
    }
    try refuse(DiagnosticReport(joining: reports), "the action cannot be performed")
    try refuseUnanswered(steps)
    return steps
  }

  /// Returns a location that has room in the head of a response.
  private func short(_ location: String) throws(Ending) -> String {
    guard location.utf8.count <= ScreenLocation.lengthLimit else {
      throw .refused(Problem(400, "the URL to open is longer than \(ScreenLocation.lengthLimit) bytes"))
    }
    return location
  }

  private func refuseUnanswered(_ steps: [Step]) throws(Ending) {
    for case .call(let name, _) in steps where caller.target(of: name) == nil {
      throw refusal(of: name, .unanswered(name))
    }
  }
}
