internal import Paravent

/// The colours of one output, each a custom property with a value for every surrounding.
///
/// A property is called by a digest of its values, so that outputs side by side agree.
struct ColorTable: Sendable {
  /// A colour of the table, or one that is the same everywhere.
  enum Reference: Hashable, Sendable {
    case constant(UInt32)
    case property(ShortDigest)
  }

  private var colors: [(name: ShortDigest, color: PaintedColor)] = []
  private var names: [PaintedColor: ShortDigest] = [:]
  private var taken: Set<ShortDigest> = []
}

extension ColorTable {
  /// Returns the reference of a colour, which it enters when new.
  mutating func reference(_ painted: PaintedColor) -> Reference {
    guard !painted.isConstant else { return .constant(painted.light) }
    if let name = names[painted] { return .property(name) }
    var name = painted.digest
    while !taken.insert(name).inserted { name = name.next }
    names[painted] = name
    colors.append((name, painted))
    return .property(name)
  }

  /// Writes the custom properties for both colour schemes, as the reader's system has it.
  func write(to sink: inout ByteSink) {
    guard !colors.isEmpty else { return }
    write(isDark: false, of: ".pv", to: &sink)
    write(\.dark, differingFrom: \.light, when: "(prefers-color-scheme:dark)", to: &sink)
    write(
      \.darkHighContrast, differingFrom: nil, when: "(prefers-color-scheme:dark) and (prefers-contrast:more)",
      to: &sink)
  }

  /// Writes the custom properties of a part that has a scheme of its own.
  func write(to sink: inout ByteSink, inside scheme: ColorScheme) {
    write(isDark: scheme == .dark, of: scheme == .light ? ".pv-light" : ".pv-dark", to: &sink)
  }

  private func write(isDark: Bool, of selector: StaticString, to sink: inout ByteSink) {
    write(isDark ? \.dark : \.light, of: selector, to: &sink)
    write(
      isDark ? \.darkHighContrast : \.lightHighContrast, differingFrom: isDark ? \.dark : \.light, of: selector,
      when: "(prefers-contrast:more)", to: &sink)
  }

  private func write(_ value: KeyPath<PaintedColor, UInt32>, of selector: StaticString, to sink: inout ByteSink) {
    sink.write(selector)
    sink.write("{")
    for (name, color) in colors { write(color[keyPath: value], of: name, to: &sink) }
    sink.write("}\n")
  }

  private func write(
    _ value: KeyPath<PaintedColor, UInt32>, differingFrom other: KeyPath<PaintedColor, UInt32>?,
    of selector: StaticString = ".pv", when condition: StaticString, to sink: inout ByteSink
  ) {
    let differing = colors.filter { _, color in
      other.map { color[keyPath: $0] != color[keyPath: value] } ?? true
    }
    guard !differing.isEmpty else { return }
    sink.write("@media ")
    sink.write(condition)
    sink.write("{")
    sink.write(selector)
    sink.write("{")
    for (name, color) in differing { write(color[keyPath: value], of: name, to: &sink) }
    sink.write("}}\n")
  }

  private func write(_ value: UInt32, of name: ShortDigest, to sink: inout ByteSink) {
    sink.write("--pv_")
    sink.write(name)
    sink.write(byte: UInt8(ascii: ":"))
    sink.write(hexadecimal: value)
    sink.write(byte: UInt8(ascii: ";"))
  }
}

extension PaintedColor {
  /// The digest of a colour's values, by which its property is called.
  var digest: ShortDigest {
    ShortDigest(
      [light, dark, lightHighContrast, darkHighContrast].flatMap { value in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
      })
  }
}

extension ByteSink {
  /// Writes a colour as a value.
  mutating func write(_ color: ColorTable.Reference) {
    switch color {
    case .constant(let value): write(hexadecimal: value)
    case .property(let name):
      write("var(--pv_")
      write(name)
      write(byte: UInt8(ascii: ")"))
    }
  }
}
