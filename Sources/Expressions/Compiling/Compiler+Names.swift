internal import Diagnostics

extension Compiler {
  /// Compiles what begins with a name: a variable, a type, or the call of a function.
  mutating func named() throws(ExpressionFault) -> Operand {
    let lower = token.range.lowerBound
    let isAbsolute = skip(.dot)
    guard case .identifier(let first) = token.kind else { throw unexpected("a name") }
    if let name = functionName(first) {
      let range = passNames(name.count)
      return try call(name.joined(separator: "."), at: lower..<range.upperBound)
    }
    let range = lower..<token.range.upperBound
    if !isAbsolute, let operand = loopVariable(first, range) { return operand }
    if let variable = names.variable(named: first) { return self.variable(first, variable, range) }
    if let operand = typeName(lower) { return operand }
    return unknown(first, range)
  }

  /// The names with dots between them of a function that is called next, or `nil` where a variable comes next.
  private func functionName(_ first: String) -> [String]? {
    if token(after: 1).kind == .symbol(.openingParenthesis) { return [first] }
    var names = [first]
    var distance = 1
    while token(after: distance).kind == .symbol(.dot), case .identifier(let name) = token(after: distance + 1).kind {
      names.append(name)
      distance += 2
    }
    guard names.count > 1, token(after: distance).kind == .symbol(.openingParenthesis) else { return nil }
    return isFunction(names) ? names : nil
  }

  /// Whether names with dots are a function's, or would be if they were spelt right.
  private func isFunction(_ parts: [String]) -> Bool {
    if FunctionTable.function(named: parts.joined(separator: "."), isMethod: false) != nil { return true }
    guard parts.count == 2, !isVariable(parts[0]) else { return false }
    let start = parts[0].lowercased() + "."
    return FunctionTable.functions.contains { !$0.isMethod && $0.name.hasPrefix(start) }
  }

  private func isVariable(_ name: String) -> Bool {
    scopes.contains { $0.names.contains(name) } || names.variable(named: name) != nil
  }

  /// Passes over names with dots between them, and returns where the last one stands.
  private mutating func passNames(_ count: Int) -> Range<Int> {
    for _ in 1..<count {
      advance()
      advance()
    }
    return advance().range
  }

  private mutating func loopVariable(_ name: String, _ range: Range<Int>) -> Operand? {
    for (depth, scope) in scopes.enumerated().reversed() {
      guard let index = scope.names.lastIndex(of: name) else { continue }
      advance()
      let start = emit(.loopVariable(loop: depth, isSecond: index == 1), height: 1)
      return Operand(
        start: start, range: range, type: scope.types[index], dependency: .loop(depth), levels: scope.levels)
    }
    return nil
  }

  private mutating func variable(_ name: String, _ variable: CELVariable, _ range: Range<Int>) -> Operand {
    advance()
    program.names.append(name)
    let start = emit(.variable(place: variable.place, name: program.names.count - 1), height: 1)
    return Operand(
      start: start, range: range, type: variable.type, dependency: .host,
      place: variable.place)
  }

  private mutating func typeName(_ lower: Int) -> Operand? {
    guard case .identifier(let first) = token.kind else { return nil }
    if let type = CELTypeName.all.first(where: { $0.name == first }) { return literal(.type(type), .type, from: lower) }
    guard case .identifier(let second) = token(after: 2).kind, case .identifier(let third) = token(after: 4).kind,
      let type = CELTypeName.all.first(where: { $0.name == "\(first).\(second).\(third)" })
    else { return nil }
    for _ in 0..<4 { advance() }
    return literal(.type(type), .type, from: lower)
  }

  private mutating func unknown(_ name: String, _ range: Range<Int>) -> Operand {
    advance()
    reportUnknown(name, range)
    let start = here
    emitFailure(.absent, "no variable is named \(Wording.quoted(name))")
    return Operand(
      start: start, range: range, type: .dynamic, dependency: .host, place: -1)
  }

  private mutating func reportUnknown(_ name: String, _ range: Range<Int>) {
    guard reportsMore else { return }
    let candidates = scopes.flatMap(\.names) + names.names
    let nearest = ExpressionHabits.value(for: name) ?? nearest(to: name, among: candidates)
    let hint = nearest == nil && !candidates.isEmpty ? "; expected \(Wording.alternatives(candidates))" : ""
    report(.unknownName, range, "no variable is named \(Wording.quoted(name))\(hint)", suggestion: nearest)
  }
}

extension CELTypeName {
  /// The types that an expression may name.
  fileprivate static let all: [CELTypeName] = [
    .null, .bool, .int, .uint, .double, .string, .bytes, .list, .map, .type, .timestamp, .duration,
  ]
}
