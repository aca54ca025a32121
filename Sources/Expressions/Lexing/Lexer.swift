/// Cuts an expression in UTF-8 into tokens.
struct Lexer {
  let text: [UInt8]
  let end: Int
  var position: Int

  init(_ text: [UInt8], in range: Range<Int>) {
    self.text = text
    end = max(0, min(range.upperBound, text.count))
    position = max(0, min(range.lowerBound, end))
  }
}

extension Lexer {
  /// Returns all tokens, of which the last is the end or what is no token.
  static func tokens(of text: [UInt8], in range: Range<Int>) -> [Token] {
    var lexer = Lexer(text, in: range)
    var tokens: [Token] = []
    while true {
      let token = lexer.next()
      tokens.append(token)
      switch token.kind {
      case .end, .invalid: return tokens
      default: continue
      }
    }
  }

  /// Returns the next token, the end again and again.
  mutating func next() -> Token {
    skipSpace()
    let start = position
    do throws(ExpressionFault) {
      let kind = try kind()
      return Token(kind: kind, range: start..<position)
    } catch {
      position = max(position, min(start + 1, end))
      return Token(kind: .invalid(error), range: error.range)
    }
  }

  /// The byte at a distance from the position, or 0 past the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < end ? text[index] : 0
  }

  private mutating func kind() throws(ExpressionFault) -> Token.Kind {
    guard position < end else { return .end }
    let first = byte()
    if first.isDigit || first == UInt8(ascii: ".") && byte(1).isDigit { return try number() }
    if let string = try quoted() { return string }
    if first.isIdentifierStart { return word() }
    if first == UInt8(ascii: "`") { return try quotedField() }
    return try symbol()
  }

  private mutating func word() -> Token.Kind {
    let start = position
    while byte().isIdentifierPart { position += 1 }
    let name = String(decoding: text[start..<position], as: UTF8.self)
    return Token.Word(rawValue: name).map(Token.Kind.word) ?? .identifier(name)
  }

  private mutating func quotedField() throws(ExpressionFault) -> Token.Kind {
    let start = position
    position += 1
    while byte().isQuotedFieldPart { position += 1 }
    let name = String(decoding: text[start + 1..<position], as: UTF8.self)
    guard byte() == UInt8(ascii: "`"), !name.isEmpty else {
      throw ExpressionFault(
        .syntax, start..<position,
        "a name in back quotes holds letters, digits and \"_.-/ \" and ends with a back quote")
    }
    position += 1
    return .quotedField(name)
  }

  private mutating func symbol() throws(ExpressionFault) -> Token.Kind {
    for length in [2, 1] where position + length <= end {
      let characters = String(decoding: text[position..<position + length], as: UTF8.self)
      guard let symbol = Token.Symbol(rawValue: characters) else { continue }
      position += length
      return .symbol(symbol)
    }
    throw unknownCharacter()
  }

  private func unknownCharacter() -> ExpressionFault {
    var upper = position + 1
    while upper < end, text[upper] & 0xC0 == 0x80 { upper += 1 }
    let character = String(decoding: text[position..<upper], as: UTF8.self)
    let hint =
      switch character {
      case "=": "; \"==\" compares"
      case "&": "; \"&&\" joins conditions"
      case "|": "; \"||\" joins conditions"
      default: ""
      }
    return ExpressionFault(
      .syntax, position..<upper, "\(text.quoted(position..<upper)) has no meaning in an expression\(hint)")
  }

  private mutating func skipSpace() {
    while position < end {
      switch text[position] {
      case UInt8(ascii: " "), 0x09, 0x0A, 0x0C, 0x0D: position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() {
    while position < end, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
  }
}
