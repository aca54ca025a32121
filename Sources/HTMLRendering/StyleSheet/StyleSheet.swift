internal import CAssets
internal import Paravent

/// The rules of one output, each made once, in the order of first use.
struct StyleSheet: Sendable {
  private var colors = ColorTable()
  private var names: [Rule: Int] = [:]
  private var rules = ByteSink()
  private var recent = RecentTextStyles()
  /// Whether there are toggles, fields, pickers or progress views, which most pages do without.
  var hasControls = false
  /// Whether there are sheets, which most pages do without.
  private var hasSheets = false
  /// The schemes that parts of the output have of their own.
  private var schemes: [ColorScheme] = []

  /// Creates a style sheet without rules, but with the colours that the base style sheet names.
  init() {
    for color in SystemColor.all { _ = colors.reference(PaintedColor(color)) }
  }
}

extension StyleSheet {
  /// The colour of text that nobody styles.
  static let label = ColorTable.Reference.property(0)

  /// Returns the class of a part that has a colour scheme of its own.
  mutating func name(of scheme: ColorScheme) -> StaticString {
    if !schemes.contains(scheme) { schemes.append(scheme) }
    return scheme == .light ? "light" : "dark"
  }

  /// Returns the class of a rule, which it writes when new.
  mutating func name(of rule: Rule) -> ClassName {
    if let number = names[rule] { return .rule(number) }
    let number = names.count
    names[rule] = number
    rules.write(rule, of: .rule(number))
    return .rule(number)
  }

  /// Returns the class of text of a look, or `nil` where it looks as text that nobody styles.
  mutating func name(of style: ResolvedTextStyle) -> ClassName? {
    let face = FontFace(style.font)
    let color = PaintedColor(style.color)
    if let known = recent.known(face, color) { return known.name }
    let reference = colors.reference(color)
    let isPlain = face == .body && reference == Self.label
    let name = isPlain ? nil : name(of: .textStyle(face, reference))
    recent.note(face, color, name)
    return name
  }

  /// Returns the class of text of a look inside of text of another.
  mutating func explicitName(of style: ResolvedTextStyle) -> ClassName {
    name(of: .textStyle(FontFace(style.font), reference(style.color)))
  }

  /// Returns the reference of a colour, for a rule.
  mutating func reference(_ color: ResolvedColor) -> ColorTable.Reference {
    colors.reference(PaintedColor(color))
  }

  /// Adds the rules of sheets, which are lighter than the screen behind them in the dark.
  mutating func addSheets() {
    guard !hasSheets else { return }
    hasSheets = true
    rules.write(".pv-sheet{")
    rules.declare("--pv-background", reference(SystemColor.row))
    rules.declare("--pv-grouped", reference(SystemColor.raisedGroupedBackground))
    rules.declare("--pv-row", reference(SystemColor.raisedRow))
    rules.declare("--pv-dimming", reference(SystemColor.dimming))
    rules.write("}\n")
  }

  /// Writes the base style sheet, the colours and the rules.
  func write(to sink: inout ByteSink, for scheme: HTMLOptions.ColorScheme?) {
    switch scheme {
    case nil: sink.write(".pv{color-scheme:light dark;}\n")
    case .light: sink.write(".pv{color-scheme:light;}\n")
    case .dark: sink.write(".pv{color-scheme:dark;}\n")
    }
    colors.write(to: &sink, for: scheme)
    for scheme in schemes { colors.write(to: &sink, inside: scheme) }
    sink.write(trusted: Self.base)
    if hasControls { sink.write(trusted: Self.controls) }
    if hasSheets { sink.write(trusted: Self.sheets) }
    sink.write(trusted: rules)
  }

  private static let base: [UInt8] = Array(
    UnsafeBufferPointer(start: paravent_base_style_sheet(), count: paravent_base_style_sheet_size()))

  private static let controls: [UInt8] = Array(
    UnsafeBufferPointer(start: paravent_control_style_sheet(), count: paravent_control_style_sheet_size()))

  private static let sheets: [UInt8] = Array(
    UnsafeBufferPointer(start: paravent_sheet_style_sheet(), count: paravent_sheet_style_sheet_size()))
}
