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
  private let data: InputFile?
  private let state: InputFile?
  private let preview: String?

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
    data = arguments["--data"].map(InputFile.init)
    state = arguments["--state"].map(InputFile.init)
    preview = arguments["--preview"]
    guard [input, data, state].compactMap(\.self).count(where: \.isStandardInput) <= 1 else {
      throw UsageError("render reads the standard input once; give the screen or the data as a file")
    }
    try require(["html"], for: ["--fragment", "--css", "--action-url"])
    try require(["text"], for: ["--width"])
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
    let (screen, decoding) = try screen()
    var reports = decoding
    var options = ResolvingOptions()
    options.locale = locale
    options.colorScheme = arguments["--color-scheme"].flatMap(ColorScheme.init)
    options.data = try values(in: data, limits, &reports)
    options.state = try values(in: state, limits, &reports)
    if let screen, data == nil || options.data != nil {
      let (tree, resolving) = screen.resolve(options)
      reports.append(resolving)
      console.write(output(of: tree))
      if data == nil { noteExamples(of: screen, on: &console) }
    }
    let report = DiagnosticReport(joining: reports)
    console.report([report], color: color)
    return ExitStatus([report], isStrict: arguments.has("--strict"))
  }

  /// Returns the screen to render; without one the reports say why there is none.
  private func screen() throws(UsageError) -> (Screen?, [DiagnosticReport]) {
    let (document, parsing) = try input.document()
    guard let document else { return (nil, [parsing]) }
    var search = try DesignSystemSearch(arguments.all("--design-system"))
    let linked = search.systems(for: document, in: input)
    let (systems, reports) = (linked.systems, search.reports + linked.reports)
    guard let preview else {
      let (screen, decoding) = Screen.decode(document, designSystems: systems)
      guard decoding.hasErrors, let wider = search.systems(around: input, beyond: linked) else {
        return (screen, reports + [decoding])
      }
      return (screen, reports + [Screen.decode(document, designSystems: wider.systems).report])
    }
    if let name = document.designSystemName {
      guard let system = systems[name] else { return (nil, reports) }
      return (try shown(systems.preview(of: preview, in: system), in: input.name), reports)
    }
    let (screen, decoding) = Screen.decode(document, designSystems: systems)
    guard let screen else { return (nil, reports + [decoding]) }
    return (try shown(screen.preview(of: preview), in: input.name), reports + [decoding])
  }

  /// Returns the preview of a component, or says why there is none.
  private func shown(_ preview: ComponentPreview, in file: String) throws(UsageError) -> Screen {
    let component = Wording.quoted(self.preview ?? "")
    switch preview {
    case .screen(let screen): return screen
    case .absent:
      throw UsageError("the component \(component) has no preview; its declaration gives one by \"preview\"")
    case .unknown(let names): throw UsageError(unknown: "component", self.preview ?? "", among: names)
    }
  }

  private func values(
    in file: InputFile?, _ limits: Limits, _ reports: inout [DiagnosticReport]
  ) throws(UsageError) -> ScreenData? {
    guard let file else { return nil }
    let (data, report) = ScreenData.decode(try file.read(limit: limits.documentSize), file: file.name, limits: limits)
    reports.append(report)
    return data
  }

  /// Says that examples stand in for data, so that nobody takes them for it.
  private func noteExamples(of screen: Screen, on console: inout Console) {
    let names = screen.parametersWithExamples.map(Wording.quoted)
    guard !names.isEmpty else { return }
    console.note("there is no --data; the examples of \(names.joined(separator: ", ")) stand in")
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
