internal import Diagnostics

extension Compiler {
  /// Compiles the call of a function whose name has been passed.
  mutating func call(_ name: String, at range: Range<Int>) throws(ExpressionFault) -> Operand {
    if name == "has" { return try has(at: range) }
    let start = here
    let (arguments, upper) = try arguments()
    return call(name, at: range, arguments, start, range.lowerBound..<upper, isMethod: false)
  }

  /// Compiles the call of a method whose name has been passed.
  mutating func call(
    _ name: String, at range: Range<Int>, on receiver: Operand
  ) throws(ExpressionFault) -> Operand {
    let faultCount = faults.count
    let (arguments, upper) = try arguments()
    let whole = receiver.range.lowerBound..<upper
    if FunctionTable.function(named: name, isMethod: true) == nil {
      // The names of what is no macro's loop, and the fields of what is not there, are told by their method or variable.
      faults.removeSubrange(faultCount...)
      if receiver.place == -1 { return unknownCall(name, [receiver] + arguments, receiver.start, whole) }
    }
    return call(name, at: range, [receiver] + arguments, receiver.start, whole, isMethod: true)
  }

  private mutating func arguments() throws(ExpressionFault) -> (operands: [Operand], upper: Int) {
    try expect(.openingParenthesis)
    let operands = try expressions(until: .closingParenthesis, allowsTrailingComma: false)
    return (operands, try expect(.closingParenthesis))
  }

  private mutating func call(
    _ name: String, at nameRange: Range<Int>, _ arguments: [Operand], _ start: Int, _ range: Range<Int>,
    isMethod: Bool
  ) -> Operand {
    var whole = Operand(
      start: start, range: range, type: .dynamic, dependency: arguments.map(\.dependency).min() ?? .none)
    guard let function = FunctionTable.function(named: name, isMethod: isMethod) else {
      reportUnknown(name, at: nameRange, isMethod: isMethod)
      return unknownCall(name, arguments, start, range)
    }
    whole.type = resultType(of: function, arguments, range)
    whole.levels = levels(ofResult: whole.type, arguments)
    program.functions.append(function)
    emit(.call(function: program.functions.count - 1, count: arguments.count), height: 1 - arguments.count)
    return folded(whole)
  }

  /// Emits the fault that there is no such function.
  private mutating func unknownCall(
    _ name: String, _ arguments: [Operand], _ start: Int, _ range: Range<Int>
  ) -> Operand {
    height -= arguments.count
    emitFailure(.noOverload, "no function is named \(Wording.quoted(name))")
    return Operand(start: start, range: range, type: .dynamic, dependency: .host)
  }

  /// The levels of what a function gives: none makes more than a list of its arguments' parts.
  private func levels(ofResult type: CELType, _ arguments: [Operand]) -> Int {
    let levels = arguments.map(\.levels).max() ?? 0
    return switch type {
    case .list, .map, .record: max(1, levels)
    case .dynamic: levels
    default: 0
    }
  }

  /// Returns the macro that was meant, after reporting its name, where that is near to a macro's and a loop's variable
  /// follows: its body would be full of unknown names otherwise.
  mutating func misspeltMacro(_ name: String, at range: Range<Int>) -> Macro? {
    guard reportsMore, case .identifier = token(after: 1).kind, token(after: 2).kind == .symbol(.comma),
      FunctionTable.function(named: name, isMethod: true) == nil,
      let macro = nearest(to: name, isMethod: true).flatMap(Macro.init(rawValue:))
    else { return nil }
    reportUnknown(name, at: range, isMethod: true)
    return macro
  }

  private func nearest(to name: String, isMethod: Bool) -> String? {
    if let meant = ExpressionHabits.function(for: name, isMethod: isMethod) { return meant }
    let functions = FunctionTable.functions.filter { $0.isMethod == isMethod }.map(\.name)
    return nearest(to: name, among: functions + (isMethod ? Macro.allCases.map(\.rawValue) : ["has"]))
  }

  private mutating func reportUnknown(_ name: String, at range: Range<Int>, isMethod: Bool) {
    guard reportsMore else { return }
    let noun = isMethod ? "method" : "function"
    if FunctionTable.function(named: name, isMethod: !isMethod) != nil {
      let right = isMethod ? "\(name)(value)" : "value.\(name)()"
      report(.unknownName, range, "\(Wording.quoted(name)) is no \(noun); it is called as \(right)")
      return
    }
    let nearest = nearest(to: name, isMethod: isMethod)
    report(.unknownName, range, "no \(noun) is named \(Wording.quoted(name))", suggestion: nearest)
  }

  private mutating func resultType(
    of function: CELFunction, _ arguments: [Operand], _ range: Range<Int>
  ) -> CELType {
    let types = arguments.map(\.type)
    let counted = function.overloads.filter { $0.parameters.count == types.count }
    guard !counted.isEmpty else {
      report(.type, range, function.countMessage(types.count))
      return .dynamic
    }
    let fitting = counted.filter { zip(types, $0.parameters).allSatisfy { $0.mayBe($1) } }
    guard let first = fitting.first else {
      report(.type, range, function.typesMessage(types, counted))
      return .dynamic
    }
    return fitting.dropFirst().reduce(first.result) { $0.joined(with: $1.result) }
  }
}

extension CELFunction {
  fileprivate func countMessage(_ count: Int) -> String {
    let receiver = isMethod ? 1 : 0
    let counts = Set(overloads.map { $0.parameters.count - receiver }).sorted().map(String.init)
    let noun = counts == ["1"] ? "argument" : "arguments"
    return "\(Wording.quoted(name)) takes \(Wording.phrases(counts)) \(noun), not \(count - receiver)"
  }

  fileprivate func typesMessage(_ types: [CELType], _ overloads: [Overload]) -> String {
    let accepted = overloads.prefix(6).map { signature($0.parameters) }
    return "no overload of \(Wording.quoted(name)) takes \(signature(types)); expected \(Wording.phrases(accepted))"
  }

  private func signature(_ types: [CELType]) -> String {
    let names = types.map(\.name)
    guard isMethod, let receiver = names.first else { return "\(name)(\(names.joined(separator: ", ")))" }
    return "\(receiver).\(name)(\(names.dropFirst().joined(separator: ", ")))"
  }
}
