internal import Diagnostics
internal import JSON

/// Reads one document into typed values and collects every fault on the way.
///
/// A fault costs the property, then the modifier, then the view; the decoder always goes on.
package final class DocumentDecoder {
  let limits: Limits
  /// The names that the document may use.
  var namespace: Namespace
  /// What the body being read may name beside those.
  var bodyNames = BodyNames(values: NameTable([]))
  /// The design systems at hand that the document does not use.
  var others: [DesignSystem] = []
  /// The calls of components in the body being read.
  var calls: [ComponentCall] = []
  /// The components whose declarations are at fault, which is reported.
  var faultyComponents: Set<String> = []

  /// Whether `${…}` in a string is an expression; not where the value of one is read.
  var readsExpressions = true
  /// Whether a value is only looked at for faults, so that the parts of it that are computed are passed over.
  var isChecking = false

  /// What was found so far.
  var log = DiagnosticLog()
  /// Whether a view was lost since this was last cleared, so that an ancestor's fallback may replace it.
  var hasLostView = false
  /// Whether the view being read is a run inside a Text.
  var isInRun = false
  var viewDepth = 0
  var nodeCount = 0
  /// The bytes of long strings in what loops hold, by its address.
  var longTexts: [UInt: Int] = [:]
  /// The unknown keys that another fault of their object has explained, by the object's address.
  var explainedKeys: [UInt: [String]] = [:]

  init(limits: Limits, namespace: Namespace) {
    self.limits = limits
    self.namespace = namespace
  }
}

extension DocumentDecoder {
  /// The values that expressions may read.
  var names: NameTable { bodyNames.values }

  /// Reports a fault.
  func report(
    _ code: DiagnosticCode, _ severity: Severity = .error, at place: JSONPlace,
    suggestion: @autoclosure () -> String? = nil, _ message: @autoclosure () -> String
  ) {
    log.report(code, severity, at: place, suggestion: suggestion(), message())
  }

  /// Reports a value of the wrong type; returns `nil` so that callers can return it.
  func wrongType<Value>(_ found: JSONValue, at place: JSONPlace, expected: String) -> Value? {
    report(.wrongType, at: place, "\(place.subject)expected \(expected), found \(found.summary)")
    return nil
  }

  /// Reports a name that its closed set does not hold.
  func unknownValue<Value>(_ found: String, noun: String, at place: JSONPlace, among names: [String]) -> Value? {
    report(
      .unknownValue, at: place, suggestion: suggestion(for: found, among: names),
      "no \(noun) is named \(found.quoted); expected \(Wording.alternatives(names))")
    return nil
  }

  private func suggestion(for name: String, among names: [String]) -> String? {
    Habits.value(for: name, among: names) ?? NearestName.find(name, among: names)
  }

  /// Reports a colour that nothing declares.
  func unknownColor<Value>(_ found: String, at place: JSONPlace, among names: [String]) -> Value? {
    let isLiteral = found.hasPrefix("#")
    report(
      .unknownValue, at: place,
      suggestion: ResolvedColor.literal(near: found) ?? (isLiteral ? nil : suggestion(for: found, among: names)),
      isLiteral
        ? "the colour literal \(found.quoted) is neither \"#RRGGBB\" nor \"#RRGGBBAA\""
        : "no colour is named \(found.quoted); expected \(Wording.alternatives(names, limit: 24)) or \"#RRGGBB\""
          + hintOfUse { $0.colors[found] != nil })
    return nil
  }

  /// Reads a number in a range, or reports why it cannot.
  func number(
    _ source: JSONValue, at place: JSONPlace, in range: ClosedRange<Double>, expected: String
  ) -> Double? {
    guard let number = source.number else { return wrongType(source, at: place, expected: expected) }
    guard range.contains(number) else {
      report(.outOfRange, at: place, "\(place.subject)expected \(expected), found \(source.summary)")
      return nil
    }
    return number
  }

  /// Returns the text that a string stands for, or reports an expression, which cannot stand here.
  func literal(_ string: String, at place: JSONPlace) -> String? {
    switch reading(of: string, at: place) {
    case .literal(let text): return text
    case .faulty: return nil
    case .template:
      if !isChecking {
        report(.expression, at: place, "\(place.subject)expected a literal; expressions in \"${…}\" cannot stand here")
      }
      return nil
    }
  }
}
