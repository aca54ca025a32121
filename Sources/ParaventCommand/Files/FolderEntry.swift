/// The name of what stands in a folder, which may be any bytes.
struct FolderEntry {
  let name: [UInt8]
}

extension FolderEntry {
  /// The name as text; `nil` where it is not UTF-8.
  var text: String? { String(validating: name, as: UTF8.self) }

  /// The name in ASCII, all other bytes as escapes such as `\xE9`.
  var escaped: String {
    name.reduce(into: "") { text, byte in
      guard !(0x20..<0x7F).contains(byte) else { return text.unicodeScalars.append(Unicode.Scalar(byte)) }
      text += "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
