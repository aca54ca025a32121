import JSON

@testable import Expressions

/// A test of the specification's suite.
struct ConformanceCase {
  var name: String
  var expression: String
  var isTyped: Bool
  var bindings: [(name: String, type: CELType, value: CELValue?)]
  /// The value, or `nil` where an error is expected.
  var result: CELValue?
}

extension ConformanceCase {
  init?(_ value: JSONValue) throws {
    guard let object = value.object, let name = object["name"]?.string, let section = object["section"]?.string,
      let expression = object["expression"]?.string
    else { return nil }
    self.name = section + "/" + name
    self.expression = expression
    isTyped = object["untyped"]?.bool != true
    bindings = []
    for (name, value) in object["bindings"]?.object.map(Array.init) ?? [] {
      bindings.append((name, .dynamic, try CELValue(conformance: value)))
    }
    result = try object["result"].map { try CELValue(conformance: $0) }
  }

  /// Returns why the test fails, or `nil` where it does not.
  var failure: String? {
    do {
      let value = try Data(bindings).evaluate(expression, checks: isTyped)
      guard let result else { return "gives \(value) where an error is expected" }
      return value.isSame(as: result) ? nil : "gives \(value), not \(result)"
    } catch {
      return result == nil ? nil : "fails: \(error)"
    }
  }
}

/// What a value of the suite's data cannot be read as.
private struct UnknownValue: Error {
  var value: String
}

extension CELValue {
  fileprivate init(conformance value: JSONValue) throws {
    let object = value.object
    let content = object?["value"]
    switch object?["type"]?.string {
    case "null": self = .null
    case "bool": self = .bool(content?.bool == true)
    case "int": self = .int(try Self.number(content))
    case "uint": self = .uint(try Self.number(content))
    case "double": self = .double(try Self.number(content))
    case "string": self = .string(content?.string ?? "")
    case "bytes": self = .bytes(Self.bytes(base64: object?["base64"]?.string ?? ""))
    case "type": self = .type(CELTypeName(content?.string ?? ""))
    case "list": self = .list(CELArray(try (content?.array).map { try $0.map { try CELValue(conformance: $0) } } ?? []))
    case "map": self = .map(try CELDictionary(try Self.entries(content)))
    default: throw UnknownValue(value: "\(value)")
    }
  }

  private static func number<Number: LosslessStringConvertible>(_ value: JSONValue?) throws -> Number {
    guard let text = value?.string, let number = Number(text) else { throw UnknownValue(value: "\(value as Any)") }
    return number
  }

  private static func entries(_ value: JSONValue?) throws -> [(key: CELValue, value: CELValue)] {
    try (value?.array).map { pairs in
      try pairs.map { pair in
        guard let pair = pair.array, pair.count == 2 else { throw UnknownValue(value: "\(pair)") }
        return (try CELValue(conformance: pair[0]), try CELValue(conformance: pair[1]))
      }
    } ?? []
  }

  private static func bytes(base64 text: String) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bits = 0
    var count = 0
    var bytes: [UInt8] = []
    for digit in text.utf8.compactMap({ alphabet.firstIndex(of: $0) }) {
      (bits, count) = (bits << 6 | digit, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  /// Whether two values are of one type, and equal down to their parts' types; not-a-number is the same as itself.
  func isSame(as other: CELValue) -> Bool {
    guard typeName == other.typeName else { return false }
    switch (self, other) {
    case (.double(let left), .double(let right)): return left == right || left.isNaN && right.isNaN
    case (.list(let left), .list(let right)):
      return left.count == right.count
        && (0..<left.count).allSatisfy { left.element(at: $0).isSame(as: right.element(at: $0)) }
    case (.map(let left), .map(let right)):
      return left.count == right.count
        && left.keys.allSatisfy { key in
          right.keys.contains { $0.isSame(as: key) }
            && left.value(of: key)?.isSame(as: right.value(of: key) ?? .type(CELTypeName("none"))) == true
        }
    default: return equals(other)
    }
  }
}
