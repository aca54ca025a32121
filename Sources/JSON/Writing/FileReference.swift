/// The path of a file as a reference by RFC 3986.
struct FileReference {
  /// The reference, relative where the path is.
  let text: String

  init(path: String) {
    let scheme = path.hasPrefix("/") ? "file://" : ""
    text = path.utf8.reduce(into: scheme) { $0 += Self.escaped($1) }
  }
}

extension FileReference {
  private static func escaped(_ byte: UInt8) -> String {
    let character = Unicode.Scalar(byte)
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": return String(Character(character))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + digits
    }
  }
}
