internal import Diagnostics

extension Expression {
  /// Returns the offset of the `}` that ends an expression which begins at `start` of a text, braces of maps and
  /// strings passed over; throws where there is none.
  package static func end(in text: [UInt8], from start: Int) throws(ExpressionFault) -> Int {
    var lexer = Lexer(text, in: start..<max(start, text.count))
    var depth = 0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .symbol(.openingBrace): depth += 1
      case .symbol(.closingBrace) where depth == 0: return token.range.lowerBound
      case .symbol(.closingBrace): depth -= 1
      case .end:
        throw ExpressionFault(.syntax, start..<max(start, text.count), "the expression does not end with \"}\"")
      case .invalid(let fault) where lexer.position >= lexer.end: throw fault
      default: continue
      }
    }
  }

  /// Returns where a string is written in the expression that stands in a range of a text.
  package static func literal(_ string: String, in text: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    Lexer.tokens(of: text, in: range).first { $0.kind == .string(string) }?.range
  }

  /// Compiles an expression that stands in a range of a text in UTF-8.
  ///
  /// - Returns: The expression, unless a fault is an error, and what is wrong with it, in the order of the text; offsets
  ///   are those of the text.
  package static func compile(
    _ text: [UInt8], in range: Range<Int>, names: any NameScope, suggests: Bool = true
  ) -> (expression: Expression?, faults: [ExpressionFault]) {
    compile(text, in: range, names: names, checks: true, suggests: suggests)
  }

  /// Compiles an expression; without checks what is wrong but for syntax is a fault of the evaluation.
  static func compile(
    _ text: [UInt8], in range: Range<Int>, names: any NameScope, checks: Bool, suggests: Bool = true
  ) -> (expression: Expression?, faults: [ExpressionFault]) {
    guard range.count <= Compiler.lengthLimit else { return (nil, [.tooLong(range)]) }
    var compiler = Compiler(text, in: range, names: names, suggests: suggests)
    do throws(ExpressionFault) {
      let whole = try compiler.compile()
      if checks { compiler.checkConstant(whole) }
      let faults = checks ? compiler.faults.sorted { $0.range.lowerBound < $1.range.lowerBound } : []
      guard faults.allSatisfy(\.isWarning) else { return (nil, faults) }
      return (Expression(whole, compiler.program), faults)
    } catch {
      return (nil, [error])
    }
  }
}

extension Expression {
  private init(_ whole: Operand, _ program: Program) {
    type = whole.type
    constant = whole.constant.map { program.constants[$0] }
    path = whole.place.flatMap { place in
      place < 0 ? nil : Path(place: place, fields: program.selections.map(\.field))
    }
    shared = SharedProgram(program)
  }
}

extension Compiler {
  /// Reports an expression that fails whatever the data is.
  fileprivate mutating func checkConstant(_ whole: Operand) {
    guard whole.dependency == .none, whole.constant == nil, faults.allSatisfy(\.isWarning) else { return }
    do throws(EvaluationFault) {
      _ = try value(of: whole)
    } catch {
      guard error.kind != .cost else { return }
      report(.type, failure?.fault == error ? failure?.range ?? whole.range : whole.range, error.message)
    }
  }
}

extension ExpressionFault {
  fileprivate static func tooLong(_ range: Range<Int>) -> ExpressionFault {
    ExpressionFault(
      .syntax, range, "the expression is longer than \(Wording.grouped(Compiler.lengthLimit)) bytes")
  }
}
