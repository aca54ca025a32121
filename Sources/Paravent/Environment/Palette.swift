/// The colours that SwiftUI names, with Apple's values of iOS 13 to 18 (swiftUI's `Color`, UIKit's label colours).
package enum Palette {}

extension Palette {
  /// The colours that may be named wherever a colour stands.
  package static let named: [ResolvedColor] = [
    color("red", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    color("orange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    color("yellow", 0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426),
    color("green", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    color("mint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    color("teal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    color("cyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    blue,
    color("indigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    color("purple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    color("pink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    color("brown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    color("gray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    color("white", 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF),
    color("black", 0x000000, 0x000000, 0x000000, 0x000000),
    ResolvedColor(name: "clear", light: RGBA(0, alpha: 0), dark: RGBA(0, alpha: 0)),
    primary, secondary, accentColor,
  ]

  /// The colour of text: black on light, white on dark.
  package static let primary = color("primary", 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
  /// The colour of text of less importance.
  package static let secondary = label(
    "secondary", light: 153, dark: 153, lightHighContrast: 204, darkHighContrast: 178)
  /// The colour of text of still less importance.
  package static let tertiary = label("tertiary", light: 76, dark: 76, lightHighContrast: 178, darkHighContrast: 140)
  /// The colour of text of the least importance.
  package static let quaternary = label(
    "quaternary", light: 45, dark: 40, lightHighContrast: 140, darkHighContrast: 102)
  /// The accent colour of an app that chose none.
  package static let accentColor: ResolvedColor = {
    var color = blue
    color.name = "accentColor"
    return color
  }()

  /// The colour of a switch that is on, where nobody chose a tint.
  package static let switchColor = color("green", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)

  /// Returns the colour of a name.
  package static func color(named name: String) -> ResolvedColor? { byName[name] }

  private static let blue = color("blue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)

  private static let byName = Dictionary(
    named.compactMap { color in color.name.map { ($0, color) } }, uniquingKeysWith: { first, _ in first })

  private static func color(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32
  ) -> ResolvedColor {
    ResolvedColor(
      name: name, light: RGBA(light), dark: RGBA(dark), lightHighContrast: RGBA(lightHighContrast),
      darkHighContrast: RGBA(darkHighContrast))
  }

  /// A label colour: one tint each for light and dark, with the given alphas of 255.
  private static func label(
    _ name: String, light: UInt8, dark: UInt8, lightHighContrast: UInt8, darkHighContrast: UInt8
  ) -> ResolvedColor {
    ResolvedColor(
      name: name, light: RGBA(0x3C3C43, alpha: light), dark: RGBA(0xEBEBF5, alpha: dark),
      lightHighContrast: RGBA(0x3C3C43, alpha: lightHighContrast),
      darkHighContrast: RGBA(0xEBEBF5, alpha: darkHighContrast))
  }
}
