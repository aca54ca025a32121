internal import Diagnostics
internal import Expressions
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
  /// Whether a design system that the document uses is not there, which is reported: unknown names may be of it.
  var missesSystems = false
  /// Whether the declarations of handlers cannot be read, which is reported: unknown handlers may be of them.
  var missesHandlers = false
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
    report(
      .wrongType, at: place, suggestion: meaning(of: found, expected: expected),
      "\(place.subject)expected \(expected), found \(found.summary)")
    return nil
  }

  /// What a string means that stands in the place of another value: an expression without its brackets, or the value in
  /// quotes.
  private func meaning(of found: JSONValue, expected: String) -> String? {
    guard let text = found.string, !isChecking else { return nil }
    if let path = expressionMeant(by: text) { return path }
    switch expected {
    case "a boolean": return ["true", "false"].first { $0 == text.lowercased() }
    case _ where expected.contains("number"):
      let digits = text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text
      return digits.utf8.count < 16 && Double(digits).map(\.isFinite) == true ? digits : nil
    default: return nil
    }
  }

  /// The expression that a string is without its brackets, or with a dollar sign alone; `nil` where it reads nothing.
  func expressionMeant(by text: String) -> String? {
    guard readsExpressions, text.utf8.count <= 200, !text.contains("${"), names.declaresNames else { return nil }
    var written = text.hasPrefix("$") ? String(text.dropFirst()) : text
    if text.hasPrefix("$"), case .record(let state)? = names.variable(named: "state")?.type,
      state.fields[written] != nil
    {
      written = "state.\(written)"
    }
    let bytes = Array(written.utf8)
    let (expression, faults) = Expression.compile(bytes, in: 0..<bytes.count, names: names)
    guard faults.isEmpty, let expression, expression.constant == nil else { return nil }
    return "${\(written)}"
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
    if missesSystems, !isLiteral { return nil }
    if let literal = ResolvedColor.literal(ofFunction: found) {
      report(
        .unknownValue, at: place, suggestion: literal,
        "the colour \(found.quoted) is written as in CSS; expected a name or \"#RRGGBB\"")
      return nil
    }
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
