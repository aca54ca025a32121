internal import Diagnostics

extension Compiler {
  /// Compiles operands joined by operators; what binds less waits on a stack for its right operand.
  mutating func operation() throws(ExpressionFault) -> Operand {
    var pending: [Pending] = []
    while true {
      var operand = try unary()
      let joint = Joint(token.kind)
      while let last = pending.last, last.joint.precedence >= joint?.precedence ?? -1,
        !last.joint.continues(with: joint)
      {
        pending.removeLast()
        operand = joined(last, operand)
      }
      guard let joint else { return operand }
      advance()
      append(joint, operand, to: &pending)
    }
  }

  /// Adds an operator after its left operand, or goes on with the chain that it continues.
  private mutating func append(_ joint: Joint, _ operand: Operand, to pending: inout [Pending]) {
    guard case .chain(let decider) = joint else { return pending.append(Pending(joint: joint, left: operand)) }
    if pending.last?.joint.continues(with: joint) != true {
      pending.append(Pending(joint: joint, left: operand, chain: openChain()))
    }
    decide(operand, &pending[pending.count - 1], by: decider)
  }

  private mutating func joined(_ pending: Pending, _ right: Operand) -> Operand {
    switch pending.joint {
    case .binary(let symbol): return binary(symbol, pending.left, right)
    case .chain(let decider):
      var chain = pending
      decide(right, &chain, by: decider)
      return concluded(chain, decider)
    }
  }

  private mutating func binary(_ symbol: CELOperator, _ left: Operand, _ right: Operand) -> Operand {
    let range = left.range.lowerBound..<right.range.upperBound
    if symbol == .equal || symbol == .notEqual { compare(left, right, symbol, range) }
    if symbol == .isContained {
      for literal in right.literals { checkChoice(left, left.type, literal) }
      if case .list(let element) = right.type, right.constant == nil, let literal = literal(left) {
        checkChoice(right, element, literal)
      }
    }
    emit(.binary(symbol), height: -1)
    let type = Operators.resultType(of: symbol, left.type, right.type)
    if type == nil {
      let hint = Self.conversion(left.type, right.type).map { "; \($0)(…) converts one of them" } ?? ""
      report(.type, range, "\"\(symbol.rawValue)\" does not take \(left.type.noun) and \(right.type.noun)\(hint)")
    }
    return folded(
      Operand(
        start: left.start, range: range, type: type ?? .dynamic,
        dependency: min(left.dependency, right.dependency), levels: max(left.levels, right.levels)))
  }
}

extension Compiler {
  /// Lets what is compared with `null` be absent, and warns of types that never compare equal.
  private mutating func compare(_ left: Operand, _ right: Operand, _ symbol: CELOperator, _ range: Range<Int>) {
    if left.type == .null {
      admitAbsence(in: right.start..<here)
    } else if right.type == .null {
      admitAbsence(in: left.start..<right.start)
    } else if !left.type.mayEqual(right.type) {
      let isTold =
        literal(right).map { checkChoice(left, left.type, $0) } == true
        || literal(left).map { checkChoice(right, right.type, $0) } == true
      guard !isTold else { return }
      report(
        .type, range,
        "\(left.type.noun) and \(right.type.noun) are never equal",
        isWarning: true)
    }
  }

  /// Warns of a written string that a value is never, because it is one of a few others; returns whether it does.
  @discardableResult
  private mutating func checkChoice(
    _ operand: Operand, _ type: CELType, _ literal: (text: String, range: Range<Int>)
  ) -> Bool {
    guard case .choice(let names) = type, operand.constant == nil, !names.contains(literal.text) else { return false }
    let name = operand.selection.map { program.selections[$0].field } ?? excerpt(operand.range)
    report(
      .type, literal.range,
      "\(Wording.quoted(name)) is never \(Wording.quoted(literal.text)); expected \(Wording.alternatives(names))",
      suggestion: NearestName.find(literal.text, among: names), isWarning: true)
    return true
  }

