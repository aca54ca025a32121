internal import Diagnostics

extension JSONScanner {
  func fault(at offset: Int, _ message: String) -> SyntaxFault {
    SyntaxFault(offset..<min(offset + 1, text.count), message)
  }

  /// Explains the end of the text where something was still to come.
  func endFault() -> SyntaxFault {
    guard let container = containers.last else { return SyntaxFault(0..<0, "the document is empty") }
    return SyntaxFault(tokenEnd..<tokenEnd, "the text ends inside \(opening(of: container))")
  }

  func depthFault() -> SyntaxFault {
    let message = "values may lie \(Wording.grouped(Self.depthLimit)) levels deep at most"
    return SyntaxFault(offset..<offset + 1, message, code: .tooDeep)
  }

  func commentFault() -> SyntaxFault {
    let rest = text[offset...].dropFirst()
    switch rest.first {
    case UInt8(ascii: "/"):
      return SyntaxFault(offset..<(rest.firstIndex(of: 0x0A) ?? text.count), Self.commentMessage)
    case UInt8(ascii: "*"):
      let end = rest.indices.dropFirst().first {
        text[$0] == UInt8(ascii: "/") && text[$0 - 1] == UInt8(ascii: "*") && $0 > offset + 2
      }
      return SyntaxFault(offset..<(end.map { $0 + 1 } ?? text.count), Self.commentMessage)
    default: return fault(at: offset, "unexpected \"/\"")
    }
  }

  private static var commentMessage: String { "JSON has no comments" }

  func valueFault(_ byte: UInt8) -> SyntaxFault {
    switch byte {
    case UInt8(ascii: ","): return fault(at: offset, "a value is missing before this comma")
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return closingFault(byte)
    case UInt8(ascii: "+"): return fault(at: offset, "a number has no leading plus sign")
    case UInt8(ascii: "."): return fault(at: offset, Self.pointMessage)
    default: return mistake(byte) ?? foundFault("expected a value")
    }
  }

  func keyFault(_ byte: UInt8) -> SyntaxFault {
    let end = wordEnd(from: offset)
    switch byte {
    case UInt8(ascii: ","): return fault(at: offset, "a member is missing before this comma")
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return closingFault(byte)
    case _ where end > offset:
      return SyntaxFault(offset..<end, "a key stands in double quotes: \"\(Self.clippedText(text[offset..<end]))\"")
    default: return mistake(byte) ?? foundFault("expected a key in double quotes")
    }
  }

  func colonFault(after key: Range<Int>) -> SyntaxFault {
    guard let byte else { return endFault() }
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"):
      return SyntaxFault(tokenEnd..<tokenEnd, "the key \(Wording.quoted(Self.decode(text[key]))) has no value")
    case _ where beginsValue(byte): return SyntaxFault(tokenEnd..<tokenEnd, "a colon is missing after the key")
    default: return foundFault("expected a colon after the key")
    }
  }

  func separatorFault(_ byte: UInt8, in container: Container) -> SyntaxFault {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return closingFault(byte)
    case _ where isQuoteInString(byte):
      return SyntaxFault(tokenEnd - 1..<tokenEnd, "the string ends here; a quote inside a string is written \\\"")
    case _ where beginsValue(byte): return SyntaxFault(tokenEnd..<tokenEnd, "a comma is missing here")
    default:
      let expected = "expected a comma or the end of \(opening(of: container))"
      return mistake(byte) ?? foundFault(expected)
    }
  }

  private func isQuoteInString(_ byte: UInt8) -> Bool {
    offset == tokenEnd && text[offset - 1] == UInt8(ascii: "\"") && wordEnd(from: offset) > offset
  }

  /// Explains what follows the document's one value.
  func trailingFault() -> SyntaxFault {
    SyntaxFault(character(at: offset), "expected nothing after the document, found \(found(at: offset))")
  }

  private func closingFault(_ byte: UInt8) -> SyntaxFault {
    guard let container = containers.last else { return foundFault("expected a value") }
    if byte != container.closing {
      let closing = Character(Unicode.Scalar(container.closing))
      return foundFault("expected \"\(closing)\" for \(opening(of: container))")
    }
    guard text[tokenEnd - 1] == UInt8(ascii: ",") else { return foundFault("expected a value") }
    return SyntaxFault(tokenEnd - 1..<tokenEnd, "the \(container.noun) has a trailing comma")
  }

  /// Explains what is wrong wherever it stands.
  private func mistake(_ byte: UInt8) -> SyntaxFault? {
    switch byte {
    case UInt8(ascii: "'"): return SyntaxFault(singleQuoted, "a string stands in double quotes, not in single ones")
    case UInt8(ascii: "#"):
      return SyntaxFault(offset..<(text[offset...].firstIndex(of: 0x0A) ?? text.count), Self.commentMessage)
    case 0x80...: break
    default: return nil
    }
    do throws(SyntaxFault) {
      let quotes = ["“", "”", "„", "‘", "’", "«", "»"]
      let character = offset..<(try readCharacter(at: offset))
      guard quotes.contains(Self.text(text[character])) else { return nil }
      return SyntaxFault(character, "a string stands in straight double quotes (U+0022), not in \(found(at: offset))")
    } catch {
      return error
    }
  }

  private var singleQuoted: Range<Int> {
    let rest = text[(offset + 1)...].prefix { $0 != 0x0A }
    return offset..<(rest.firstIndex(of: UInt8(ascii: "'")) ?? offset) + 1
  }

  private func beginsValue(_ byte: UInt8) -> Bool {
    "\"'{[-".utf8.contains(byte) || wordEnd(from: offset) > offset
  }

  private func foundFault(_ expected: String) -> SyntaxFault {
    SyntaxFault(character(at: offset), "\(expected), found \(found(at: offset))")
  }
}
