/// One step of a compiled expression on a machine with a stack of values.
enum Instruction: Sendable {
  /// Pushes a value of the program's constants.
  case constant(Int)
  /// Pushes a variable of the host; the name is one of the program's names.
  case variable(place: Int, name: Int)
  /// Pushes the first or second variable of a loop.
  case loopVariable(loop: Int, isSecond: Bool)
  /// Replaces a map by the value of one of the program's selections.
  case select(Int)
  /// Replaces a map by the value of one of the program's selections, or by null where it has none or is null itself.
  case selectIfAny(Int)
  /// Replaces a list or a map and a key by the element, or by null where there is none or the container is null.
  case elementIfAny
  /// Replaces a map by whether it has the field of one of the program's selections.
  case test(Int)
  /// Replaces two values by what an operator makes of them.
  case binary(CELOperator)
  case negate
  case not
  case jump(Int)
  /// Takes a bool, and jumps where it is false.
  case branch(Int)
  /// Takes an operand of `&&` or `||`; where it is the value that decides, pushes that and jumps. A fault is kept.
  case decide(by: Bool, chain: Int, target: Int)
  /// Pushes the value of `&&` or `||` that nothing has decided, or throws the fault that was kept.
  case conclude(decider: Bool, chain: Int)
  /// Replaces values by a list of them.
  case list(Int)
  /// Replaces keys and values by a map of that many entries.
  case map(Int)
  /// Replaces arguments by what one of the program's functions gives for them.
  case call(function: Int, count: Int)
  /// Throws one of the program's faults.
  case fail(Int)
  /// Takes the list or map that a loop goes through.
  case begin(loop: Int, hasTwoVariables: Bool)
  /// Goes to the next element, or jumps where there is none.
  case next(loop: Int, target: Int)
  /// Takes a value and adds it to the loop's list.
  case collect(loop: Int)
  /// Takes a value and adds it to the loop's map for the first variable.
  case collectEntry(loop: Int)
  /// Takes a map and adds its entries to the loop's map.
  case merge(loop: Int)
  /// Takes a bool and counts it where it is true.
  case count(loop: Int)
  case finish(loop: Int, LoopResult)
}

/// What a loop gives at its end.
enum LoopResult: Sendable {
  case list
  case map
  /// Whether exactly one element was counted.
  case isOne
}
