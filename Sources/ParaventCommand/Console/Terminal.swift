import CTerminal
import Glibc
import TextRendering

/// What is known of the terminal behind an output.
enum Terminal {}

extension Terminal {
  /// The colours to write to an output: what the terminal shows, none for a file, a pipe, `NO_COLOR` or `TERM=dumb`.
  static func capability(of descriptor: Int32, choice: ColorChoice) -> TextOptions.ColorCapability {
    switch choice {
    case .never: .none
    case .always: palette
    case .auto: obeysEscapes(descriptor) && (variable("NO_COLOR") ?? "").isEmpty ? palette : .none
    }
  }

  /// Whether addresses can be written to an output as OSC 8 sequences.
  static func showsLinks(_ descriptor: Int32, choice: ColorChoice) -> Bool {
    choice != .never && obeysEscapes(descriptor)
  }

  /// The columns of a page: the terminal's, or 80 where there is none.
  static func columns(of descriptor: Int32) -> Int {
    let columns = Int(paravent_terminal_columns(descriptor))
    return columns > 0 ? columns : 80
  }

  private static var palette: TextOptions.ColorCapability {
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) { return .trueColor }
    return variable("TERM")?.contains("256color") == true ? .ansi256 : .ansi16
  }

  /// Whether an output is a terminal that knows escape sequences.
  static func obeysEscapes(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && (variable("TERM") ?? "dumb") != "dumb"
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
