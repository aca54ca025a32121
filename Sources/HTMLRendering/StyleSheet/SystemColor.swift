internal import Paravent

/// The colours that the base style sheet names.
///
/// Values of iOS 17: label, backgrounds, fills and separators as UIKit's dynamic colours have them.
enum SystemColor {
  /// The colours by their names in the base style sheet, where each is `--pv-` and the name.
  enum Name: UInt8, CaseIterable, Sendable {
    case label, background, grouped, row, separator, fill, secondary, accent, tertiary, quiet, raised, tint
  }
}

extension SystemColor.Name {
  var color: ResolvedColor {
    switch self {
    case .label: SystemColor.label
    case .background: SystemColor.background
    case .grouped: SystemColor.groupedBackground
    case .row: SystemColor.row
    case .separator: SystemColor.separator
    case .fill: SystemColor.fill
    case .secondary: SystemColor.secondaryLabel
    case .accent, .tint: SystemColor.accent
    case .tertiary: SystemColor.tertiaryLabel
    case .quiet: SystemColor.quietFill
    case .raised: SystemColor.raised
    }
  }
}

extension SystemColor {
  static let label = ResolvedColor(light: RGBA(0x000000), dark: RGBA(0xFFFFFF))
  static let background = ResolvedColor(light: RGBA(0xFFFFFF), dark: RGBA(0x000000))
  static let groupedBackground = ResolvedColor(
    light: RGBA(0xF2F2F7), dark: RGBA(0x000000), lightHighContrast: RGBA(0xEBEBF0))
  static let row = ResolvedColor(
    light: RGBA(0xFFFFFF), dark: RGBA(0x1C1C1E), darkHighContrast: RGBA(0x242426))
  static let separator = ResolvedColor(
    light: RGBA(0x3C3C43, alpha: 74), dark: RGBA(0x545458, alpha: 153), lightHighContrast: RGBA(0x3C3C43, alpha: 94),
    darkHighContrast: RGBA(0x545458, alpha: 173))
  static let fill = ResolvedColor(light: RGBA(0x787880, alpha: 51), dark: RGBA(0x787880, alpha: 92))
  static let secondaryLabel = ResolvedColor(
    light: RGBA(0x3C3C43, alpha: 153), dark: RGBA(0xEBEBF5, alpha: 153), lightHighContrast: RGBA(0x3C3C43, alpha: 204),
    darkHighContrast: RGBA(0xEBEBF5, alpha: 204))
  static let accent = ResolvedColor(
    light: RGBA(0x007AFF), dark: RGBA(0x0A84FF), lightHighContrast: RGBA(0x0040DD), darkHighContrast: RGBA(0x409CFF))

  static let tertiaryLabel = ResolvedColor(
    light: RGBA(0x3C3C43, alpha: 77), dark: RGBA(0xEBEBF5, alpha: 77), lightHighContrast: RGBA(0x3C3C43, alpha: 178),
    darkHighContrast: RGBA(0xEBEBF5, alpha: 140))
  static let quietFill = ResolvedColor(light: RGBA(0x767680, alpha: 31), dark: RGBA(0x767680, alpha: 61))
  static let raised = ResolvedColor(light: RGBA(0xFFFFFF), dark: RGBA(0x636366))
  /// What stands behind grouped content in a sheet, and behind any content there in the dark.
  static let raisedGroupedBackground = ResolvedColor(
    light: RGBA(0xF2F2F7), dark: RGBA(0x1C1C1E), lightHighContrast: RGBA(0xEBEBF0), darkHighContrast: RGBA(0x242426))
  /// A row of grouped content in a sheet.
  static let raisedRow = ResolvedColor(
    light: RGBA(0xFFFFFF), dark: RGBA(0x2C2C2E), darkHighContrast: RGBA(0x363638))
  /// What dims the screen behind a sheet.
  static let dimming = ResolvedColor(light: RGBA(0x000000, alpha: 51), dark: RGBA(0x000000, alpha: 122))
}
