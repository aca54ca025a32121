package import Diagnostics

extension DiagnosticExplanation {
  /// What the engine finds in the bad example.
  package var badReport: DiagnosticReport { bad.report(limits: limits) }

  /// What the engine finds in the good example: nothing.
  package var goodReport: DiagnosticReport { good.report(limits: limits) }

  /// The sentence about the limit that the examples are held to, where that is not the usual one.
  package var limitNote: String? {
    limit.map { $0.note(usually: Limits()[keyPath: $0.name.keyPath]) }
  }

  private var limits: Limits {
    var limits = Limits()
    if let limit { limits[keyPath: limit.name.keyPath] = limit.value }
    return limits
  }
}

extension LoweredLimit.Name {
  fileprivate var keyPath: WritableKeyPath<Limits, Int> {
    switch self {
    case .documentSize: \.documentSize
    case .nestedViews: \.nestedViews
    case .modifiersPerView: \.modifiersPerView
    case .resolvedLevels: \.resolvedLevels
    case .nodes: \.nodes
    case .expressionSteps: \.expressionSteps
    }
  }
}
