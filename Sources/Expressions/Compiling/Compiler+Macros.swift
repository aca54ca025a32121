internal import Diagnostics

extension Compiler {
  /// A macro while its loop is compiled.
  private struct OpenLoop {
    var macro: Macro
    var depth: Int
    var source: Operand
    var variables: [String]
    /// The instruction that goes to the next element.
    var top = 0
    /// The chain of `all` and `exists`.
    var chain = 0
  }

  /// Compiles a macro whose name has been passed.
  mutating func loop(
    _ macro: Macro, over source: Operand, at nameRange: Range<Int>
  ) throws(ExpressionFault) -> Operand {
    try expect(.openingParenthesis)
    let variables = try variables(of: macro, at: nameRange)
    let types = elementTypes(of: source, macro, count: variables.count)
    var loop = OpenLoop(macro: macro, depth: scopes.count, source: source, variables: variables)
    emit(.begin(loop: loop.depth, hasTwoVariables: variables.count == 2), height: -1)
    loop.top = emit(.next(loop: loop.depth, target: 0), height: 0)
    scopes.append(MacroScope(names: variables, types: types, levels: max(0, source.levels - 1)))
    program.loopCount = max(program.loopCount, scopes.count)
    defer { scopes.removeLast() }
    return try finished(macro == .all || macro == .exists ? quantified(&loop) : transformed(&loop), loop)
  }

  /// Gives a macro's operand what the loop's source and end add to it.
  private mutating func finished(_ operand: Operand, _ loop: OpenLoop) throws(ExpressionFault) -> Operand {
    var whole = operand
    let upper = try expect(.closingParenthesis)
    whole.start = loop.source.start
    whole.range = loop.source.range.lowerBound..<upper
    let inner = operand.dependency >= .loop(loop.depth) ? .none : operand.dependency
    whole.dependency = min(loop.source.dependency, inner)
    return folded(whole)
  }

  private mutating func variables(of macro: Macro, at nameRange: Range<Int>) throws(ExpressionFault) -> [String] {
    var names: [String] = []
    while names.count < macro.variableCounts.upperBound, case .identifier(let name) = token.kind,
      token(after: 1).kind == .symbol(.comma)
    {
      guard !names.contains(name) else {
        throw ExpressionFault(.syntax, token.range, "both variables are named \(Wording.quoted(name))")
      }
      names.append(name)
      advance()
      advance()
    }
    guard macro.variableCounts.contains(names.count) else {
      let message = "\(Wording.quoted(macro.rawValue)) begins with the name of a variable: \(macro.form)"
      throw ExpressionFault(.syntax, token.range, message)
    }
    return names
  }

  private mutating func elementTypes(of source: Operand, _ macro: Macro, count: Int) -> [CELType] {
    let (key, value): (CELType, CELType) =
      switch source.type {
      case .list(let type): (.int, type)
      case .map(let type): (.dynamic, type)
      case .record(let record) where record.isClosed:
        (.string, CELType.joined(record.names.compactMap { record.fields[$0] }))
      default: (.dynamic, .dynamic)
      }
    if !source.type.mayBe(.list(.dynamic)), !source.type.mayBe(.map(.dynamic)) {
      let message = "\(Wording.quoted(macro.rawValue)) goes through a list or a map, not through \(source.type.noun)"
      report(.type, source.range, message)
    }
    if count == 2 { return [key, value] }
    if case .list = source.type { return [value] }
    return [key]
  }
}

extension Compiler {
  private mutating func quantified(_ loop: inout OpenLoop) throws(ExpressionFault) -> Operand {
    let decider = loop.macro == .exists
    loop.chain = openChain()
    defer { chains -= 1 }
    let condition = try expression()
    checkBool(condition, loop.macro.rawValue)
    markRegion(from: condition.start, height: height - 1, chain: loop.chain)
    let decision = emit(.decide(by: decider, chain: loop.chain, target: 0), height: -1)
    emit(.jump(loop.top), height: 0)
    land([loop.top])
    emit(.conclude(decider: decider, chain: loop.chain), height: 1)
    land([decision])
    return Operand(start: 0, range: condition.range, type: .bool, dependency: condition.dependency)
  }

  private mutating func transformed(_ loop: inout OpenLoop) throws(ExpressionFault) -> Operand {
    var body = try expression()
    var dependency = body.dependency
    if loop.macro.mayHaveCondition, skip(.comma) {
      skipUnless(body, loop)
      body = try expression()
      dependency = min(dependency, body.dependency)
    }
    let (type, result) = try collect(body, loop)
    emit(.jump(loop.top), height: 0)
    land([loop.top])
    emit(.finish(loop: loop.depth, result), height: 1)
    let levels = loop.macro == .filter ? loop.source.levels : try levels(around: [body], body.range)
    return Operand(
      start: 0, range: body.range, type: type, dependency: dependency, levels: result == .isOne ? 0 : levels)
  }

  /// Emits what goes to the next element where a condition is false.
  private mutating func skipUnless(_ condition: Operand, _ loop: OpenLoop) {
    checkBool(condition, loop.macro.rawValue)
    emit(.branch(loop.top), height: -1)
  }

  /// Emits what takes the value of a macro's last argument, and returns what the macro makes.
  private mutating func collect(
    _ body: Operand, _ loop: OpenLoop
  ) throws(ExpressionFault) -> (CELType, LoopResult) {
    let depth = loop.depth
    switch loop.macro {
    case .existsOne, .exists_one:
      checkBool(body, loop.macro.rawValue)
      emit(.count(loop: depth), height: -1)
      return (.bool, .isOne)
    case .filter:
      skipUnless(body, loop)
      emit(.loopVariable(loop: depth, isSecond: false), height: 1)
      emit(.collect(loop: depth), height: -1)
      return (.list(scopes[depth].types[0]), .list)
    case .transformMap:
      emit(.collectEntry(loop: depth), height: -1)
      return (.map(body.type), .map)
    case .transformMapEntry:
      emit(.merge(loop: depth), height: -1)
      return (.map(.dynamic), .map)
    case .map, .transformList, .all, .exists:
      emit(.collect(loop: depth), height: -1)
      return (.list(body.type), .list)
    }
  }
}
