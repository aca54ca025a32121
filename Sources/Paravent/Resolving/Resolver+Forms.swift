internal import Diagnostics
internal import Expressions
internal import JSON

extension Resolver {
  /// Calls `body` with each content of a form that holds, in the scope of the form.
  func resolve<Content>(_ form: ControlForm<Content>, _ body: (Content) -> Void) {
    switch form {
    case .condition(let condition, let then, let otherwise): body(holds(condition) ? then : otherwise)
    case .selection(let subject, let cases, let otherwise):
      let text = switchedText(of: subject)
      // Compared by its bytes, as expressions compare, and not as Swift does.
      body(cases.first { $0.name.utf8.elementsEqual((text ?? "").utf8) && text != nil }?.content ?? otherwise)
    case .loop(let loop, let content): resolve(loop, content, body)
    case .binding(let values, let content):
      let outer = scope
      defer { scope = outer }
      for template in values { scope = Scope(bound(template), in: scope) }
      body(content)
    }
  }

  /// Returns the value of a name: null for nothing, and `nil` where what should have given it is at fault.
  private func bound(_ template: ValueTemplate) -> CELValue? {
    hasFailed = false
    return value(of: template) ?? (hasFailed ? nil : .null)
  }

  /// Returns the text by which a `$switch` chooses; `nil` for nothing, and for what has none, which is reported.
  private func switchedText(of subject: PlacedExpression) -> String? {
    guard let value = value(of: subject) else { return nil }
    if let text = value.text { return text }
    if case .null = value { return nil }
    report(.wrongType, .error, of: subject, "\"$switch\": expected a value that has a text, found \(value.summary)")
    return nil
  }

  private func holds(_ condition: PlacedExpression) -> Bool {
    switch value(of: condition) {
    case .bool(let holds): return holds
    case nil, .null: return false
    case .some(let value):
      report(.wrongType, .error, of: condition, "\"$if\": expected a boolean, found \(value.summary)")
      return false
    }
  }

  private func resolve<Content>(_ loop: Loop, _ content: Content, _ body: (Content) -> Void) {
    let outer = scope
    var keys = PassKeys()
    passes.append("")
    forEachItem(of: loop) { index, item in
      guard countsPass(), spends(loop.weight, at: loop.place) else { return false }
      scope = Scope(item, in: outer)
      if loop.hasIndex { scope = Scope(.int(Int64(index)), in: scope) }
      passes[passes.count - 1] = passKey(of: loop, item: item, index: index, among: &keys)
      body(content)
      return true
    }
    passes.removeLast()
    scope = outer
  }

  /// Calls `body` with each item of a loop until that returns `false`; never where there can be no items, which is
  /// reported.
  private func forEachItem(of loop: Loop, _ body: (Int, CELValue) -> Bool) {
    guard let value = value(of: loop.items) else { return }
    switch value {
    case .list(let list):
      for index in 0..<list.count where !body(index, list.element(at: index)) { return }
    case .map(let map):
      for (index, key) in map.keys.sorted(by: CELValue.keysAscend).enumerated() {
        let item = NamedValues([("key", key), ("value", map.value(of: key) ?? .null)])
        guard body(index, .map(item)) else { return }
      }
    default:
      guard let number = value.number, number >= 0, let count = Int(exactly: number) else {
        return report(value, itemsOf: loop)
      }
      for index in 0..<count where !body(index, .int(Int64(index))) { return }
    }
  }

  private func report(_ value: CELValue, itemsOf loop: Loop) {
    let place = if case .expression(let placed) = loop.items { placed.place } else { loop.place }
    reportOnce(
      .wrongType, at: place, "\"$forEach\": expected a list, a map or a whole number, 0 or more, found \(value.summary)"
    )
  }

  /// Returns what tells a pass from others: its written identity, else the item's `id`, else its position.
  private func passKey(of loop: Loop, item: CELValue, index: Int, among keys: inout PassKeys) -> String {
    guard let key = writtenKey(of: loop, item: item) else { return "\(index)" }
    guard let earlier = keys.add(key, at: index) else { return key }
    reportOnce(
      .duplicateID, at: loop.identity?.place ?? loop.place,
      "the items \(earlier) and \(index) have one id, \(key.quoted)")
    return "\(key)#\(index)"
  }

  private func writtenKey(of loop: Loop, item: CELValue) -> String? {
    if let identity = loop.identity { return value(of: identity)?.text }
    guard case .map(let map) = item, let id = map.value(named: "id") else { return nil }
    return id.text
  }
}

extension CELValue {
  /// Whether a key stands before another: numbers by their size, then all else by its text.
  fileprivate static func keysAscend(_ left: CELValue, _ right: CELValue) -> Bool {
    switch (left.number, right.number) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): (left.text ?? "").utf8.lexicographicallyPrecedes((right.text ?? "").utf8)
    }
  }
}

/// The keys of the passes of one loop.
private struct PassKeys {
  private var positions: [ExactName: Int] = [:]

  /// Adds a key; returns the position of the pass that has it already.
  mutating func add(_ key: String, at position: Int) -> Int? {
    positions.updateValue(position, forKey: ExactName(key))
  }
}
