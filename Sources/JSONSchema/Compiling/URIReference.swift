/// A URI reference in its parts (RFC 3986).
struct URIReference {
  var scheme: Substring?
  var authority: Substring?
  var path: Substring
  var query: Substring?
  var fragment: Substring?

  init(_ text: String) {
    var rest = Substring(text)
    if let mark = rest.firstIndex(of: "#") {
      fragment = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), Self.isScheme(rest[..<colon]) {
      scheme = rest[..<colon]
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      let start = rest.index(rest.startIndex, offsetBy: 2)
      let end = rest[start...].firstIndex(of: "/") ?? rest.endIndex
      authority = rest[start..<end]
      rest = rest[end...]
    }
    path = rest
  }
}

extension URIReference {
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, first.isLetter else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
  }

  /// The text without the fragment.
  var absolute: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    return text
  }

  /// Returns the reference as seen from a base.
  func resolved(against base: URIReference) -> URIReference {
    var result = self
    guard scheme == nil else { return result.normalized() }
    result.scheme = base.scheme
    guard authority == nil else { return result.normalized() }
    result.authority = base.authority
    if path.isEmpty {
      result.path = base.path
      result.query = query ?? base.query
      return result
    }
    if !path.hasPrefix("/") { result.path = base.merged(path) }
    return result.normalized()
  }

  private func merged(_ other: Substring) -> Substring {
    if authority != nil, path.isEmpty { return "/" + other }
    guard let slash = path.lastIndex(of: "/") else { return other }
    return path[...slash] + other
  }

  /// Removes the steps `.` and `..`.
  private func normalized() -> URIReference {
    guard path.contains("."), scheme == nil || path.hasPrefix("/") else { return self }
    var result = self
    var output: [Substring] = []
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case ".": if isLast { output.append("") }
      case "..":
        if output.count > 1 || output.first?.isEmpty == false { output.removeLast() }
        if isLast { output.append("") }
      default: output.append(step)
      }
    }
    result.path = Substring(output.joined(separator: "/"))
    return result
  }

  /// The fragment with its `%` escapes decoded, or `nil` where one is malformed.
  var decodedFragment: String? {
    guard let fragment else { return "" }
    var bytes: [UInt8] = []
    var rest = fragment.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let letter = self | 0x20
    return UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter ? letter - UInt8(ascii: "a") + 10 : nil
  }
}
