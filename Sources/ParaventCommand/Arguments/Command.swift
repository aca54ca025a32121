/// A command of the tool: what it is called, what it takes, and what it does.
struct Command: Sendable {
  /// The word after the tool's name.
  let name: String
  /// One sentence.
  let summary: String
  /// What stands after the command's name.
  let synopsis: String
  /// The options that it knows.
  let options: [Option]
  /// Follows the command.
  let run: @Sendable (ParsedArguments, inout Console) throws(UsageError) -> ExitStatus
}

extension Command {
  /// An option of a command.
  struct Option: Sendable {
    /// The name, dashes included.
    let name: String
    /// What its value is called in the help, or `nil` where it takes none.
    var value: String?
    /// The values that it admits, or empty where any will do.
    var choices: [String] = []
    /// One sentence.
    let summary: String
  }
}

extension Command.Option {
  /// The design systems that documents may use.
  static let designSystem = Command.Option(
    name: "--design-system", value: "FILE|DIR",
    summary: "A design system in scope, or a folder in which to look for those in use; may be given more often.")
}
