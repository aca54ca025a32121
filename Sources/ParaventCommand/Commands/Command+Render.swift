import Diagnostics
import Glibc
import HTMLRendering
import Paravent
import TextRendering

extension Command {
  /// Renders one screen.
  static let render = Command(
    name: "render", summary: "Renders a screen as text, HTML or resolved JSON.", synopsis: "[FILE|-] [OPTIONS]",
    options: [
      Option(
        name: "--to", value: "text|html|json", choices: ["text", "html", "json"],
        summary: "What to render; text where it is absent."),
      Option(name: "--width", value: "N", summary: "Text: the page's width, 20 to 400 cells; the terminal's, or 80."),
      Option(name: "--fragment", summary: "HTML: only the screen, to be embedded in a page."),
      Option(name: "--css", summary: "HTML: only the style sheet that a fragment needs."),
      Option(name: "--action-url", value: "URL", summary: "HTML: where actions are posted; the page's own URL."),
      Option(
        name: "--color", value: "always|never|auto", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "Text: whether to write ANSI colours; on a terminal where it is absent."),
      Option(
        name: "--color-scheme", value: "light|dark", choices: ["light", "dark"],
        summary: "Text, HTML: the colours of one scheme; an HTML page serves both where it is absent."),
      Option(name: "--strict", summary: "Warnings count as errors for the exit status."),
    ],
    run: { arguments, console throws(UsageError) in try RenderRequest(arguments).follow(on: &console) })
}

/// A command line of `render` that can be followed.
private struct RenderRequest {
  private let arguments: ParsedArguments
  private let color: ColorChoice
  private let width: Int?
  private let input: InputFile

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    color = arguments["--color"].flatMap(ColorChoice.init) ?? .auto
    width = try arguments.integer("--width", in: TextOptions.widths)
    guard arguments.operands.count <= 1 else {
      throw UsageError("render takes one file, found \(arguments.operands.count)")
    }
    input = InputFile(arguments.operands.first ?? "-")
    try requireFormat("html", for: ["--fragment", "--css", "--action-url"])
    try requireFormat("text", for: ["--width", "--color"])
    if arguments.has("--fragment"), arguments.has("--css") {
      throw UsageError("--fragment and --css cannot stand together: one prints what the other leaves out")
    }
  }

  private func requireFormat(_ format: String, for options: [String]) throws(UsageError) {
    guard (arguments["--to"] ?? "text") != format else { return }
    guard let option = options.first(where: arguments.has) else { return }
    throw UsageError("the option \(option) belongs to --to \(format)")
  }
}

extension RenderRequest {
  func follow(on console: inout Console) throws(UsageError) -> ExitStatus {
    let limits = Limits()
    let (screen, decoding) = Screen.decode(try input.read(limit: limits.documentSize), file: input.name, limits: limits)
    var reports = [decoding]
    if let screen {
      let (tree, resolving) = screen.resolve()
      reports.append(resolving)
      console.write(output(of: tree))
    }
    console.report(reports, color: color)
    return ExitStatus(reports, isStrict: arguments.has("--strict"))
  }

  private func output(of tree: ResolvedTree) -> [UInt8] {
    switch arguments["--to"] {
    case "json": return tree.json()
    case "html":
      let renderer = HTMLRenderer(options: htmlOptions)
      return arguments.has("--css") ? renderer.styleSheet(for: tree) : renderer.render(tree)
    default: return TextRenderer(options: textOptions).render(tree)
    }
  }

  private var htmlOptions: HTMLOptions {
    HTMLOptions(
      isFragment: arguments.has("--fragment"), actionURL: arguments["--action-url"],
      colorScheme: arguments["--color-scheme"].flatMap(HTMLOptions.ColorScheme.init))
  }

  private var textOptions: TextOptions {
    TextOptions(
      width: width ?? Terminal.columns(of: STDOUT_FILENO),
      colors: Terminal.capability(of: STDOUT_FILENO, choice: color),
      colorScheme: arguments["--color-scheme"].flatMap(TextOptions.ColorScheme.init) ?? .light,
      hyperlinks: Terminal.isTerminal(STDOUT_FILENO))
  }
}

extension ExitStatus {
  /// The status of a run that read documents.
  init(_ reports: [DiagnosticReport], isStrict: Bool) {
    let isFaulty = reports.contains { $0.hasErrors || (isStrict && $0.warningCount > 0) }
    self = isFaulty ? .faulty : .fine
  }
}
