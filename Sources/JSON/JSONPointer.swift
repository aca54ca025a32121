/// A JSON Pointer (RFC 6901): the way from a document's outermost value to one within it.
package struct JSONPointer: Sendable, Hashable {
  /// The keys and element numbers on the way, without escapes.
  package var tokens: [String]

  /// Creates a pointer from the keys and element numbers on the way.
  package init(tokens: [String] = []) {
    self.tokens = tokens
  }
}

extension JSONPointer: CustomStringConvertible {
  /// Parses the text form, such as `/body/children/0`, or returns `nil` where it is malformed.
  package init?(_ text: String) {
    guard text.isEmpty || text.utf8.first == UInt8(ascii: "/") else { return nil }
    var tokens: [String] = []
    for part in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
      guard let token = Self.unescape(part) else { return nil }
      tokens.append(token)
    }
    self.init(tokens: tokens)
  }

  /// The text form, in which `~` is written `~0` and `/` is written `~1`.
  package var description: String {
    var text: [UInt8] = []
    for token in tokens { Self.append(token.utf8, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a slash and the escaped token to the text form of a pointer.
  static func append(_ token: some Sequence<UInt8>, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "/"))
    for byte in token {
      switch byte {
      case UInt8(ascii: "~"): text += "~0".utf8
      case UInt8(ascii: "/"): text += "~1".utf8
      default: text.append(byte)
      }
    }
  }

  private static func unescape(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONPointer {
  /// Returns the value that the pointer leads to, or `nil` where the document has none there.
  package func resolve(in document: JSONDocument) -> JSONValue? {
    var value = document.root
    for token in tokens {
      guard let next = value.object?[token] ?? Self.element(token, of: value) else { return nil }
      value = next
    }
    return value
  }

  private static func element(_ token: String, of value: JSONValue) -> JSONValue? {
    guard let array = value.array, let index = Int(token), String(index) == token else { return nil }
    return array.indices.contains(index) ? array[index] : nil
  }
}
