internal import Diagnostics

/// Parses, checks and translates an expression in one pass.
///
/// An operand's type is known when its last instruction is emitted, so that there is no tree: only the nesting of
/// brackets makes the compiler recurse.
struct Compiler {
  let text: [UInt8]
  let names: any NameScope
  /// Whether unknown names are compared with known ones.
  private let suggests: Bool
  private let tokens: [Token]
  private var position = 0
  private var depth = 0
  var program = Program()
  var faults: [ExpressionFault] = []
  /// The number of values on the stack.
  var height = 0
  /// The macros that are open, outermost first.
  var scopes: [MacroScope] = []
  /// The chains of `&&` and `||` that are open.
  var chains = 0
  /// What is known of each of the program's selections.
  var origins: [SelectionOrigin] = []
  /// What constant operands may still cost.
  var folding = Cost(steps: Self.foldingLimit)
  /// The first constant operand that failed, and how.
  var failure: (range: Range<Int>, fault: EvaluationFault)?

  init(_ text: [UInt8], in range: Range<Int>, names: any NameScope, suggests: Bool) {
    self.text = text
    self.names = names
    self.suggests = suggests
    tokens = Lexer.tokens(of: text, in: range)
  }
}

extension Compiler {
  /// The most bytes of an expression.
  static let lengthLimit = 65_536
  /// The most levels of brackets, calls and conditions inside one another.
  static let nestingLimit = 100
  /// The most levels of lists and maps that an expression makes.
  static let levelLimit = 128
  /// The most faults of one expression that are reported.
  static let faultLimit = 20
  /// The steps that constant operands may take while compiling.
  static let foldingLimit = 100_000

  /// Compiles the whole expression.
  mutating func compile() throws(ExpressionFault) -> Operand {
    let whole = try expression()
    guard case .end = token.kind else { throw unexpected("an operator or the end") }
    return whole
  }

  /// The token that comes next.
  var token: Token { tokens[position] }

  /// Returns a token after the next one; the last one stands for all behind it.
  func token(after distance: Int) -> Token { tokens[min(position + distance, tokens.count - 1)] }

  /// Whether a symbol comes next.
  func isNext(_ symbol: Token.Symbol) -> Bool { token.kind == .symbol(symbol) }

  /// Passes over the next token and returns it.
  @discardableResult
  mutating func advance() -> Token {
    defer { position = min(position + 1, tokens.count - 1) }
    return tokens[position]
  }

  /// Passes over a symbol where it comes next.
  mutating func skip(_ symbol: Token.Symbol) -> Bool {
    guard isNext(symbol) else { return false }
    advance()
    return true
  }

  /// Passes over a symbol that must come next, and returns where it ends.
  @discardableResult
  mutating func expect(_ symbol: Token.Symbol) throws(ExpressionFault) -> Int {
    guard isNext(symbol) else { throw unexpected(Wording.quoted(symbol.rawValue)) }
    return advance().range.upperBound
  }

  /// The fault that something else is found than is expected.
  func unexpected(_ expected: String) -> ExpressionFault {
    switch token.kind {
    case .invalid(let fault): fault
    case .symbol(.question) where position > 0 && tokens[position - 1].kind == .symbol(.question):
      ExpressionFault(.syntax, token.range, "there is no \"??\"; write a != null ? a : b")
    case .symbol(.question) where expected == "\":\"":
      ExpressionFault(.syntax, token.range, "a condition between \"?\" and \":\" needs parentheses")
    case .word(.if):
      ExpressionFault(.syntax, token.range, "there is no \"if\"; write condition ? a : b")
    case _ where position > 0 && tokens[position - 1].kind == .identifier("not"):
      ExpressionFault(.syntax, tokens[position - 1].range, "there is no \"not\"", suggestion: "!")
    case .identifier(let name) where ExpressionHabits.operator(for: name) != nil:
      ExpressionFault(
        .syntax, token.range, "expected \(expected), found \(text.quoted(token.range))",
        suggestion: ExpressionHabits.operator(for: name))
    case .end: ExpressionFault(.syntax, token.range, "expected \(expected), found the end of the expression")
    default: ExpressionFault(.syntax, token.range, "expected \(expected), found \(text.quoted(token.range))")
    }
  }

  /// Whether another fault is still reported; looking for what was meant would take long in a text of faults.
  var reportsMore: Bool { faults.count < Self.faultLimit }

  /// Returns the name that was probably meant.
  func nearest(to name: String, among names: @autoclosure () -> [String]) -> String? {
    suggests ? NearestName.find(name, among: names()) : nil
  }

  /// Adds a fault that does not keep from going on.
  mutating func report(
    _ kind: ExpressionFault.Kind, _ range: Range<Int>, _ message: String, suggestion: String? = nil,
    isWarning: Bool = false
  ) {
    guard reportsMore else { return }
    var fault = ExpressionFault(kind, range, message, suggestion: suggestion)
    fault.isWarning = isWarning
    faults.append(fault)
  }

  /// Goes a level deeper, or throws where that is too deep.
  mutating func enter() throws(ExpressionFault) {
    depth += 1
    guard depth <= Self.nestingLimit else {
      throw ExpressionFault(.syntax, token.range, "the expression is nested in more than \(Self.nestingLimit) levels")
    }
  }

  mutating func leave() { depth -= 1 }
}
