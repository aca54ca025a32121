/// A field of the head of a request to a webhook.
struct WebhookField: Sendable, Hashable {
  let name: String
  let value: String
}

extension WebhookField {
  /// What the connection, or the body that is sent, settles; in lower case.
  private static let settled: Set = [
    "accept-encoding", "connection", "content-encoding", "content-length", "content-type", "expect", "host",
    "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
  ]

  /// Whether a name belongs to fields that only the server itself can write.
  static func isSettled(_ name: String) -> Bool { settled.contains(name.lowercased()) }

  /// Whether a name is a token (RFC 9110, 5.6.2).
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  /// Whether the value stands in one line.
  var isSound: Bool { !value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F } }

  /// The field as libcurl takes it, for which a name and a colon alone mean that there shall be no such field.
  var line: String { value.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? "\(name);" : "\(name): \(value)" }
}
