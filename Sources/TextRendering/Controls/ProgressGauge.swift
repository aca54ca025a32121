/// A share as text shows it.
struct ProgressGauge {
  private let fraction: Double

  init(_ fraction: Double) {
    self.fraction = fraction.isNaN ? 0 : min(max(0, fraction), 1)
  }
}

extension ProgressGauge {
  /// The share in percent.
  var percentage: String { "\(steps(of: 100))%" }

  /// A disc that is filled by quarters.
  var glyph: String {
    switch steps(of: 4) {
    case 0: "○"
    case 1: "◔"
    case 2: "◑"
    case 3: "◕"
    default: "●"
    }
  }

  /// Returns the share as the nearest of a number of equal steps.
  func steps(of count: Int) -> Int {
    Int(fraction * Double(count) + 0.5)
  }
}
