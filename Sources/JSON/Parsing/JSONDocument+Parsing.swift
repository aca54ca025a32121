internal import CJansson
package import Diagnostics
internal import Glibc

extension JSONDocument {
  /// The most bytes that a document may have unless a caller sets another limit: 64 MB.
  package static let sizeLimit = 64 << 20

  /// Parses a document from its bytes, which must be UTF-8, with or without a byte-order mark.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - name: What diagnostics call the document.
  ///   - sizeLimit: The most bytes that the text may have.
  /// - Throws: One diagnostic, with the place and excerpt of the first fault.
  package static func parse(
    _ bytes: [UInt8], name: String, sizeLimit: Int = JSONDocument.sizeLimit
  ) throws(Diagnostic) -> JSONDocument {
    guard bytes.count <= sizeLimit else {
      let size = Wording.count(bytes.count, "byte")
      let message = "the text has \(size), more than the limit of \(Wording.grouped(sizeLimit))"
      throw Diagnostic(.tooLarge, .error, message, file: name)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    do throws(SyntaxFault) {
      return JSONDocument(name: name, text: text, handle: try load(text))
    } catch {
      throw error.diagnostic(in: text, named: name)
    }
  }

  private static func load(_ text: [UInt8]) throws(SyntaxFault) -> JSONHandle {
    if let encoding = WideEncoding(of: text) { throw encoding.fault }
    // libjansson drops a NUL byte that follows a number or a literal.
    if text.contains(byte: 0), let fault = SyntaxFault.first(in: text) { throw fault }
    var error = json_error_t()
    let flags = 0x1 | 0x4 | 0x10  // JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL
    let root = text.withUnsafeBytes {
      json_loadb($0.bindMemory(to: CChar.self).baseAddress, $0.count, flags, &error)
    }
    guard let root else { throw fault(error, in: text) }
    return JSONHandle(owning: root)
  }

  private static func fault(_ error: json_error_t, in text: [UInt8]) -> SyntaxFault {
    var error = error
    let end = min(max(Int(error.position), 0), text.count)
    if json_error_code(&error) == json_error_duplicate_key,
      let fault = SyntaxFault.duplicateKey(endingAt: end, in: text)
    {
      return fault
    }
    if let fault = SyntaxFault.first(in: text) { return fault }
    let message = withUnsafeBytes(of: &error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return SyntaxFault(max(end - 1, 0)..<end, message)
  }
}

extension [UInt8] {
  /// Whether the bytes hold a byte, found by the C library's fast search.
  fileprivate func contains(byte: UInt8) -> Bool {
    withUnsafeBytes { buffer in buffer.baseAddress.flatMap { memchr($0, Int32(byte), buffer.count) } != nil }
  }
}
