extension HTTPRequest {
  /// Why it cannot be told where the request ends, or whom it is for, in the same way by everyone who reads it; `nil`
  /// where it can (RFC 9112, 6.3 and 3.2).
  ///
  /// A proxy in front that reads such a request in another way would take a part of it for a request of its own.
  var framingFault: String? {
    var (lengths, codings, hosts) = (0, 0, 0)
    for (name, value) in headers.fields {
      if name.isEmpty { return "a field has no name" }
      if name.utf8.contains(where: { $0 <= 0x20 }) { return "a field's name holds a blank" }
      if value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return "a field holds a line break" }
      switch name.utf8.count {
      case 4 where HTTPHeaders.areEqual(name, "host"): hosts += 1
      case 14 where HTTPHeaders.areEqual(name, "content-length"): lengths += 1
      case 17 where HTTPHeaders.areEqual(name, "transfer-encoding"):
        codings += 1
        guard HTTPHeaders.areEqual(Self.trimmed(value), "chunked") else {
          return "the only Transfer-Encoding that is known is chunked"
        }
      default: break
      }
    }
    if hosts > 1 { return "there are two Host" }
    if lengths > 1 { return "there are two Content-Length" }
    if codings > 1 { return "there are two Transfer-Encoding" }
    return lengths > 0 && codings > 0 ? "there are Content-Length and Transfer-Encoding" : nil
  }

  /// A field's value without the blanks at its ends, which are no part of it (RFC 9110, 5.5).
  private static func trimmed(_ value: String) -> String {
    let bytes = value.utf8.drop { $0 == 0x20 || $0 == 0x09 }
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }
    return end.map { String(decoding: bytes[...$0], as: UTF8.self) } ?? ""
  }
}
