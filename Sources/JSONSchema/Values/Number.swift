/// A number as JSON writes it: whole numbers exactly, all others as the nearest double.
enum Number: Sendable {
  case integer(Int64)
  case real(Double)
}

extension Number: Comparable {
  /// Compares exactly: no whole number is rounded.
  static func < (left: Number, right: Number) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.real(let left), .real(let right)): left < right
    case (.integer(let left), .real(let right)): compare(left, right) < 0
    case (.real(let left), .integer(let right)): compare(right, left) > 0
    }
  }

  static func == (left: Number, right: Number) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.integer(let left), .real(let right)), (.real(let right), .integer(let left)): compare(left, right) == 0
    }
  }

  /// Returns a negative number, zero or a positive one.
  private static func compare(_ integer: Int64, _ real: Double) -> Int {
    if real >= 0x1p63 { return -1 }
    if real < -0x1p63 { return 1 }
    let floor = real.rounded(.down)
    let whole = Int64(floor)
    if integer != whole { return integer < whole ? -1 : 1 }
    return real > floor ? -1 : 0
  }
}

extension Number {
  /// The number as a double, rounded where it must be.
  var double: Double {
    switch self {
    case .integer(let integer): Double(integer)
    case .real(let real): real
    }
  }

  /// The number as a whole one, where it is whole and small enough.
  var whole: Int64? {
    switch self {
    case .integer(let integer): integer
    case .real(let real): Int64(exactly: real)
    }
  }
}

extension Number: CustomStringConvertible {
  var description: String {
    whole.map(String.init) ?? "\(double)"
  }
}
