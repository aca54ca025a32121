package import JSON
internal import Diagnostics

extension JSONSchema {
  /// Returns the faults of a value, none where it fits; the first 1,000 of them, in the order in which they are found.
  ///
  /// One mistake is one fault: of a union only the branch speaks that the value chose, by its type, by a key that only
  /// that branch requires, or by a property with constants, such as `type`.
  ///
  /// - Parameters:
  ///   - place: Where the value stands, for one that a document holds just once, such as `true`.
  ///   - stepLimit: That of `verdict(on:stepLimit:)`; finding the faults may take eight times as many.
  package func faults(of value: JSONValue, at place: JSONPlace? = nil, stepLimit: Int? = nil) -> [SchemaFault] {
    let place = place ?? JSONPlace(value)
    let limit = stepLimit ?? Self.stepLimit(for: value)
    switch verdict(on: value, stepLimit: limit) {
    case .valid: return []
    case .endless:
      return [given(up: .cycle, place, "the schema refers to itself without end")]
    case .tooDeep:
      return [given(up: .tooDeep, place, "the value is nested too deep to be checked")]
    case .tooComplex:
      return [given(up: .tooComplex, place, "the check takes more steps than the limit of \(Wording.grouped(limit))")]
    case .invalid: return DeepStack.run { collected(value, at: place, limit) }
    }
  }

  private func given(up code: DiagnosticCode, _ place: JSONPlace, _ message: String) -> SchemaFault {
    SchemaFault(
      code: code, place: place, message: message,
      keywordLocation: plan.sources[Int(plan.root)].location.description)
  }

  private func collected(_ value: JSONValue, at place: JSONPlace, _ limit: Int) -> [SchemaFault] {
    plan.withChecker(stepLimit: 8 * min(limit, .max / 8), depthLimit: Self.depthLimit) { checker in
      // The way to a fault asks the same things again at every level.
      checker.remembersAll = !plan.isDynamic
      var collector = FaultCollector(plan: plan, checker: checker)
      collector.collect(value, plan.root, at: place)
      let faults = collector.faults()
      return faults.isEmpty ? [given(up: .wrongType, place, "the value does not fit the schema")] : faults
    }
  }
}

extension FaultCollector {
  /// Turns the findings into faults: missing keys together with the misspelt ones that were meant for them.
  func faults() -> [SchemaFault] {
    var findings = findings
    var explained: Set<Finding.Site> = []
    for index in findings.indices where !findings[index].missing.isEmpty {
      let meant = misspelt(for: findings[index])
      if let meant { explained.insert(Finding.Site(meant.place)) }
      let names = findings[index].missing.map(\.quoted).joined(separator: " and ")
      let hint = meant?.key.map { "; \($0.quoted) means nothing here" } ?? ""
      findings[index].message = "\(findings[index].owner) needs \(names)\(hint)"
    }
    return findings.filter { !explained.contains(Finding.Site($0.place)) }.map(\.fault)
  }

  /// Returns the unknown key that stands for one that is missing.
  private func misspelt(for finding: Finding) -> Finding? {
    findings.first { other in
      guard other.code == .unknownKey, other.place.value.address == finding.place.value.address else { return false }
      return other.key.flatMap { NearestName.find($0, among: finding.missing) } != nil
    }
  }
}

extension Finding {
  /// The key that is at fault.
  fileprivate var key: String? {
    if case .key(let name) = place.step { name } else { nil }
  }

  fileprivate var fault: SchemaFault {
    SchemaFault(
      code: code, place: place, earlier: earlier, message: message, suggestion: suggestion,
      keywordLocation: location.description)
  }
}