  /// Makes a path give null where it is absent; what is no path stays as it is.
  private mutating func admitAbsence(in code: Range<Int>) {
    let isPath = code.allSatisfy { index in
      switch program.code[index] {
      case .variable, .loopVariable, .select, .constant, .binary(.element): true
      default: false
      }
    }
    guard isPath else { return }
    for index in code {
      switch program.code[index] {
      case .select(let selection): program.code[index] = .selectIfAny(selection)
      case .binary(.element): program.code[index] = .elementIfAny
      default: break
      }
    }
  }

  /// The function that makes two types one that an operator takes.
  private static func conversion(_ left: CELType, _ right: CELType) -> String? {
    let names = [left.name, right.name]
    if names.contains("string"), names.contains(where: ["int", "uint", "double", "bool"].contains) { return "string" }
    return names.contains("double") && names.contains(where: ["int", "uint"].contains) ? "double" : nil
  }
}

extension CELType {
  /// Whether a value of this type may equal one of another, as far as is known.
  fileprivate func mayEqual(_ other: CELType) -> Bool {
    let numbers: [CELType] = [.int, .uint, .double]
    if numbers.contains(self), numbers.contains(other) { return true }
    if case .choice(let names) = self, case .choice(let others) = other { return !Set(names).isDisjoint(with: others) }
    return mayBe(other)
  }
}

extension Compiler {
  /// Opens a chain, and returns its number among those that are open.
  mutating func openChain() -> Int {
    chains += 1
    program.chainCount = max(program.chainCount, chains)
    return chains - 1
  }

  /// Emits what decides a chain by its operand, and adds that to the chain.
  private mutating func decide(_ operand: Operand, _ chain: inout Pending, by decider: Bool) {
    checkBool(operand, decider ? "||" : "&&")
    markRegion(from: operand.start, height: height - 1, chain: chain.chain)
    chain.decisions.append(emit(.decide(by: decider, chain: chain.chain, target: 0), height: -1))
    chain.left.range = chain.left.range.lowerBound..<operand.range.upperBound
    chain.left.dependency = min(chain.left.dependency, operand.dependency)
  }

  private mutating func concluded(_ chain: Pending, _ decider: Bool) -> Operand {
    emit(.conclude(decider: decider, chain: chain.chain), height: 1)
    land(chain.decisions)
    chains -= 1
    let whole = chain.left
    return folded(Operand(start: whole.start, range: whole.range, type: .bool, dependency: whole.dependency))
  }

  /// Reports an operand that is certainly no bool.
  mutating func checkBool(_ operand: Operand, _ symbol: String) {
    guard operand.type.isCertainlyNoBool else { return }
    report(.type, operand.range, "\"\(symbol)\" takes a bool, not \(operand.type.noun)")
  }
}

/// What joins two operands.
private enum Joint {
  /// `||`, which `true` decides, or `&&`, which `false` decides.
  case chain(Bool)
  case binary(CELOperator)
}

extension Joint {
  init?(_ token: Token.Kind) {
    switch token {
    case .symbol(.or): self = .chain(true)
    case .symbol(.and): self = .chain(false)
    case .word(.in): self = .binary(.isContained)
    case .symbol(let symbol):
      guard let symbol = CELOperator(rawValue: symbol.rawValue) else { return nil }
      self = .binary(symbol)
    default: return nil
    }
  }

  var precedence: Int {
    switch self {
    case .chain(let decider): decider ? 0 : 1
    case .binary(.add), .binary(.subtract): 3
    case .binary(.multiply), .binary(.divide), .binary(.remainder): 4
    case .binary: 2
    }
  }

  /// Whether an operator adds an operand to the chain of this one.
  func continues(with next: Joint?) -> Bool {
    guard case .chain(let decider) = self, case .chain(let other) = next else { return false }
    return decider == other
  }
}

/// An operator that waits for its right operand.
private struct Pending {
  var joint: Joint
  /// The left operand, or the whole chain so far.
  var left: Operand
  /// The number of the chain among those that are open.
  var chain = 0
  /// The jumps that lead out of the chain.
  var decisions: [Int] = []
}
