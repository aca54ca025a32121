internal import Paravent

/// The rules of one output, each made once, in the order of first use.
struct StyleSheet: Sendable {
  private var colors = ColorTable()
  private var names: [Rule: ShortDigest] = [:]
  /// The names of rules by what they say.
  private var texts: [[UInt8]: ShortDigest] = [:]
  private var taken: Set<ShortDigest> = []
  private var rules = ByteSink()
  private var recent = RecentTextStyles()
  /// The classes of the base style sheet that any element has.
  private var used = BaseClassSet()
  /// Whether there are sheets, which most pages do without.
  private var hasSheets = false
  /// The schemes that parts of the output have of their own.
  private var schemes: [ColorScheme] = []
}

extension StyleSheet {
  /// The colour of text that nobody styles.
  private static let label = PaintedColor(SystemColor.label)

  /// Notes classes of the base style sheet that elements have.
  mutating func use(_ classes: BaseClassSet) {
    used.formUnion(classes)
  }

  /// Returns the class of a part that has a colour scheme of its own.
  mutating func name(of scheme: ColorScheme) -> BaseClass {
    if !schemes.contains(scheme) { schemes.append(scheme) }
    let name: BaseClass = scheme == .light ? .light : .dark
    used.insert(name)
    return name
  }

  /// Returns the class of a rule, which it writes when new.
  mutating func name(of rule: Rule) -> ClassName {
    if let name = names[rule] { return .rule(name) }
    var declarations = ByteSink()
    declarations.write(declarationsOf: rule)
    // Rules that differ by less than CSS can say are one.
    let text = rule.selectorSuffix + declarations.bytes
    if let name = texts[text] {
      names[rule] = name
      return .rule(name)
    }
    var name = ShortDigest(text)
    while !taken.insert(name).inserted { name = name.next }
    names[rule] = name
    texts[text] = name
    rules.write(rule, of: .rule(name), declarations)
    return .rule(name)
  }

  /// Returns the class of text of a look, or `nil` where it looks as text that nobody styles.
  mutating func name(of style: ResolvedTextStyle) -> ClassName? {
    let face = FontFace(style.font)
    let color = PaintedColor(style.color)
    if let known = recent.known(face, color) { return known.name }
    let isPlain = face == .body && color == Self.label
    let name = isPlain ? nil : name(of: .textStyle(face, colors.reference(color)))
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
    use([.sheet, .panel, .panelbar, .b, .close, .content, .grouped, .margin])
    rules.write(".pv-sheet{")
    rules.declare("--pv-background", reference(SystemColor.row))
    rules.declare("--pv-grouped", reference(SystemColor.raisedGroupedBackground))
    rules.declare("--pv-row", reference(SystemColor.raisedRow))
    rules.declare("--pv-dimming", reference(SystemColor.dimming))
    rules.write("}\n")
  }

  /// Writes the colours, the rules of the base style sheet that are used, and the rules of this output.
  ///
  /// - Parameter hasBothSchemes: Whether any part of the output shows in the scheme that the reader's system has.
  func write(to sink: inout ByteSink, hasBothSchemes: Bool) {
    let pieces = BaseStyleSheet.shared.pieces.filter { $0.applies(to: used) }
    let needed = pieces.reduce(into: Set([SystemColor.Name.label])) { $0.formUnion($1.colors) }
    var colors = colors
    let named = SystemColor.Name.allCases.filter(needed.contains).map { name in
      (name, colors.reference(PaintedColor(name.color)))
    }
    if hasBothSchemes {
      sink.write(".pv{color-scheme:light dark;}\n")
      colors.write(to: &sink)
    }
    for scheme in schemes { colors.write(to: &sink, inside: scheme) }
    write(named, to: &sink)
    for piece in pieces { sink.write(trusted: piece.text) }
    sink.write(trusted: rules)
  }

  /// Writes what the base style sheet calls the colours that it uses, anew in each part with a scheme of its own.
  private func write(_ colors: [(SystemColor.Name, ColorTable.Reference)], to sink: inout ByteSink) {
    sink.write(".pv,.pv-light,.pv-dark{")
    for (name, color) in colors {
      sink.write("--pv-")
      sink.write(trusted: Array("\(name)".utf8))
      sink.write(byte: UInt8(ascii: ":"))
      sink.write(color)
      sink.write(byte: UInt8(ascii: ";"))
    }
    sink.write("color:var(--pv-label);}\n")
  }
}
