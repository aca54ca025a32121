/// Addresses as an escape sequence may hold them.
enum TerminalLink {
  /// Returns an address with everything but visible ASCII percent-encoded, so that nothing ends the sequence early.
  static func address(_ url: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var address = ""
    for byte in url.utf8 {
      if byte > 0x20, byte < 0x7F {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return address
  }
}
