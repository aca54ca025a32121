internal import Glibc

extension FormatClause {
  /// Returns the text of a value.
  func text(of value: CELValue, cost: inout Cost) throws(EvaluationFault) -> String {
    switch (self, value) {
    case (.decimal, .int(let number)): String(number)
    case (.decimal, .uint(let number)): String(number)
    case (.decimal, .double(let number)): number.formatted
    case (.binary, .bool(let isSet)): isSet ? "1" : "0"
    case (.binary, .int(let number)): String(number, radix: 2)
    case (.binary, .uint(let number)): String(number, radix: 2)
    case (.octal, .int(let number)): String(number, radix: 8)
    case (.octal, .uint(let number)): String(number, radix: 8)
    case (.hexadecimal(let isUppercase), .int(let number)): String(number, radix: 16, uppercase: isUppercase)
    case (.hexadecimal(let isUppercase), .uint(let number)): String(number, radix: 16, uppercase: isUppercase)
    case (.hexadecimal(let isUppercase), .string(let text)):
      try Self.hexadecimal(text.utf8, isUppercase, cost: &cost)
    case (.hexadecimal(let isUppercase), .bytes(let bytes)): try Self.hexadecimal(bytes, isUppercase, cost: &cost)
    case (.fixed(let precision), _): try Self.number(value, "%.\(precision)f", self)
    case (.scientific(let precision), _): try Self.number(value, "%.\(precision)e", self)
    default: throw fault(value)
    }
  }

  private static func hexadecimal(
    _ bytes: some Collection<UInt8>, _ isUppercase: Bool, cost: inout Cost
  ) throws(EvaluationFault) -> String {
    try cost.spend(bytes.count)
    let digits = Array((isUppercase ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func number(
    _ value: CELValue, _ format: String, _ clause: FormatClause
  ) throws(EvaluationFault) -> String {
    let number: Double
    switch value {
    case .double(let value): number = value
    case .int(let value): number = Double(value)
    case .uint(let value): number = Double(value)
    default: throw clause.fault(value)
    }
    guard number.isFinite else { return number.formatted }
    // The largest double has 309 digits before its point.
    var buffer = [CChar](repeating: 0, count: 512)
    let count = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func fault(_ value: CELValue) -> EvaluationFault {
    let rule =
      switch self {
      case .string: "string clause can only be used on values"
      case .decimal: "decimal clause can only be used on integers"
      case .binary: "only integers and bools can be formatted as binary"
      case .octal: "octal clause can only be used on integers"
      case .fixed: "fixed-point clause can only be used on doubles"
      case .scientific: "scientific clause can only be used on doubles"
      case .hexadecimal: "only integers, byte buffers, and strings can be formatted as hex"
      }
    return EvaluationFault(.noOverload, "error during formatting: \(rule), was given \(value.typeName.name)")
  }
}
