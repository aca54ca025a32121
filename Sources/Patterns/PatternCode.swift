internal import CPCRE2

/// Owns one pattern that PCRE2 compiled.
///
/// The address is kept as a number so that the code is `Sendable`. That is sound: PCRE2 only reads compiled code while
/// it matches (pcre2api, "Multithreading"), each match has data of its own, and the one release happens in `deinit`.
struct PatternCode: ~Copyable, Sendable {
  let address: UInt

  /// - Parameters:
  ///   - text: A pattern of valid UTF-8.
  ///   - options: What PCRE2 is told of the syntax.
  init(_ text: [UInt8], options: UInt32 = PatternCode.options) throws(PatternFault) {
    let context = pcre2_compile_context_create_8(nil)
    defer { pcre2_compile_context_free_8(context) }
    pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_LF))
    var error: Int32 = 0
    var offset = 0
    guard
      let code = pcre2_compile_8(text, text.count, options, &error, &offset, context)
    else {
      throw PatternFault(kind: .syntax, offset: min(offset, text.count), message: Self.message(of: error))
    }
    address = UInt(bitPattern: code)
  }

  deinit {
    pcre2_code_free_8(OpaquePointer(bitPattern: address))
  }
}

extension PatternCode {
  /// The most memory of one match in KiB.
  static let largestHeap: UInt32 = 16_384

  /// A callout before each item is what counts the steps; PCRE2's own limit begins anew at each place of the text.
  static let options =
    UInt32(PCRE2_UTF) | UInt32(PCRE2_DOLLAR_ENDONLY) | UInt32(PCRE2_AUTO_CALLOUT) | UInt32(PCRE2_NEVER_BACKSLASH_C)

  func matches(_ text: [UInt8], steps: inout Int) throws(PatternFault) -> Bool {
    var meter = StepMeter(left: steps)
    defer { steps = max(0, meter.left) }
    let data = pcre2_match_data_create_8(1, nil)
    let context = pcre2_match_context_create_8(nil)
    defer {
      pcre2_match_data_free_8(data)
      pcre2_match_context_free_8(context)
    }
    pcre2_set_heap_limit_8(context, Self.largestHeap)
    let result = withUnsafeMutablePointer(to: &meter) { meter -> Int32 in
      pcre2_set_callout_8(context, countStep, meter)
      return pcre2_match_8(OpaquePointer(bitPattern: address), text, text.count, 0, 0, data, context)
    }
    if result == PCRE2_ERROR_NOMATCH { return false }
    guard result < 0 else { return true }
    if PCRE2_ERROR_UTF8_ERR21...PCRE2_ERROR_UTF8_ERR1 ~= result {
      throw PatternFault(kind: .encoding, offset: 0, message: "the text is not UTF-8")
    }
    throw PatternFault(kind: .limit, offset: 0, message: "the pattern takes too many steps on this text")
  }

  private static func message(of error: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = pcre2_get_error_message_8(error, &buffer, buffer.count)
    guard count > 0 else { return "the pattern is not valid" }
    return String(decoding: buffer.prefix(Int(count)), as: UTF8.self)
  }
}

/// Counts a step of a match, and ends the match where none is left.
private func countStep(
  _ block: UnsafeMutablePointer<pcre2_callout_block_8>?, _ data: UnsafeMutableRawPointer?
) -> Int32 {
  guard let place = block?.pointee.current_position, let meter = data?.assumingMemoryBound(to: StepMeter.self) else {
    return PCRE2_ERROR_CALLOUT
  }
  return meter.pointee.step(to: place) ? 0 : PCRE2_ERROR_CALLOUT
}
