extension Compiler {
  /// Emits an instruction that changes the number of values on the stack, and returns its index.
  @discardableResult
  mutating func emit(_ instruction: Instruction, height change: Int) -> Int {
    height += change
    program.height = max(program.height, height)
    program.code.append(instruction)
    return program.code.count - 1
  }

  /// The index of the instruction that comes next.
  var here: Int { program.code.count }

  /// The value of an operand that is constant.
  func constant(of operand: Operand) -> CELValue? {
    operand.constant.map { program.constants[$0] }
  }

  mutating func emitConstant(_ value: CELValue) {
    program.constants.append(value)
    emit(.constant(program.constants.count - 1), height: 1)
  }

  /// Emits what throws a fault in place of a value.
  mutating func emitFailure(_ kind: EvaluationFault.Kind, _ message: String) {
    program.faults.append(EvaluationFault(kind, message))
    emit(.fail(program.faults.count - 1), height: 1)
  }

  /// Makes jumps lead to the instruction that comes next.
  mutating func land(_ jumps: [Int]) {
    for index in jumps { program.code[index] = program.code[index].leading(to: here) }
  }

  /// Marks an operand of a chain, which ends with the instruction that comes next.
  mutating func markRegion(from start: Int, height: Int, chain: Int) {
    program.regions.append(Program.Region(start: start, end: here, height: height, chain: chain))
  }

  /// Replaces an operand's code by its value where that is constant.
  mutating func folded(_ operand: Operand) -> Operand {
    guard operand.dependency == .none, folding.steps > 0 else { return operand }
    do throws(EvaluationFault) {
      return replaced(operand, by: try value(of: operand))
    } catch {
      if error.kind != .cost, failure?.fault != error { failure = (operand.range, error) }
      return operand
    }
  }

  /// Evaluates an operand that depends on nothing, while its code is the last.
  mutating func value(of operand: Operand) throws(EvaluationFault) -> CELValue {
    var machine = Machine(SharedProgram(program), NoBindings())
    return try machine.run(from: operand.start, ground: height - 1, cost: &folding)
  }

  private mutating func replaced(_ operand: Operand, by value: CELValue) -> Operand {
    let height = height
    discard(from: operand.start)
    emitConstant(value)
    self.height = height
    var operand = operand
    operand.constant = program.constants.count - 1
    return operand
  }

  /// Removes instructions from one on.
  mutating func discard(from start: Int) {
    program.code.removeLast(here - start)
    while let last = program.regions.last, last.end >= start { program.regions.removeLast() }
  }
}

extension Instruction {
  fileprivate func leading(to target: Int) -> Instruction {
    switch self {
    case .jump: .jump(target)
    case .branch: .branch(target)
    case .decide(let decider, let chain, _): .decide(by: decider, chain: chain, target: target)
    case .next(let loop, _): .next(loop: loop, target: target)
    default: self
    }
  }
}

/// What constant operands are evaluated with.
private final class NoBindings: Bindings {
  func value(at place: Int) -> CELValue? { nil }
}
