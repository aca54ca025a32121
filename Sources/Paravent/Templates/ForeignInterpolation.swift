/// Finds in a string what other systems write for an expression, where that is the name of a value.
enum ForeignInterpolation {
  /// What was found: where it stands, and the path that is meant.
  struct Found {
    let range: Range<Int>
    let path: String
  }
}

extension ForeignInterpolation {
  /// What stands before and after a path, the longest first.
  private static let brackets: [(opening: [UInt8], closing: [UInt8])] = [
    (Array("{{".utf8), Array("}}".utf8)), (Array("\\(".utf8), Array(")".utf8)), (Array("{".utf8), Array("}".utf8)),
    (Array("$".utf8), []),
  ]

  /// Returns the first path in brackets of another system, or the whole string where that is a path into the state.
  static func find(in text: [UInt8], among names: NameTable) -> Found? {
    if let path = path(in: text, from: 0), path.end == text.count, path.text.hasPrefix("state."),
      names.contains("state")
    {
      return Found(range: 0..<text.count, path: path.text)
    }
    for offset in text.indices {
      for (opening, closing) in brackets where text[offset...].starts(with: opening) {
        if let found = path(in: text, at: offset, opening, closing, among: names) { return found }
      }
    }
    return nil
  }

  private static func path(
    in text: [UInt8], at offset: Int, _ opening: [UInt8], _ closing: [UInt8], among names: NameTable
  ) -> Found? {
    var start = offset + opening.count
    while start < text.count, text[start] == UInt8(ascii: " ") { start += 1 }
    guard let path = path(in: text, from: start), let name = path.text.split(separator: ".").first,
      names.contains(String(name))
    else { return nil }
    var end = path.end
    if !closing.isEmpty {
      while end < text.count, text[end] == UInt8(ascii: " ") { end += 1 }
    }
    guard text[end...].starts(with: closing) else { return nil }
    return Found(range: offset..<end + closing.count, path: path.text)
  }

  /// Returns the names with dots between them that begin at an offset.
  private static func path(in text: [UInt8], from start: Int) -> (text: String, end: Int)? {
    var end = start
    while end < text.count, text[end].isOfName || (text[end] == UInt8(ascii: ".") && end > start) { end += 1 }
    while end > start, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > start else { return nil }
    return (String(decoding: text[start..<end], as: UTF8.self), end)
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
