extension HTTPRequest {
  /// Why it cannot be told where the request ends, or whom it is for, in the same way by everyone who reads it; `nil`
  /// where it can (RFC 9112, 6.3 and 3.2).
  ///
  /// A proxy in front that reads such a request in another way would take a part of it for a request of its own.
  var framingFault: String? {
    let lengths = headers.fields.filter { Self.isCalled($0.name, "content-length") }
    let codings = headers.fields.filter { Self.isCalled($0.name, "transfer-encoding") }
    let hosts = headers.fields.filter { Self.isCalled($0.name, "host") }
    if headers.fields.contains(where: { $0.name.contains { $0.isWhitespace } }) {
      return "a field's name holds a blank"
    }
    if lengths.count > 1 { return "there are two Content-Length" }
    if !lengths.isEmpty, !codings.isEmpty { return "there are Content-Length and Transfer-Encoding" }
    if codings.count > 1 || codings.contains(where: { !Self.isCalled($0.value, "chunked") }) {
      return "the only Transfer-Encoding that is known is chunked"
    }
    if hosts.count > 1 { return "there are two Host" }
    if headers.fields.contains(where: { $0.value.contains("\r") || $0.value.contains("\n") }) {
      return "a field holds a line break"
    }
    return nil
  }

  private static func isCalled(_ text: String, _ name: String) -> Bool {
    text.lowercased().filter { !$0.isWhitespace } == name
  }
}
