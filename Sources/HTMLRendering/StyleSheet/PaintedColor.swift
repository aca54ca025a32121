internal import Paravent

/// The values of a colour in every surrounding, as red, green, blue and alpha in one number each.
struct PaintedColor: Hashable, Sendable {
  let light: UInt32
  let dark: UInt32
  let lightHighContrast: UInt32
  let darkHighContrast: UInt32
}

extension PaintedColor {
  init(_ color: ResolvedColor) {
    let opacity = color.opacity.isNaN ? 1 : min(max(color.opacity, 0), 1)
    light = color.light.packed(opacity: opacity)
    dark = color.dark.packed(opacity: opacity)
    lightHighContrast = color.lightHighContrast.packed(opacity: opacity)
    darkHighContrast = color.darkHighContrast.packed(opacity: opacity)
  }

  /// Whether the colour is the same everywhere.
  var isConstant: Bool {
    light == dark && light == lightHighContrast && dark == darkHighContrast
  }
}

extension RGBA {
  fileprivate func packed(opacity: Double) -> UInt32 {
    let alpha = opacity == 1 ? alpha : UInt8((Double(alpha) * opacity).rounded())
    return UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }
}

extension ByteSink {
  /// Writes a colour as `#RRGGBB`, or `#RRGGBBAA` where light shines through.
  mutating func write(hexadecimal color: UInt32) {
    write(byte: UInt8(ascii: "#"))
    for shift in stride(from: 28, through: color & 255 == 255 ? 8 : 0, by: -4) {
      let digit = UInt8(color >> UInt32(shift) & 15)
      write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
