internal import Diagnostics

extension Compiler {
  /// Compiles a value with the fields, elements and methods that are asked of it.
  mutating func member() throws(ExpressionFault) -> Operand {
    var operand = try primary()
    while true {
      switch token.kind {
      case .symbol(.dot): operand = try dotted(operand)
      case .symbol(.openingBracket): operand = try element(of: operand)
      case .symbol(.openingBrace) where operand.place != nil: throw message(operand)
      default: return operand
      }
    }
  }

  private func message(_ operand: Operand) -> ExpressionFault {
    ExpressionFault(
      .syntax, operand.range.lowerBound..<token.range.upperBound,
      "there are no messages to make; a map is written {\"field\": value}")
  }

  private mutating func dotted(_ operand: Operand) throws(ExpressionFault) -> Operand {
    advance()
    let name = try fieldName()
    let nameRange = advance().range
    guard isNext(.openingParenthesis) else { return select(name, at: nameRange, of: operand) }
    let macro = Macro(rawValue: name) ?? misspeltMacro(name, at: nameRange)
    if let macro { return try loop(macro, over: operand, at: nameRange) }
    return try call(name, at: nameRange, on: operand)
  }

  /// The name of the field that comes next.
  private func fieldName() throws(ExpressionFault) -> String {
    switch token.kind {
    case .identifier(let name), .quotedField(let name): return name
    case .word(let word) where word.isSelector: return word.rawValue
    default: throw unexpected("the name of a field")
    }
  }

  private mutating func select(_ name: String, at nameRange: Range<Int>, of operand: Operand) -> Operand {
    let faultCount = faults.count
    let type = fieldType(name, at: nameRange, of: operand)
    program.selections.append(Program.Selection(field: name, operand: excerpt(operand.range)))
    emit(.select(program.selections.count - 1), height: 0)
    origins.append(
      SelectionOrigin(operand: operand.constant, fault: faults.count > faultCount ? faultCount : nil))
    return folded(
      Operand(
        start: operand.start, range: operand.range.lowerBound..<nameRange.upperBound, type: type,
        dependency: operand.dependency, levels: max(0, operand.levels - 1), place: operand.place,
        selection: origins.count - 1))
  }

  /// A part of the text, cut where it is long.
  func excerpt(_ range: Range<Int>) -> String {
    guard range.count > 64 else { return String(decoding: text[range], as: UTF8.self) }
    var upper = range.lowerBound + 60
    while upper > range.lowerBound, text[upper] & 0xC0 == 0x80 { upper -= 1 }
    return String(decoding: text[range.lowerBound..<upper], as: UTF8.self) + "…"
  }

  private mutating func fieldType(_ name: String, at range: Range<Int>, of operand: Operand) -> CELType {
    switch operand.type {
    case .record(let record): return fieldType(name, at: range, of: record)
    case .map(let type): return type
    case .dynamic, .null: return .dynamic
    default:
      report(
        .type, operand.range.lowerBound..<range.upperBound,
        "\(operand.type.noun) has no fields such as \(Wording.quoted(name))",
        suggestion: ExpressionHabits.expression(for: name, of: excerpt(operand.range)))
      return .dynamic
    }
  }

  private mutating func fieldType(_ name: String, at range: Range<Int>, of record: CELRecord) -> CELType {
    if let type = record.fields[name] { return type }
    guard reportsMore else { return .dynamic }
    let nearest = nearest(to: name, among: record.names)
    guard record.isClosed else {
      // Data may hold more than its schema says; a name that is nearly one of the schema's is probably meant to be it.
      guard nearest != nil else { return .dynamic }
      report(
        .unknownField, range, "no field is declared as \(Wording.quoted(name))", suggestion: nearest, isWarning: true)
      return .dynamic
    }
    let hint = nearest == nil && !record.names.isEmpty ? "; expected \(Wording.alternatives(record.names))" : ""
    report(.unknownField, range, "no field is named \(Wording.quoted(name))\(hint)", suggestion: nearest)
    return .dynamic
  }

  private mutating func element(of operand: Operand) throws(ExpressionFault) -> Operand {
    advance()
    let index = try expression()
    let range = operand.range.lowerBound..<(try expect(.closingBracket))
    emit(.binary(.element), height: -1)
    return folded(
      Operand(
        start: operand.start, range: range, type: elementType(of: operand, at: index, range),
        dependency: min(operand.dependency, index.dependency), levels: max(0, operand.levels - 1)))
  }

  private mutating func elementType(of operand: Operand, at index: Operand, _ range: Range<Int>) -> CELType {
    if case .record(let record) = operand.type, case .string(let name) = constant(of: index) {
      return fieldType(name, at: index.range, of: record)
    }
    if let type = Operators.resultType(of: .element, operand.type, index.type) { return type }
    report(.type, range, "\(operand.type.noun) has no elements by \(index.type.noun)")
    return .dynamic
  }
}
