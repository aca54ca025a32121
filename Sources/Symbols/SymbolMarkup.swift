/// Reads the few forms that SVG pictures of symbols have, and refuses all others.
struct SymbolMarkup: Sendable {
  private let bytes: [UInt8]
  private var index = 0
  private var output: [UInt8] = []
  private var openGroups = 0
}

extension SymbolMarkup {
  /// Returns the shapes of a picture, written anew, or `nil` where it holds anything that is not known.
  static func shapes(in bytes: [UInt8]) -> [UInt8]? {
    var reader = SymbolMarkup(bytes: bytes)
    return reader.readPicture() ? reader.output : nil
  }

  private mutating func readPicture() -> Bool {
    skipSpace()
    guard readWord("<svg"), readAttributes(among: Self.pictureAttributes, writes: false) else { return false }
    guard readWord(">") else { return false }
    while true {
      skipSpace()
      if readWord("</svg>") {
        skipSpace()
        return index == bytes.count && openGroups == 0
      }
      guard readShape() else { return false }
    }
  }

  private mutating func readShape() -> Bool {
    if readWord("</g>") {
      openGroups -= 1
      output.append(contentsOf: "</g>".utf8)
      return openGroups >= 0
    }
    guard let name = Self.shapes.first(where: { readWord("<" + $0 + " ") || readWord("<" + $0 + ">", consuming: 1) })
    else { return false }
    output.append(contentsOf: "<".utf8)
    output.append(contentsOf: name.utf8)
    guard readAttributes(among: Self.shapeAttributes, writes: true) else { return false }
    if readWord("/>") {
      output.append(contentsOf: "/>".utf8)
      return true
    }
    guard name == "g", readWord(">") else { return false }
    openGroups += 1
    output.append(contentsOf: ">".utf8)
    return true
  }
}

extension SymbolMarkup {
  private static let shapes = ["path", "circle", "ellipse", "rect", "g"]

  private static let shapeAttributes = [
    "d", "fill-rule", "clip-rule", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform",
  ]

  private static let pictureAttributes = ["xmlns", "width", "height", "fill", "class", "viewBox"]

  private mutating func readAttributes(among names: [String], writes: Bool) -> Bool {
    while true {
      skipSpace()
      guard index < bytes.count, bytes[index] != UInt8(ascii: "/"), bytes[index] != UInt8(ascii: ">") else {
        return index < bytes.count
      }
      let start = index
      guard names.contains(where: { readWord($0 + "=\"") }), readValue() else { return false }
      if writes {
        output.append(UInt8(ascii: " "))
        output.append(contentsOf: bytes[start..<index])
      }
    }
  }

  /// Reads a value with its closing quote: numbers, words, and the signs that paths and transformations have.
  private mutating func readValue() -> Bool {
    while index < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ":"),
        UInt8(ascii: "/"):
        continue
      default: return false
      }
    }
    return false
  }

  /// Passes over a word if it stands here, or over its first bytes only.
  private mutating func readWord(_ word: String, consuming count: Int? = nil) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count - (count ?? 0)
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n") { index += 1 }
  }
}

extension SymbolMarkup {
  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
