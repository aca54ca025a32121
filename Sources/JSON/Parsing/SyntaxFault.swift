internal import Diagnostics

/// Why a text is no JSON, and where, in byte offsets.
struct SyntaxFault: Error {
  let range: Range<Int>
  let message: String
  let code: DiagnosticCode

  init(_ range: Range<Int>, _ message: String, code: DiagnosticCode = .syntax) {
    self.range = range
    self.message = message
    self.code = code
  }
}

extension SyntaxFault {
  /// Finds the first fault of a text by scanning it from its start.
  static func first(in text: [UInt8]) -> SyntaxFault? {
    var scanner = JSONScanner(text)
    do throws(SyntaxFault) {
      while case .some = try scanner.next() {}
      return nil
    } catch {
      return error
    }
  }

  /// Explains the key whose closing quote stands just before `end` and which its object has already.
  static func duplicateKey(endingAt end: Int, in text: [UInt8]) -> SyntaxFault? {
    var scanner = JSONScanner(text)
    while let event = try? scanner.next() {
      guard case .key(let key) = event, key.upperBound >= end else { continue }
      guard key.upperBound == end, let object = scanner.containers.last else { return nil }
      let name = JSONScanner.decode(text[key])
      let line = scanner.line(of: firstKey(name, inObjectAt: object.start, of: text) ?? key.lowerBound)
      let message = "the object has the key \(Wording.quoted(name)) already, on line \(line)"
      return SyntaxFault(key, message, code: .duplicateKey)
    }
    return nil
  }

  private static func firstKey(_ name: String, inObjectAt start: Int, of text: [UInt8]) -> Int? {
    var scanner = JSONScanner(text, from: start)
    while let event = try? scanner.next() {
      guard case .key(let key) = event, scanner.containers.count == 1 else { continue }
      // Swift's strings hold some keys for equal that JSON tells apart.
      if JSONScanner.decode(text[key]).utf8.elementsEqual(name.utf8) { return key.lowerBound }
    }
    return nil
  }

  /// Makes the diagnostic, with line, column and excerpt.
  func diagnostic(in text: [UInt8], named name: String) -> Diagnostic {
    let place = SourceText(text).place(of: range)
    return Diagnostic(code, .error, message, file: name, range: place.range, excerpt: place.excerpt)
  }
}
