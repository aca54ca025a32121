package import JSON

extension JSONSchema {
  /// What a check found.
  package enum Verdict: Sendable, Hashable {
    case valid
    case invalid
    /// The schema refers to itself without going on to another value.
    case endless
    /// Schema and value are nested too deep.
    case tooDeep
    /// The check would take more steps than the limit.
    case tooComplex
  }

  /// The schemas within one another that are checked on the caller's stack.
  static let shallowLimit = 96
  /// The schemas within one another that are checked at all.
  static let depthLimit = 16_384

  /// The steps that a check of a value may take: enough for any sensible schema, few enough to end in a second.
  static func stepLimit(for value: JSONValue) -> Int {
    1_000_000 + 64 * value.document.text.count
  }

  /// Whether a value fits; `false` as well where the check was given up.
  package func isValid(_ value: JSONValue) -> Bool {
    verdict(on: value) == .valid
  }

  /// Checks a value, and says so where the check was given up.
  ///
  /// - Parameter stepLimit: The schemas that may be checked, on the value and on all within it; by default a million,
  ///   and 64 for each byte of the document.
  package func verdict(on value: JSONValue, stepLimit: Int? = nil) -> Verdict {
    let limit = stepLimit ?? Self.stepLimit(for: value)
    let verdict = verdict(on: value, limit, depthLimit: Self.shallowLimit)
    guard verdict == .tooDeep else { return verdict }
    return DeepStack.run { self.verdict(on: value, limit, depthLimit: Self.depthLimit) }
  }

  private func verdict(on value: JSONValue, _ stepLimit: Int, depthLimit: Int) -> Verdict {
    withExtendedLifetime(value) {
      plan.withChecker(stepLimit: stepLimit, depthLimit: depthLimit) { checker in
        let fits = checker.fits(Instance(value), plan.root)
        return switch checker.surrender {
        case nil: fits ? .valid : .invalid
        case .cycle: .endless
        case .tooDeep: .tooDeep
        case .tooComplex: .tooComplex
        }
      }
    }
  }
}
