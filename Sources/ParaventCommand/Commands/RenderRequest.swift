import Diagnostics
import Glibc
import HTMLRendering
import Paravent
import TextRendering

/// A command line of `render` that can be followed.
struct RenderRequest {
  private let arguments: ParsedArguments
  private let color: ColorChoice
  private let width: Int?
  private let locale: String?
  private let input: InputFile

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    color = arguments["--color"].flatMap(ColorChoice.init) ?? .auto
    width = try arguments.integer("--width", in: TextOptions.widths)
    locale = arguments["--locale"]
    if let locale, LanguageTag(locale) == nil {
      throw UsageError("the option --locale takes the tag of a language such as ar-EG, found \(Wording.quoted(locale))")
    }
    guard arguments.operands.count <= 1 else {
      throw UsageError("render takes one file, found \(arguments.operands.count)")
    }
    input = InputFile(arguments.operands.first ?? "-")
    try require(["html"], for: ["--fragment", "--css", "--action-url"])
    try require(["text"], for: ["--width"])
    try require(["text", "html"], for: ["--color-scheme"])
    if arguments.has("--fragment"), arguments.has("--css") {
      throw UsageError("--fragment and --css cannot stand together: one prints what the other leaves out")
    }
    if let url = arguments["--action-url"], !HTMLOptions.canPost(to: url) {
      throw UsageError(
        "the option --action-url takes a relative URL or one of http or https, found \(Wording.quoted(url))")
    }
  }

  private func require(_ formats: [String], for options: [String]) throws(UsageError) {
    guard !formats.contains(arguments["--to"] ?? "text") else { return }
    guard let option = options.first(where: arguments.has) else { return }
    throw UsageError("the option \(option) belongs to --to \(formats.joined(separator: " or --to "))")
  }
}

extension RenderRequest {
  /// Renders the screen and reports its faults.
  func follow(on console: inout Console) throws(UsageError) -> ExitStatus {
    let limits = Limits()
    let (screen, decoding) = Screen.decode(try input.read(limit: limits.documentSize), file: input.name, limits: limits)
    var reports = [decoding]
    if let screen {
      let (tree, resolving) = screen.resolve(locale: locale)
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
      hyperlinks: Terminal.showsLinks(STDOUT_FILENO, choice: color))
  }
}
