package import JSON
internal import Diagnostics

extension JSONSchema {
  /// Returns the faults of a value, none where it fits; the first 100,000 of them, in the order in which they are found.
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
      checker.remembersAll = true
      var collector = FaultCollector(plan: plan, checker: checker)
      collector.collect(value, plan.root, at: place)
      let faults = collector.faults()
      return faults.isEmpty ? [given(up: .wrongType, place, "the value does not fit the schema")] : faults
    }
  }
}

extension FaultCollector {
  /// Turns the findings into faults.
  mutating func faults() -> [SchemaFault] {
    tellOnce()
    var unknown: [UInt: [Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.code == .unknownKey {
      unknown[finding.place.value.address, default: []].append(index)
    }
    for index in findings.indices where !findings[index].missing.isEmpty {
      explain(index, by: unknown[findings[index].place.value.address] ?? [])
    }
    return findings.lazy.filter { !$0.message.isEmpty }.enumerated().map { number, finding in
      finding.fault(isKept: number < DiagnosticReport.limit)
    }
  }

  /// Leaves a key that an object misses to the first finding that tells of it.
  private mutating func tellOnce() {
    var told: [UInt: Set<String>] = [:]
    let order = findings.indices.filter { !findings[$0].missing.isEmpty }
    // That an object needs a key says more than that another key does.
    for index in order.filter({ findings[$0].key == nil }) + order.filter({ findings[$0].key != nil }) {
      let address = findings[index].place.value.address
      findings[index].missing.removeAll { !told[address, default: []].insert($0).inserted }
    }
  }

  /// Writes the message about missing keys: of one that is misspelt this is told at the key that was meant for it.
  private mutating func explain(_ index: Int, by keys: [Int]) {
    var hint = ""
    for other in keys.prefix(DiagnosticReport.limit) where !findings[index].missing.isEmpty {
      guard let key = findings[other].key, findings[other].code == .unknownKey, !findings[other].message.isEmpty else {
        continue
      }
      let near = findings[index].missing.prefix(NearestName.candidateLimit).filter { nearest(key, among: [$0]) != nil }
      if near.count == 1 {
        findings[other].code = findings[index].code
        findings[other].location = findings[index].location
        findings[other].suggestion = near[0]
        findings[other].message = "\(findings[index].owner) needs \(near[0].quoted); \(key.quoted) means nothing here"
        findings[index].missing.removeAll { $0 == near[0] }
      } else if !near.isEmpty, hint.isEmpty {
        hint = "; \(key.quoted) means nothing here"
        findings[other].message = ""
      }
    }
    guard !findings[index].missing.isEmpty else { return }
    let beside = findings[index].key == nil ? "" : " beside it"
    findings[index].message =
      "\(findings[index].owner) needs \(Wording.list(findings[index].missing))\(beside)\(hint)"
  }
}

extension Finding {
  /// The key that is at fault.
  fileprivate var key: String? {
    if case .key(let name) = place.step { name } else { nil }
  }

  /// The fault; where it is only counted, the keyword that speaks is left out.
  fileprivate func fault(isKept: Bool) -> SchemaFault {
    SchemaFault(
      code: code, place: place, earlier: earlier, message: message, suggestion: suggestion,
      keywordLocation: isKept ? location.description : "")
  }
}
