/// The bytes of one output, written front to back.
struct ByteSink: Sendable {
  var bytes: [UInt8] = []
}

extension ByteSink {
  /// Writes markup or CSS that stands in this program's source.
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes one ASCII character.
  mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes bytes that another sink, or a reader that lets only known characters through, has made safe.
  mutating func write(trusted other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  /// Makes room for as many more bytes.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }
}

extension ByteSink {
  /// Writes a whole number in decimal digits.
  mutating func write(number: Int) {
    guard number < 0 || number > 9 else { return bytes.append(UInt8(48 + number)) }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(48 + rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Writes a finite number in at most four decimals; CSS takes no exponents from us, and no length beyond a million.
  mutating func write(decimal value: Double) {
    let scaled = (Self.clamped(value) * 10_000).rounded()
    let whole = Int(scaled.magnitude)
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    if whole >= 10_000 || whole == 0 { write(number: whole / 10_000) }
    guard whole % 10_000 > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = whole % 10_000
    var unit = 1000
    while rest > 0 {
      bytes.append(UInt8(48 + rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Returns a number that CSS can hold: finite, and at most a million either way.
  static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000)
  }
}
