internal import Glibc

/// The bytes of one output, written front to back.
struct ByteSink: Sendable {
  // Storage runs ahead of the count, so that a write is a copy of memory: a third of the time of appending to an array.
  private var storage: [UInt8] = []
  private(set) var count = 0
}

extension ByteSink {
  /// The bytes written so far.
  var bytes: [UInt8] { Array(storage.prefix(count)) }

  var isEmpty: Bool { count == 0 }

  /// Writes markup or CSS that stands in this program's source.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { write(raw: $0) }
  }

  /// Writes one ASCII character.
  @inline(__always)
  mutating func write(byte: UInt8) {
    if count == storage.count { reserve(1) }
    storage[count] = byte
    count += 1
  }

  /// Writes what another sink, or a reader that lets only known characters through, has made safe.
  mutating func write(trusted other: ByteSink) {
    other.storage.withUnsafeBufferPointer { write(raw: UnsafeBufferPointer(rebasing: $0.prefix(other.count))) }
  }

  /// Writes what a reader that lets only known characters through has made safe.
  mutating func write(trusted other: [UInt8]) {
    other.withUnsafeBufferPointer { write(raw: $0) }
  }

  /// Writes bytes as they are.
  mutating func write(raw source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress, !source.isEmpty else { return }
    if storage.count - count < source.count { reserve(source.count) }
    storage.withUnsafeMutableBufferPointer {
      $0.baseAddress?.advanced(by: count).update(from: start, count: source.count)
    }
    count += source.count
  }

  /// Makes room for as many more bytes, and doubles it, so that writing takes linear time.
  mutating func reserve(_ more: Int) {
    guard count + more > storage.count else { return }
    let size = max(count + more, storage.count * 2, 64)
    storage = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      memset(start, 0, size)
      storage.withUnsafeBufferPointer { old in
        if let first = old.baseAddress { memcpy(start, first, count) }
      }
      initialized = size
    }
  }

  /// Forgets the bytes but keeps the room.
  mutating func clear() {
    count = 0
  }
}

extension ByteSink {
  /// Writes a whole number in decimal digits.
  mutating func write(number: Int) {
    if number < 0 { write(byte: UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = count
    repeat {
      write(byte: UInt8(48 + rest % 10))
      rest /= 10
    } while rest > 0
    storage[start..<count].reverse()
  }

  /// Writes a finite number in at most four decimals; CSS takes no exponents from us, and no length beyond a million.
  mutating func write(decimal value: Double) {
    let scaled = (Self.clamped(value) * 10_000).rounded()
    let whole = Int(scaled.magnitude)
    if scaled < 0 { write(byte: UInt8(ascii: "-")) }
    if whole >= 10_000 || whole == 0 { write(number: whole / 10_000) }
    guard whole % 10_000 > 0 else { return }
    write(byte: UInt8(ascii: "."))
    var rest = whole % 10_000
    var unit = 1000
    while rest > 0 {
      write(byte: UInt8(48 + rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Returns a number that CSS can hold: finite, and at most a million either way.
  static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000)
  }
}
