/// The command line: finds the command, follows it, and answers with its status.
enum CommandLineTool {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// The commands, in the order of the help.
  static let commands = [Command.render, .validate, .serve, .schema, .catalog, .explain]
}

extension CommandLineTool {
  /// Runs the tool with the arguments after its own name.
  static func run(_ arguments: [String]) -> ExitStatus {
    var console = Console()
    do throws(UsageError) {
      let status = try run(arguments, on: &console)
      guard let failure = console.failure else { return status }
      throw UsageError("the standard output cannot be written: \(failure.reason)")
    } catch {
      console.complain(error)
      return .unusable
    }
  }

  private static func run(_ arguments: [String], on console: inout Console) throws(UsageError) -> ExitStatus {
    guard let name = arguments.first else {
      throw UsageError("a command is missing", help: HelpText.overview)
    }
    switch name {
    case "--version":
      guard arguments.count == 1 else { throw UsageError("--version takes no arguments") }
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
    guard names.count <= 1 else { throw UsageError("help takes one command, found \(names.count)") }
    guard let name = names.first, !["help", "--help", "-h"].contains(name) else {
      console.print(HelpText.overview)
      return .fine
    }
    console.print(HelpText.text(for: try command(named: name)))
    return .fine
  }

  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    guard name.hasPrefix("-") else {
      throw UsageError(unknown: "command", name, among: commands.map(\.name) + ["help"])
    }
    throw UsageError(unknown: "option", name, among: ["--version", "--help"])
  }
}
