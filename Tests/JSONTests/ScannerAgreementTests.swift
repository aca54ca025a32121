import Diagnostics
import Testing

@testable import JSON

/// libjansson and the scanner judge every text alike, so that each refusal is explained and each value is located.
@Suite struct ScannerAgreementTests {
  static let text = #"""
    {"a": [1, -2.5e+3, "x\u00e9\ud83d\ude00\n"], "é": {"b": true, "c": [null, {}]},
     "d": false}
    """#

  func agree(on bytes: [UInt8]) {
    let fault = SyntaxFault.first(in: bytes)
    do throws(Diagnostic) {
      _ = try JSONDocument.parse(bytes, name: "")
      #expect(fault == nil, "\(String(decoding: bytes, as: UTF8.self))")
    } catch {
      let isOutsideScanner = error.code == .duplicateKey || error.message.contains("UTF-")
      #expect(isOutsideScanner || fault?.message == error.message, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("They agree on every start of a text")
  func starts() {
    let bytes = Array(Self.text.utf8)
    for end in bytes.indices { agree(on: Array(bytes[..<end])) }
  }

  @Test("They agree on every text without one of its bytes")
  func deletions() {
    for index in Self.text.utf8.indices {
      var text = Array(Self.text.utf8)
      text.remove(at: Self.text.utf8.distance(from: Self.text.startIndex, to: index))
      agree(on: text)
    }
  }

  @Test(
    "They agree on every text with one byte replaced or inserted",
    arguments: Array("{}[]\",:\\'/-+.eE019aun \n".utf8) + [0, 1, 0x7F, 0x80, 0xC3, 0xE2, 0xF0, 0xFF])
  func changes(byte: UInt8) {
    for index in Self.text.utf8.indices {
      let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: index)
      var text = Array(Self.text.utf8)
      text.insert(byte, at: offset)
      agree(on: text)
      text.remove(at: offset + 1)
      agree(on: text)
    }
  }
}
