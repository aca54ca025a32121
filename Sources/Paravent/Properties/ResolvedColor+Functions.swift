extension ResolvedColor {
  /// Returns the literal for a colour that is written as CSS's function `rgb` or `rgba`; `nil` for any other text.
  static func literal(ofFunction text: String) -> String? {
    guard text.utf8.count < 64, text.hasPrefix("rgb"), text.hasSuffix(")"), let start = text.firstIndex(of: "(") else {
      return nil
    }
    let parts = text[text.index(after: start)...].dropLast().split { $0 == "," || $0 == " " || $0 == "/" }
    let channels = parts.prefix(3).compactMap { UInt8($0) }
    guard channels.count == 3, parts.count <= 4 else { return nil }
    let opacity = parts.count == 4 ? Double(parts[3]).map { UInt8(min(max($0, 0), 1) * 255) } : nil
    return "#"
      + (channels + (opacity.map { [$0] } ?? [])).map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
