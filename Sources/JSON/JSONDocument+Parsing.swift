internal import CJansson
package import Diagnostics

extension JSONDocument {
  /// The most bytes that a document may have: 64 MB.
  package static let sizeLimit = 64 << 20

  /// Parses a document from its bytes.
  ///
  /// - Throws: One diagnostic, with the place and excerpt of the first fault.
  package static func parse(_ bytes: [UInt8], name: String) throws(Diagnostic) -> JSONDocument {
    var error = json_error_t()
    let flags = 0x1 | 0x4 | 0x10
    let root = bytes.withUnsafeBytes {
      json_loadb($0.bindMemory(to: CChar.self).baseAddress, $0.count, flags, &error)
    }
    guard let root else { throw Diagnostic(.syntax, .error, "invalid JSON", file: name) }
    return JSONDocument(name: name, text: bytes, handle: JSONHandle(owning: root))
  }
}
