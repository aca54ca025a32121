/// The command line: finds the command, follows it, and answers with its status.
enum CommandLineTool {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// The commands, in the order of the help.
  static let commands = [Command.render, .validate, .schema]
}

extension CommandLineTool {
  /// Runs the tool with the arguments after its own name.
  static func run(_ arguments: [String]) -> ExitStatus {
    var console = Console()
    do throws(UsageError) {
      return try run(arguments, on: &console)
    } catch {
      console.complain(error.message)
      return .unusable
    }
  }

  private static func run(_ arguments: [String], on console: inout Console) throws(UsageError) -> ExitStatus {
    guard let name = arguments.first else {
      throw UsageError("a command is missing\n\n" + HelpText.overview)
    }
    switch name {
    case "--version":
      console.print("paravent \(version)\n")
      return .fine
    case "help", "--help", "-h": return try help(arguments.dropFirst(), on: &console)
    default:
      let command = try command(named: name)
      let rest = Array(arguments.dropFirst())
      guard !rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) else {
        return try help([name], on: &console)
      }
      return try command.run(ParsedArguments(rest, for: command), &console)
    }
  }

  private static func help(_ names: ArraySlice<String>, on console: inout Console) throws(UsageError) -> ExitStatus {
    guard let name = names.first else {
      console.print(HelpText.overview)
      return .fine
    }
    console.print(HelpText.text(for: try command(named: name)))
    return .fine
  }

  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let known = kind == "option" ? ["--version", "--help"] : commands.map(\.name) + ["help"]
    throw UsageError(unknown: kind, name, among: known)
  }
}
