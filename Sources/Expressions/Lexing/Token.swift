/// A lexical element of an expression.
struct Token: Sendable {
  /// What it is.
  var kind: Kind
  /// Where it stands: byte offsets of the text.
  var range: Range<Int>

  /// The kinds of tokens, with what they mean.
  enum Kind: Sendable, Equatable {
    case end
    case symbol(Symbol)
    case word(Word)
    case identifier(String)
    /// A field's name in back quotes.
    case quotedField(String)
    /// An int without its sign, at most 2^63.
    case int(UInt64)
    case uint(UInt64)
    case double(Double)
    case string(String)
    case bytes([UInt8])
    /// What is no token; the parser reports it when it gets there.
    case invalid(ExpressionFault)
  }
}

extension Token {
  /// The operators and brackets.
  enum Symbol: String, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case slash = "/"
    case percent = "%"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case not = "!"
    case question = "?"
    case colon = ":"
    case comma = ","
    case dot = "."
    case openingParenthesis = "("
    case closingParenthesis = ")"
    case openingBracket = "["
    case closingBracket = "]"
    case openingBrace = "{"
    case closingBrace = "}"
  }

  /// The words that are no identifiers (language definition, "Syntax", RESERVED).
  enum Word: String, Sendable {
    case `true`, `false`, null, `in`
    case `as`, `break`, const, `continue`, `else`, `for`, function, `if`, `import`, `let`
    case loop, package, namespace, `return`, `var`, void, `while`
  }
}

extension Token.Word {
  /// Whether the word may follow a dot: only those of the grammar itself may not.
  var isSelector: Bool {
    switch self {
    case .true, .false, .null, .in: false
    default: true
    }
  }
}
