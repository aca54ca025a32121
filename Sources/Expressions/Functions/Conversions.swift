/// What the conversions do.
enum Conversions {}

extension Conversions {
  static func int(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("int", arguments) }
    switch value {
    case .int: return value
    case .uint(let number):
      guard let number = Int64(exactly: number) else { throw .conversion("\(number)", to: "int") }
      return .int(number)
    case .double(let number):
      // The bounds themselves are left out (language definition, "Overflow").
      guard number > -0x1p63, number < 0x1p63 else { throw .conversion(number.text, to: "int") }
      return .int(Int64(number))
    case .string(let text):
      try cost.spend(text.utf8.count)
      guard let number = Int64(text) else { throw .unreadable(text, as: "int") }
      return .int(number)
    case .timestamp(let moment): return .int(moment.seconds)
    default: throw .noOverload("int", arguments)
    }
  }

  static func uint(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("uint", arguments) }
    switch value {
    case .uint: return value
    case .int(let number):
      guard let number = UInt64(exactly: number) else { throw .conversion("\(number)", to: "uint") }
      return .uint(number)
    case .double(let number):
      guard number >= 0, number < 0x1p64 else { throw .conversion(number.text, to: "uint") }
      return .uint(UInt64(number))
    case .string(let text):
      try cost.spend(text.utf8.count)
      guard text.utf8.first != UInt8(ascii: "+"), text.utf8.first != UInt8(ascii: "-"), let number = UInt64(text)
      else { throw .unreadable(text, as: "uint") }
      return .uint(number)
    default: throw .noOverload("uint", arguments)
    }
  }

  static func double(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("double", arguments) }
    switch value {
    case .double: return value
    case .int(let number): return .double(Double(number))
    case .uint(let number): return .double(Double(number))
    case .string(let text):
      try cost.spend(text.utf8.count)
      guard let number = DoubleText.number(text) else { throw .unreadable(text, as: "double") }
      return .double(number)
    default: throw .noOverload("double", arguments)
    }
  }

  static func string(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("string", arguments) }
    switch value {
    case .string: return value
    case .bytes(let bytes): try cost.spend(bytes.count)
    case .null, .list, .map, .type: throw .noOverload("string", arguments)
    default: break
    }
    guard let text = value.text else { throw EvaluationFault(.invalid, "invalid UTF-8 in bytes") }
    return .string(text)
  }

  static func bytes(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("bytes", arguments) }
    switch value {
    case .bytes: return value
    case .string(let text):
      try cost.spend(text.utf8.count)
      return .bytes(Array(text.utf8))
    default: throw .noOverload("bytes", arguments)
    }
  }

  static func bool(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("bool", arguments) }
    switch value {
    case .bool: return value
    case .string("1"), .string("t"), .string("T"), .string("true"), .string("TRUE"), .string("True"):
      return .bool(true)
    case .string("0"), .string("f"), .string("F"), .string("false"), .string("FALSE"), .string("False"):
      return .bool(false)
    case .string(let text): throw .unreadable(text, as: "bool")
    default: throw .noOverload("bool", arguments)
    }
  }
}

extension Conversions {
  static func timestamp(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("timestamp", arguments) }
    switch value {
    case .timestamp: return value
    case .int(let seconds):
      guard CELTimestamp.range.contains(seconds) else { throw .conversion("\(seconds)", to: "timestamp") }
      return .timestamp(CELTimestamp(seconds: seconds, nanoseconds: 0))
    case .string(let text):
      try cost.spend(text.utf8.count)
      guard let moment = CELTimestamp(text) else {
        throw .unreadable(text, as: "timestamp", example: "2026-03-01T00:00:00Z")
      }
      return .timestamp(moment)
    default: throw .noOverload("timestamp", arguments)
    }
  }

  static func duration(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("duration", arguments) }
    switch value {
    case .duration: return value
    case .string(let text):
      try cost.spend(text.utf8.count)
      guard let span = CELDuration(text) else { throw .unreadable(text, as: "duration", example: "1h30m") }
      return .duration(span)
    default: throw .noOverload("duration", arguments)
    }
  }

  static func dynamic(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("dyn", arguments) }
    return value
  }

  static func type(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 1, let value = arguments.first else { throw .noOverload("type", arguments) }
    return .type(value.typeName)
  }
}
