internal import Diagnostics

extension Linter {
  /// Checks that a text can be read on what is behind it.
  func checkContrast(of text: ResolvedText, _ surrounds: Surrounds) {
    guard !text.isRedacted else { return }
    checkContrast(of: text.runs.filter(\.isWritten).map(\.style), surrounds)
  }

  /// Checks that text in some styles can be read on what is behind it.
  func checkContrast(of styles: [ResolvedTextStyle], _ surrounds: Surrounds) {
    guard !surrounds.isDisabled, let backdrop = surrounds.backdrop else { return }
    let shortfalls = styles.flatMap { style in backdrop.looks.compactMap { $0.shortfall(of: style) } }
    guard let worst = shortfalls.min(by: { $0.contrast < $1.contrast }) else { return }
    let isEverywhere =
      backdrop.looks.count > 1 && shortfalls.count { $0.contrast == worst.contrast } == backdrop.looks.count
    let place = isEverywhere ? "" : " in \(worst.scheme.rawValue) surroundings"
    report(
      .contrast,
      "the text has a contrast of \(Self.ratio(worst.contrast)) on what is behind it\(place); at least "
        + "\(Self.ratio(worst.needed)) is needed", surrounds)
  }

  /// A ratio with one digit, cut and not rounded, so that it never looks like one that is enough.
  private static func ratio(_ contrast: Double) -> String {
    let tenths = Int(contrast * 10)
    return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }
}

/// A contrast that is too low.
private struct Shortfall {
  var contrast: Double
  var needed: Double
  var scheme: ColorScheme
}

extension BackdropLook {
  /// What large text and marks need, and what all other text needs (WCAG 2.2, 1.4.3).
  private static let (low, full) = (3.0, 4.5)

  /// How far text in a style is from being read; `nil` where it can be.
  ///
  /// Text on a colour of the system is judged as large text is, by the better of both its values: iOS writes white on
  /// them whatever the reader asks for.
  fileprivate func shortfall(of style: ResolvedTextStyle) -> Shortfall? {
    let color = style.color
    if kind == .base, fades.isEmpty, color.adaptsToContrast, color.opacity == 1 { return nil }
    let needed = kind == .system || style.font.isLarge ? Self.low : Self.full
    var contrast = ratio(color.contrasting(in: scheme), color.opacity, \.contrasting, \.contrasting)
    if kind == .system { contrast = max(contrast, ratio(color.plain(in: scheme), color.opacity, \.plain, \.plain)) }
    return contrast < needed ? Shortfall(contrast: contrast, needed: needed, scheme: scheme) : nil
  }

  private func ratio(
    _ color: RGBA, _ opacity: Double, _ surface: KeyPath<BackdropLook, Channels>,
    _ behind: KeyPath<BackdropFade, Channels>
  ) -> Double {
    var (front, back) = (self[keyPath: surface].under(color, opacity: opacity), self[keyPath: surface])
    for fade in fades.reversed() {
      front = fade[keyPath: behind].mixed(with: front, share: fade.opacity)
      back = fade[keyPath: behind].mixed(with: back, share: fade.opacity)
    }
    return front.contrast(with: back)
  }
}

extension ResolvedRun {
  /// Whether the run shows characters that are to be read.
  fileprivate var isWritten: Bool {
    if case .text(let text) = content { !text.isBlank } else { false }
  }
}

extension ResolvedFont {
  /// Whether text is large: 18 points of print, or 14 that are bold.
  fileprivate var isLarge: Bool { size >= 24 || size >= 18.66 && [.bold, .heavy, .black].contains(weight) }
}
