internal import Glibc

/// A stack large enough for the deepest documents and trees that the limits allow.
///
/// A level of a document takes many frames, which are large in debug builds and under Address Sanitizer, while a caller's
/// thread may have a small stack. Shallow work stays on it; deep work gets a thread of its own.
package enum DeepStack {
  /// The size in bytes; memory is used only where the stack is.
  private static let size = 512 << 20

  /// The levels up to which work is shallow: a quarter of what the smallest stack in use holds in a debug build.
  package static let shallowLevels = 64
}

extension DeepStack {
  /// Runs work on a large stack where it is deep, and waits for it.
  package static func run<Result>(ifDeeperThan levels: Int?, _ work: () -> Result) -> Result {
    if let levels, levels <= shallowLevels { return work() }
    return run(work)
  }

  /// Runs work on a large stack, and waits for it.
  package static func run<Result>(_ work: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = work() }) { onThread($0) }
    // Without a thread to be had the work runs here.
    return result ?? work()
  }

  private static func onThread(_ work: @escaping () -> Void) {
    if let thread = NativeThread.start(stackSize: size, work) { pthread_join(thread, nil) }
  }
}

extension [UInt8] {
  /// The levels of brackets in a JSON text and in the expressions of its strings: never fewer than there are.
  package var bracketLevels: Int {
    var (level, levelInString, deepest) = (0, 0, 0)
    var (isInString, isEscaped) = (false, false)
    for byte in self {
      if isInString {
        switch byte {
        case _ where isEscaped: isEscaped = false
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "\""): isInString = false
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          levelInString += 1
          deepest = Swift.max(deepest, level + levelInString)
        default: break
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        level += 1
        deepest = Swift.max(deepest, level)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
      case UInt8(ascii: "\""): (isInString, levelInString) = (true, 0)
      default: break
      }
    }
    return deepest
  }
}
