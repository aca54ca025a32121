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
    case .auto: isColorful(descriptor) ? palette : .none
    }
  }

  private static func isColorful(_ descriptor: Int32) -> Bool {
    isTerminal(descriptor) && (variable("NO_COLOR") ?? "").isEmpty && (variable("TERM") ?? "dumb") != "dumb"
  }

  private static var palette: TextOptions.ColorCapability {
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) { return .trueColor }
    return variable("TERM")?.contains("256color") == true ? .ansi256 : .ansi16
  }

  /// Whether a descriptor leads to a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a page: the terminal's, or 80 where there is none.
  static func columns(of descriptor: Int32) -> Int {
    let columns = Int(paravent_terminal_columns(descriptor))
    return columns > 0 ? columns : 80
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
