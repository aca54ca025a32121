// A chain of `&&` or `||`, and `all` and `exists`, which are chains over elements (language definition, "Logical
// Operators"): `false` or `true` decides whatever the other operands are, even where they fail.
extension Machine {
  mutating func decide(_ decider: Bool, _ chain: Int, _ target: Int) {
    let value = pop()
    guard case .bool(let bool) = value else {
      return keep(.noBool(value, for: "a condition is"), chain: chain)
    }
    guard bool == decider else { return }
    faults[chain] = nil
    stack.append(.bool(decider))
    position = target - 1
  }

  mutating func conclude(_ decider: Bool, _ chain: Int) throws(EvaluationFault) {
    if let fault = faults[chain] {
      faults[chain] = nil
      throw fault
    }
    stack.append(.bool(!decider))
  }
}
