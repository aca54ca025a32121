/// URIs (RFC 3986), IRIs (RFC 3987), templates of them (RFC 6570), UUIDs and JSON Pointers.
enum ReferenceFormat {}

extension ReferenceFormat {
  static func isReference(_ text: Format.Text, needsScheme: Bool, isInternational: Bool) -> Bool {
    guard hasSoundCharacters(text, isInternational) else { return false }
    let parts = URIReference(String(decoding: text, as: UTF8.self))
    guard parts.scheme != nil || !needsScheme else { return false }
    if parts.scheme == nil, parts.authority == nil {
      // The first step of a relative path would else be taken for a scheme.
      guard parts.path.prefix(while: { $0 != "/" }).firstIndex(of: ":") == nil else { return false }
    }
    if let fragment = parts.fragment, fragment.contains("#") { return false }
    guard !parts.path.contains(where: { "[]".contains($0) }) else { return false }
    return parts.authority.map(isAuthority) ?? true
  }

  private static func hasSoundCharacters(_ text: Format.Text, _ isInternational: Bool) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < text.endIndex, text[index].hexadecimalValue != nil, text[index + 1].hexadecimalValue != nil
        else { return false }
      } else if byte >= 0x80 {
        guard isInternational else { return false }
      } else if byte <= 0x20 || byte == 0x7F || "\"<>\\^`{|}".utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  private static func isAuthority(_ text: Substring) -> Bool {
    let host = text.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? text
    guard !text[..<host.startIndex].contains(where: { "[]".contains($0) }) else { return false }
    guard host.first == "[" else { return isHost(host) }
    guard let end = host.firstIndex(of: "]") else { return false }
    let address = Array(host[host.index(after: host.startIndex)..<end].utf8)
    let isAddress = address.withUnsafeBufferPointer { HostFormat.isIPv6(Slice(base: $0, bounds: $0.indices)) }
    return (isAddress || address.first.map { $0 | 0x20 == UInt8(ascii: "v") } == true)
      && isPort(host[host.index(after: end)...])
  }

  private static func isHost(_ host: Substring) -> Bool {
    guard !host.contains(where: { "[]@".contains($0) }) else { return false }
    return host.firstIndex(of: ":").map { isPort(host[$0...]) } ?? true
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.first == ":" && text.utf8.dropFirst().allSatisfy(\.isDigit)
  }

  static func isTemplate(_ text: Format.Text) -> Bool {
    var isOpen = false
    var isEmpty = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "{"):
        guard !isOpen else { return false }
        (isOpen, isEmpty) = (true, true)
      case UInt8(ascii: "}"):
        guard isOpen, !isEmpty else { return false }
        isOpen = false
      default:
        if byte <= 0x20 || byte == 0x7F || "\"<>\\^`|".utf8.contains(byte) && !isOpen { return false }
        isEmpty = false
      }
    }
    return !isOpen
  }

  static func isUUID(_ text: Format.Text) -> Bool {
    guard text.count == 36 else { return false }
    return text.enumerated().allSatisfy { place, byte in
      [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : byte.hexadecimalValue != nil
    }
  }

  static func isPointer(_ text: Format.Text) -> Bool {
    guard text.first ?? UInt8(ascii: "/") == UInt8(ascii: "/") else { return false }
    for index in text.indices where text[index] == UInt8(ascii: "~") {
      guard index + 1 < text.endIndex, "01".utf8.contains(text[index + 1]) else { return false }
    }
    return true
  }

  static func isRelativePointer(_ text: Format.Text) -> Bool {
    let digits = text.prefix(while: \.isDigit)
    guard !digits.isEmpty, digits.count == 1 || digits.first != UInt8(ascii: "0") else { return false }
    let rest = text[digits.endIndex...]
    return rest.elementsEqual("#".utf8) || isPointer(rest)
  }
}
