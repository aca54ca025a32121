internal import Diagnostics
internal import Expressions
internal import JSON

extension DocumentDecoder {
  /// What a string is.
  enum StringReading {
    /// It has no expressions.
    case literal(String)
    /// It has some.
    case template(TextTemplate)
    /// It has one that is at fault, which is reported.
    case faulty
  }

  /// Reads a string in which expressions may stand.
  func reading(of string: String, at place: JSONPlace) -> StringReading {
    guard readsExpressions else { return .literal(string) }
    guard string.utf8.contains(UInt8(ascii: "$")) else {
      if names.declaresNames { warnOfForeignInterpolation(in: string, at: place) }
      return .literal(string)
    }
    var reader = InterpolationReader(text: Array(string.utf8), place: place, decoder: self)
    return reader.read()
  }

  /// Warns of what other systems write for an expression: it is shown as it is.
  func warnOfForeignInterpolation(in string: String, at place: JSONPlace) {
    let marks = string.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "$") }
    guard marks || string.hasPrefix("state."),
      let found = ForeignInterpolation.find(in: Array(string.utf8), among: names)
    else { return }
    let written = String(decoding: Array(string.utf8)[found.range], as: UTF8.self)
    report(
      .expression, .warning, at: place.stretch(found.range), suggestion: "${\(found.path)}",
      "\(written.quoted) is shown as it is")
  }

  /// Compiles an expression in a stretch of a string, or reports what is wrong with it.
  func expression(in text: [UInt8], _ range: Range<Int>, at place: JSONPlace) -> PlacedExpression? {
    let (expression, faults) = Expression.compile(text, in: range, names: names, suggests: !log.isFull)
    for fault in faults { report(fault, in: text, at: place) }
    guard let expression else { return nil }
    return PlacedExpression(expression, at: place.stretch(range))
  }

  /// Reports what is wrong with an expression, at its place inside the string.
  func report(_ fault: ExpressionFault, in text: [UInt8] = [], at place: JSONPlace) {
    let code: DiagnosticCode =
      switch fault.kind {
      case .syntax, .type: .expression
      case .unknownName, .unknownField: .unknownName
      }
    if fault.kind == .unknownName, fault.range.upperBound <= text.count,
      names.isFaulty(String(decoding: text[fault.range], as: UTF8.self))
    {
      return
    }
    let hint = fault.kind == .unknownName || fault.kind == .unknownField ? hint(on: fault, in: text) : nil
    report(
      code, fault.isWarning ? .warning : .error, at: place.stretch(fault.range),
      suggestion: hint?.suggestion ?? fault.suggestion, hint?.message ?? fault.message)
  }

  /// Returns better words for a name that stands in `state` or `configuration`, or that is a slot's.
  private func hint(on fault: ExpressionFault, in text: [UInt8]) -> (suggestion: String?, message: String)? {
    guard fault.range.upperBound <= text.count else { return nil }
    let name = String(decoding: text[fault.range], as: UTF8.self)
    if fault.kind == .unknownField {
      guard bodyNames.isStyle, bodyNames.slots?.views.contains(name) == true else { return nil }
      return (
        nil,
        "\"configuration\" has no value \(name.quoted); the slot of that name is placed by {\"$slot\": \(name.quoted)}"
      )
    }
    for root in ["state", "configuration"] {
      guard names.contains(root), case .record(let record)? = names.variable(named: root)?.type else { continue }
      if record.fields[name] != nil { return ("\(root).\(name)", fault.message) }
    }
    guard bodyNames.slots?.views.contains(name) == true else { return nil }
    let slot = "{\"$slot\": \(name.quoted)}"
    return (nil, "no variable is named \(name.quoted); the slot of that name is placed by \(slot)")
  }

  /// Reads a string that must be one whole expression, as control forms ask for.
  func wholeExpression(_ source: JSONValue, at place: JSONPlace, example: String) -> PlacedExpression? {
    guard let string = source.string else {
      return wrongType(source, at: place, expected: "an expression such as \(example.quoted)")
    }
    switch reading(of: string, at: place) {
    case .faulty: return nil
    case .template(let template):
      if let whole = template.whole { return whole }
    case .literal: break
    }
    let isBool = ["true", "false"].contains(string)
    report(
      .expression, at: place, suggestion: isBool ? "${\(string)}" : expressionMeant(by: string),
      "\(place.subject)expected one whole expression such as \(example.quoted)")
    return nil
  }
}

/// Takes a string apart at its expressions.
private struct InterpolationReader {
  let text: [UInt8]
  let place: JSONPlace
  let decoder: DocumentDecoder
  private var segments: [TextTemplate.Segment] = []
  private var literal: [UInt8] = []
  private var hasExpression = false
  private var isFaulty = false
  /// How many escaped expressions are still looked into: what they hold may be long, and hold others.
  private var escapes = Self.escapeLimit
  private static let escapeLimit = 16
  /// The most bytes of one that is looked into.
  private static let escapeLength = 1_024

  init(text: [UInt8], place: JSONPlace, decoder: DocumentDecoder) {
    self.text = text
    self.place = place
    self.decoder = decoder
  }

  mutating func read() -> DocumentDecoder.StringReading {
    var offset = 0
    var dollars = 0
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: "{"), dollars > 0 {
        literal.removeLast()
        if dollars == 1 {
          guard let end = readExpression(from: offset) else { return .faulty }
          offset = end
          dollars = 0
          continue
        }
        warnOfEscape(from: offset)
      }
      dollars = byte == UInt8(ascii: "$") ? dollars + 1 : 0
      literal.append(byte)
    }
    flush()
    if isFaulty { return .faulty }
    guard hasExpression else {
      if escapes == Self.escapeLimit { decoder.warnOfForeignInterpolation(in: plainText, at: place) }
      return .literal(plainText)
    }
    return .template(TextTemplate(segments: segments))
  }

  private var plainText: String {
    segments.reduce(into: "") { text, segment in
      if case .text(let literal) = segment { text += literal }
    }
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    segments.append(.text(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// Reads an expression and returns the offset behind its closing brace; `nil` where there is none.
  private mutating func readExpression(from start: Int) -> Int? {
    do throws(ExpressionFault) {
      let end = try Expression.end(in: text, from: start)
      flush()
      hasExpression = true
      if let expression = decoder.expression(in: text, start..<end, at: place) {
        segments.append(.expression(expression))
      } else {
        isFaulty = true
      }
      return end + 1
    } catch {
      decoder.report(error, at: place)
      return nil
    }
  }

  /// Warns of an escaped expression that would mean something.
  private mutating func warnOfEscape(from start: Int) {
    escapes -= 1
    let nearby = text[..<min(text.count, start + Self.escapeLength)]
    guard escapes >= 0, let end = try? Expression.end(in: Array(nearby), from: start) else { return }
    let (expression, faults) = Expression.compile(text, in: start..<end, names: decoder.names)
    guard faults.isEmpty, let expression, expression.constant == nil else { return }
    let inside = String(decoding: text[start..<end], as: UTF8.self)
    decoder.report(
      .expression, .warning, at: place.stretch(start - 3..<end + 1),
      "\("$${\(inside)}".quoted) is shown as it is; \("${\(inside)}".quoted) would be its value")
  }
}
