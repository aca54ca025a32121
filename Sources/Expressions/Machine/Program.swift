/// The instructions of an expression, and what they refer to.
struct Program: Sendable {
  var code: [Instruction] = []
  var constants: [CELValue] = []
  /// The names of variables, for messages.
  var names: [String] = []
  var selections: [Selection] = []
  var functions: [CELFunction] = []
  var faults: [EvaluationFault] = []
  /// The operands of `&&` and `||`, in the order of their ends, the inner before the outer.
  var regions: [Region] = []
  /// The number of loops that are open at once.
  var loopCount = 0
  /// The number of chains of `&&` or `||` that are open at once.
  var chainCount = 0
  /// The most values on the stack at once.
  var height = 0

  /// A field that is asked for.
  struct Selection: Sendable {
    var field: String
    /// The text of what the field is looked for in, for messages.
    var operand: String
  }

  /// An operand of `&&` or `||`: a fault in it does not end the evaluation yet.
  struct Region: Sendable {
    var start: Int
    var end: Int
    /// The number of values on the stack before the operand.
    var height: Int
    var chain: Int
  }
}

extension Program {
  /// Returns the innermost operand of `&&` or `||` that an instruction belongs to.
  func region(around instruction: Int) -> Region? {
    var low = 0
    var high = regions.count
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].end > instruction { high = middle } else { low = middle + 1 }
    }
    return regions[low...].first { $0.start <= instruction }
  }
}
