internal import JSON

/// JSON as people write it: what fits into a line stands in one, the rest in a line for each member and element.
struct JSONLayout {
  private(set) var bytes: [UInt8] = []
  /// The characters of a line, a narrow column of code.
  private static let width = 76
  /// The levels that are indented; deeper ones stand below the last.
  private static let indentedLevels = 32
}

extension JSONLayout {
  /// Returns a value as text.
  static func text(of value: JSONValue) -> [UInt8] {
    var layout = JSONLayout()
    layout.write(value, depth: 0, column: 0)
    return layout.bytes
  }

  private mutating func write(_ value: JSONValue, depth: Int, column: Int) {
    let members = Self.parts(of: value)
    guard !members.isEmpty, let line = Self.line(of: value, room: Self.width - column) else {
      return members.isEmpty ? bytes += Self.scalar(value) : writeLines(members, of: value, depth)
    }
    bytes += line
  }

  private mutating func writeLines(_ parts: [(key: [UInt8], value: JSONValue)], of value: JSONValue, _ depth: Int) {
    let isObject = value.kind == .object
    bytes.append(UInt8(ascii: isObject ? "{" : "["))
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
      bytes += part.key
      write(part.value, depth: depth + 1, column: 2 * min(depth + 1, Self.indentedLevels) + part.key.count)
    }
    breakLine(depth)
    bytes.append(UInt8(ascii: isObject ? "}" : "]"))
  }

  private mutating func breakLine(_ depth: Int) {
    bytes.append(0x0A)
    bytes += [UInt8](repeating: 0x20, count: 2 * min(depth, Self.indentedLevels))
  }

  /// The members of an object, each with its key and what separates them, or the elements of an array.
  private static func parts(of value: JSONValue) -> [(key: [UInt8], value: JSONValue)] {
    if let array = value.array { return array.map { ([], $0) } }
    return value.object?.map { (quoted($0.key) + [UInt8(ascii: ":"), 0x20], $0.value) } ?? []
  }

  /// Returns a value in one line; `nil` where it needs more characters than there is room.
  private static func line(of value: JSONValue, room: Int) -> [UInt8]? {
    guard room > 0 else { return nil }
    let parts = parts(of: value)
    guard !parts.isEmpty else {
      let text = scalar(value)
      return text.count <= room ? text : nil
    }
    let isObject = value.kind == .object
    var line = Array((isObject ? "{ " : "[").utf8)
    for (index, part) in parts.enumerated() {
      if index > 0 { line += Array(", ".utf8) }
      line += part.key
      guard let text = Self.line(of: part.value, room: room - line.count) else { return nil }
      line += text
    }
    line += Array((isObject ? " }" : "]").utf8)
    return line.count <= room ? line : nil
  }

  private static func scalar(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(value)
    return writer.bytes
  }

  private static func quoted(_ key: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.string(key)
    return writer.bytes
  }
}
