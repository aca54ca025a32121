/// A regular expression, compiled once and matched many times.
///
/// Its syntax is that of RE2 (github.com/google/re2/wiki/Syntax): what needs to look back or around, such as `\1`, `(?=`
/// and `(?>`, is refused.
package final class Pattern: Sendable {
  private let code: PatternCode

  private init(code: consuming PatternCode) {
    self.code = code
  }
}

extension Pattern {
  /// The most bytes of a pattern.
  package static let longest = 4096

  /// Compiles a pattern.
  package static func compile(_ text: String) throws(PatternFault) -> Pattern {
    let bytes = Array(text.utf8)
    guard bytes.count <= longest else {
      throw PatternFault(kind: .syntax, offset: longest, message: "a pattern has at most \(longest) bytes")
    }
    if let fault = SyntaxScreen.fault(in: bytes) { throw fault }
    return Pattern(code: try PatternCode(bytes))
  }

  /// Whether the pattern matches anywhere in a text in UTF-8.
  ///
  /// - Parameter steps: The steps that the match may take, of which those that it took are subtracted; a step is an
  ///   item of the pattern tried or a byte of the text passed over.
  package func matches(_ text: [UInt8], steps: inout Int) throws(PatternFault) -> Bool {
    try code.matches(text, steps: &steps)
  }
}
