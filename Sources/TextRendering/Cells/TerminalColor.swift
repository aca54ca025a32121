/// A colour as a terminal is told it.
enum TerminalColor: Sendable, Hashable {
  /// One of the sixteen basic colours.
  case basic(UInt8)
  /// One of the palette of 256.
  case palette(UInt8)
  /// Eight bits a channel.
  case rgb(UInt8, UInt8, UInt8)
}

extension TerminalColor {
  /// Returns the parameters of the sequence that sets the colour.
  func parameters(isBackground: Bool) -> String {
    let ground = isBackground ? 10 : 0
    switch self {
    case .basic(let index): return String(ground + (index < 8 ? 30 + Int(index) : 82 + Int(index)))
    case .palette(let index): return "\(ground + 38);5;\(index)"
    case .rgb(let red, let green, let blue): return "\(ground + 38);2;\(red);\(green);\(blue)"
    }
  }
}
