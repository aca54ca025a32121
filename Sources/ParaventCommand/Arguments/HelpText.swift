/// The help, made from the commands' declarations.
enum HelpText {}

extension HelpText {
  /// What the tool does, and its commands.
  static var overview: String {
    let commands =
      CommandLineTool.commands.map { ($0.name, $0.summary) } + [("help", "Prints this, or a command's help.")]
    return """
      Renders screens that are described as JSON with SwiftUI's vocabulary.

      Usage: paravent COMMAND [ARGUMENTS]
             paravent --version

      Commands:
      \(table(commands))

      For one command: paravent help COMMAND

      """
  }

  /// What a command does, and its options.
  static func text(for command: Command) -> String {
    let options = command.options.map { option in
      ([option.name, option.value].compactMap(\.self).joined(separator: " "), option.summary)
    }
    return """
      \(command.summary)

      Usage: paravent \(command.name) \(command.synopsis)

      Options:
      \(table(options + [("--help", "Prints this.")]))

      Exit status: 0 where all is well (warnings allowed), 1 where something is wrong inside a file,
      2 where the command line cannot be followed or a file cannot be read or written.

      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }.joined(separator: "\n")
  }
}
