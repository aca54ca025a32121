extension Markup {
  /// Writes JSON in a block, its keys, strings, numbers and words marked.
  mutating func write(json: [UInt8]) {
    // A keyboard scrolls what it can reach.
    element("pre", "class=\"gallery-code\" tabindex=\"0\" role=\"region\" aria-label=\"JSON\"") { markup in
      markup.element("code") { $0.writeTokens(of: json) }
    }
  }

  private mutating func writeTokens(of json: [UInt8]) {
    var position = 0
    while position < json.count {
      let end = Self.end(ofTokenAt: position, in: json)
      let token = json[position..<end]
      switch json[position] {
      case UInt8(ascii: "\"") where end < json.count && json[end] == UInt8(ascii: ":"):
        write(token, as: "gallery-key")
      case UInt8(ascii: "\""): write(token, as: "gallery-string")
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): write(token, as: "gallery-number")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): write(token, as: "gallery-word")
      default: write(text: token)
      }
      position = end
    }
  }

  private mutating func write(_ token: ArraySlice<UInt8>, as name: StaticString) {
    write("<span class=\"")
    write(name)
    write("\">")
    write(text: token)
    write("</span>")
  }

  private static func end(ofTokenAt start: Int, in json: [UInt8]) -> Int {
    var position = start + 1
    if json[start] == UInt8(ascii: "\"") {
      while position < json.count, json[position] != UInt8(ascii: "\"") {
        position += json[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(position + 1, json.count)
    }
    guard isWord(json[start]) else { return position }
    while position < json.count, isWord(json[position]) { position += 1 }
    return position
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
