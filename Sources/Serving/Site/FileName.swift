internal import Glibc

/// The name of a file as the system has it, which need not be a text.
struct FileName: Sendable, Comparable {
  private let bytes: [UInt8]

  /// Copies a name that a zero ends.
  init(_ name: UnsafePointer<UInt8>) {
    bytes = Array(UnsafeBufferPointer(start: name, count: strlen(name)))
  }
}

extension FileName {
  static func < (one: FileName, other: FileName) -> Bool { one.bytes.lexicographicallyPrecedes(other.bytes) }

  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// The name as a text; `nil` where it is no UTF-8, or holds what no segment of a request's path may.
  var text: String? {
    guard !bytes.contains(UInt8(ascii: "\\")), let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : text
  }

  /// The name with all that is no visible letter of ASCII in escapes.
  var visible: String {
    bytes.map { byte in
      (0x20...0x7E).contains(byte) ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
