/// Runs a program; it neither recurses nor allocates but for its stack and the values it makes.
struct Machine {
  private let shared: SharedProgram
  private let bindings: any Bindings
  var stack: [CELValue] = []
  var loops: [Loop]
  /// The first fault of each open chain of `&&` or `||`.
  var faults: [EvaluationFault?]
  var position = 0
  private var ground = 0

  init(_ shared: SharedProgram, _ bindings: any Bindings) {
    self.shared = shared
    self.bindings = bindings
    let program = shared.program
    loops = program.loopCount == 0 ? [] : Array(repeating: Loop(), count: program.loopCount)
    faults = program.chainCount == 0 ? [] : Array(repeating: nil, count: program.chainCount)
    stack.reserveCapacity(program.height)
  }
}

extension Machine {
  var program: Program { shared.program }

  /// Runs the instructions from one on, to the program's end, and returns the value that they leave.
  ///
  /// The ground is the number of values that the instructions before would have left on the stack.
  mutating func run(from start: Int = 0, ground: Int = 0, cost: inout Cost) throws(EvaluationFault) -> CELValue {
    position = start
    self.ground = ground
    while position < program.code.count {
      do throws(EvaluationFault) {
        try runOn(&cost)
      } catch {
        try recover(from: error)
      }
    }
    return pop()
  }

  private mutating func runOn(_ cost: inout Cost) throws(EvaluationFault) {
    while position < program.code.count {
      try cost.spend(1)
      try execute(program.code[position], &cost)
      position += 1
    }
  }

  /// Goes on after the innermost operand of `&&` or `||` that failed, or throws where there is none.
  private mutating func recover(from fault: EvaluationFault) throws(EvaluationFault) {
    guard fault.kind != .cost, let region = program.region(around: position) else { throw fault }
    stack.removeLast(max(0, stack.count + ground - region.height))
    keep(fault, chain: region.chain)
    position = region.end + 1
  }

  private mutating func execute(_ instruction: Instruction, _ cost: inout Cost) throws(EvaluationFault) {
    switch instruction {
    case .constant(let index): stack.append(program.constants[index])
    case .variable(let place, let name): stack.append(try variable(place, name))
    case .loopVariable(let loop, let isSecond): stack.append(isSecond ? loops[loop].second : loops[loop].first)
    case .select(let index): stack.append(try pop().field(program.selections[index]))
    case .selectIfAny(let index): stack.append(try pop().fieldIfAny(program.selections[index]))
    case .elementIfAny: try applyElementIfAny()
    case .test(let index): stack.append(.bool(try pop().hasField(program.selections[index])))
    case .binary(let symbol): try apply(symbol, &cost)
    case .negate: stack.append(try Operators.negate(pop()))
    case .not: stack.append(.bool(!(try popBool(for: "\"!\" takes"))))
    case .jump(let target): position = target - 1
    case .branch(let target): if try !popBool(for: "a condition is") { position = target - 1 }
    case .decide(let decider, let chain, let target): decide(decider, chain, target)
    case .conclude(let decider, let chain): try conclude(decider, chain)
    case .list(let count): try makeList(count, &cost)
    case .map(let count): try makeMap(count, &cost)
    case .call(let function, let count): try call(function, count, &cost)
    case .fail(let index): throw program.faults[index]
    default: try executeLoop(instruction, &cost)
    }
  }

  private mutating func executeLoop(_ instruction: Instruction, _ cost: inout Cost) throws(EvaluationFault) {
    switch instruction {
    case .begin(let loop, let hasTwo): loops[loop] = try Loop(through: pop(), hasTwoVariables: hasTwo, cost: &cost)
    case .next(let loop, let target): if !loops[loop].advance() { position = target - 1 }
    case .collect(let loop): loops[loop].elements.append(pop())
    case .collectEntry(let loop): loops[loop].entries.append((loops[loop].first, pop()))
    case .merge(let loop): try merge(pop(), into: loop, &cost)
    case .count(let loop): if try popBool(for: "a condition is") { loops[loop].count += 1 }
    case .finish(let loop, let result): stack.append(try loops[loop].finish(result))
    default: break
    }
  }

  private func variable(_ place: Int, _ name: Int) throws(EvaluationFault) -> CELValue {
    guard let value = bindings.value(at: place) else { throw .absentVariable(program.names[name]) }
    return value
  }
}
