internal import Diagnostics
internal import Expressions
internal import JSON

extension Resolver {
  /// Returns the value of an expression; `nil` where it is absent or at fault, which is reported.
  func value(of placed: PlacedExpression) -> CELValue? {
    if let constant = placed.expression.constant { return constant }
    var cost = Cost(steps: min(limits.expressionSteps, steps))
    let granted = cost.steps
    defer { steps -= granted - cost.steps }
    do throws(EvaluationFault) {
      return try placed.expression.evaluate(with: scope, cost: &cost)
    } catch {
      report(error, of: placed)
      return nil
    }
  }

  private func report(_ fault: EvaluationFault, of placed: PlacedExpression) {
    hasFailed = true
    switch fault.kind {
    // A variable without a value is the fault of what should have given it one, and reported there.
    case .missing: break
    case .absent: report(.absent, .warning, of: placed, fault.message)
    case .noOverload: report(.wrongType, .error, of: placed, fault.message)
    case .invalid: report(.expression, .error, of: placed, fault.message)
    case .cost: report(.tooComplex, .error, of: placed, fault.message)
    }
  }

  /// Reports a fault of an expression's value: once, however often the expression is evaluated.
  func report(
    _ code: DiagnosticCode, _ severity: Severity, of placed: PlacedExpression, _ message: @autoclosure () -> String
  ) {
    guard reported.insert(ReportKey(expression: ObjectIdentifier(placed), code: code)).inserted else { return }
    report(code, severity, at: placed.place, message())
  }

  /// Returns the text of a string with expressions; what is absent has none.
  func text(of template: TextTemplate) -> String {
    var text = ""
    for segment in template.segments {
      switch segment {
      case .text(let literal): text += literal
      case .expression(let placed): text += self.text(of: placed)
      }
    }
    return template.place.map { spends(text.utf8.count, at: $0) } == false ? "" : text
  }

  /// Takes what a value costs from the budget of the screen's expressions; `false` where it is used up, which is
  /// reported.
  func spends(_ cost: Int, at place: JSONPlace) -> Bool {
    steps -= cost
    if steps >= 0 { return true }
    steps = 0
    reportOnce(.tooComplex, at: place, "the screen's expressions take more steps than their budget allows")
    return false
  }

  private func text(of placed: PlacedExpression) -> String {
    guard let value = value(of: placed) else { return "" }
    if let text = value.shownText { return text }
    report(.wrongType, .error, of: placed, "expected a value that has a text, found \(value.summary)")
    return ""
  }

  /// Returns the text of a value that is shown.
  func text(of template: ValueTemplate) -> String {
    switch template {
    case .string(let text, _): text
    case .text(let template): text(of: template)
    case .expression(let placed): text(of: placed)
    case .literal(let value): CELValue(value).text ?? ""
    case .form(let form): text(of: form)
    case .array, .object, .action: ""
    }
  }

  private func text(of form: ControlForm<ValueTemplate?>) -> String {
    var text: String?
    resolve(form) { content in
      if text == nil, let content { text = self.text(of: content) }
    }
    return text ?? ""
  }

  /// Returns what a value becomes; `nil` for nothing.
  func value(of template: ValueTemplate) -> CELValue? {
    switch template {
    case .literal(let value): return value.kind == .null ? nil : CELValue(value)
    case .string(let text, _): return .string(text)
    case .expression(let placed):
      let value = value(of: placed)
      if case .null? = value { return nil }
      return value
    case .text(let template): return .string(text(of: template))
    case .array(let source, let elements):
      return bounded(.list(CELArray(elements.flatMap(elementValues))), at: source)
    case .object(let source, let members):
      let values = members.compactMap { name, member in value(of: member).map { (name, $0) } }
      return bounded(.map(NamedValues(values)), at: source)
    case .action(let action): return .map(ActionHandle(action, scope: scope))
    case .form(let form): return value(of: form)
    }
  }

  /// Returns a value unless it is nested too deep, which is reported.
  private func bounded(_ value: CELValue, at source: JSONValue) -> CELValue? {
    guard value.levels > CELValue.levelLimit else { return value }
    reportOnce(
      .tooComplex, at: JSONPlace(source, .opening), "lists and maps are nested more than \(CELValue.levelLimit) deep")
    return nil
  }

  private func value(of form: ControlForm<ValueTemplate?>) -> CELValue? {
    var found: CELValue?
    resolve(form) { content in
      if found == nil, let content { found = value(of: content) }
    }
    return found
  }

  /// Returns what an element of a list becomes: several where a form gives a list, none where it gives nothing.
  private func elementValues(_ template: ValueTemplate) -> [CELValue] {
    guard case .form(let form) = template else { return [value(of: template) ?? .null] }
    var values: [CELValue] = []
    resolve(form) { content in
      guard let content, let value = value(of: content) else { return }
      if case .list(let list) = value {
        values += (0..<list.count).map(list.element)
      } else {
        values.append(value)
      }
    }
    return values
  }
}

/// What was reported of an expression.
struct ReportKey: Hashable {
  let expression: ObjectIdentifier
  let code: DiagnosticCode
}

extension CELValue {
  /// The bytes of a text; 0 for other values.
  var textSize: Int {
    if case .string(let text) = self { text.utf8.count } else { 0 }
  }

  /// The value as text where text is shown: that of `null`, which is as good as absence, is empty; `nil` where it has
  /// none.
  var shownText: String? {
    switch self {
    case .string(let text): text
    case .null: ""
    default: text
    }
  }
}
