internal import Paravent

/// The colours of one output, each a custom property with a value for every surrounding.
struct ColorTable: Sendable {
  /// A colour of the table, or one that is the same everywhere.
  enum Reference: Hashable, Sendable {
    case constant(UInt32)
    case property(Int)
  }

  private var colors: [PaintedColor] = []
  private var numbers: [PaintedColor: Int] = [:]
}

extension ColorTable {
  /// Returns the reference of a colour, which it enters when new.
  mutating func reference(_ painted: PaintedColor) -> Reference {
    guard !painted.isConstant else { return .constant(painted.light) }
    if let number = numbers[painted] { return .property(number) }
    numbers[painted] = colors.count
    colors.append(painted)
    return .property(colors.count - 1)
  }

  /// Writes the custom properties for one colour scheme, or for both as the reader's system has it.
  func write(to sink: inout ByteSink, for scheme: HTMLOptions.ColorScheme?) {
    guard !colors.isEmpty else { return }
    write(isDark: scheme == .dark, of: ".pv", to: &sink)
    guard scheme == nil else { return }
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
    for (number, color) in colors.enumerated() { write(color[keyPath: value], of: number, to: &sink) }
    sink.write("}\n")
  }

  private func write(
    _ value: KeyPath<PaintedColor, UInt32>, differingFrom other: KeyPath<PaintedColor, UInt32>?,
    of selector: StaticString = ".pv", when condition: StaticString, to sink: inout ByteSink
  ) {
    let differing = colors.enumerated().filter { _, color in
      other.map { color[keyPath: $0] != color[keyPath: value] } ?? true
    }
    guard !differing.isEmpty else { return }
    sink.write("@media ")
    sink.write(condition)
    sink.write("{")
    sink.write(selector)
    sink.write("{")
    for (number, color) in differing { write(color[keyPath: value], of: number, to: &sink) }
    sink.write("}}\n")
  }

  private func write(_ value: UInt32, of number: Int, to sink: inout ByteSink) {
    sink.write("--pv-c")
    sink.write(number: number)
    sink.write(byte: UInt8(ascii: ":"))
    sink.write(hexadecimal: value)
    sink.write(byte: UInt8(ascii: ";"))
  }
}

extension ByteSink {
  /// Writes a colour as a value.
  mutating func write(_ color: ColorTable.Reference) {
    switch color {
    case .constant(let value): write(hexadecimal: value)
    case .property(let number):
      write("var(--pv-c")
      write(number: number)
      write(byte: UInt8(ascii: ")"))
    }
  }
}
