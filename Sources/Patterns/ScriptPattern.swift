internal import CPCRE2

/// A regular expression in the syntax of ECMAScript with its flag `u`, as JSON Schema has them.
///
/// What it means differently in PCRE2 is rewritten, and what ECMAScript does not have is refused. A match first runs
/// fast; where that takes too long it runs again with its steps counted, so that no pattern hangs on any text.
package final class ScriptPattern: Sendable {
  private let source: [UInt8]
  private let code: PatternCode
  /// A byte that every text has in which the pattern matches.
  private let requiredByte: UInt8?

  /// Compiles a pattern.
  package init(_ text: String) throws(PatternFault) {
    guard text.utf8.count <= Pattern.longest else {
      throw PatternFault(
        kind: .syntax, offset: Pattern.longest, message: "a pattern has at most \(Pattern.longest) bytes")
    }
    var translation = ScriptTranslation(Array(text.utf8))
    source = try translation.translated()
    code = try PatternCode(source, options: Self.options)
    requiredByte = code.requiredByte
    // Without it matches are slower and otherwise the same.
    pcre2_jit_compile_8(OpaquePointer(bitPattern: code.address), UInt32(PCRE2_JIT_COMPLETE))
  }
}

extension ScriptPattern {
  private static let options =
    UInt32(PCRE2_UTF) | UInt32(PCRE2_DOLLAR_ENDONLY) | UInt32(PCRE2_ALT_BSUX) | UInt32(PCRE2_MATCH_UNSET_BACKREF)
    | UInt32(PCRE2_ALLOW_EMPTY_CLASS) | UInt32(PCRE2_NEVER_BACKSLASH_C)

  /// The steps of one place of a text times its places, up to which a match costs no more than the text is long.
  private static let quickSteps = 20_000
  /// The fewest steps of one place of such a match.
  private static let leastSteps = 50
  /// The steps of one place times the places of a match that is tried next.
  private static let longSteps = 20_000_000
  /// What such a match costs, about the time of which as many counted steps take.
  private static let longCost = 2_000_000

  /// Whether the pattern matches anywhere in a text in UTF-8.
  ///
  /// - Parameter steps: The steps that the match may take, of which those that it took are subtracted: one for each byte
  ///   as long as it is quick, two millions for a long match, and then each step as it is counted.
  package func matches(_ text: UnsafeBufferPointer<UInt8>, steps: inout Int) throws(PatternFault) -> Bool {
    let places = text.count + 1
    steps -= places
    if let requiredByte, !text.contains(requiredByte) { return false }
    if let outcome = match(text, limit: max(Self.leastSteps, Self.quickSteps / places)) { return outcome }
    if steps > Self.longCost, places < Self.longSteps / Self.leastSteps {
      steps -= Self.longCost
      if let outcome = match(text, limit: Self.longSteps / places) { return outcome }
    }
    steps = max(0, steps)
    return try PatternCode(source, options: Self.options | UInt32(PCRE2_AUTO_CALLOUT))
      .matches(Array(text), steps: &steps)
  }

  /// Returns whether the pattern matches, or `nil` where it takes more steps at one place, or is not to be matched.
  private func match(_ text: UnsafeBufferPointer<UInt8>, limit: Int) -> Bool? {
    let result = code.match(text, limit: UInt32(limit))
    return result >= 0 ? true : result == PCRE2_ERROR_NOMATCH ? false : nil
  }
}

extension PatternCode {
  /// The last letter that stands in every match, as PCRE2 found it; a pattern of ECMAScript's has no flags to vary it.
  fileprivate var requiredByte: UInt8? {
    var kind: UInt32 = 0
    var unit: UInt32 = 0
    let code = OpaquePointer(bitPattern: address)
    guard pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_LASTCODETYPE), &kind) == 0, kind == 1,
      pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_LASTCODEUNIT), &unit) == 0
    else { return nil }
    return UInt8(exactly: unit)
  }

  /// Returns PCRE2's result of a match whose steps at one place of the text are limited.
  fileprivate func match(_ text: UnsafeBufferPointer<UInt8>, limit: UInt32) -> Int32 {
    let data = pcre2_match_data_create_8(1, nil)
    let context = pcre2_match_context_create_8(nil)
    defer {
      pcre2_match_data_free_8(data)
      pcre2_match_context_free_8(context)
    }
    pcre2_set_heap_limit_8(context, Self.largestHeap)
    pcre2_set_match_limit_8(context, limit)
    return pcre2_match_8(OpaquePointer(bitPattern: address), text.baseAddress, text.count, 0, 0, data, context)
  }
}
