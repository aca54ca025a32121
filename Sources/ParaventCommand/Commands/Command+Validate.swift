extension Command {
  /// Checks documents.
  static let validate = Command(
    name: "validate",
    summary: "Checks screens and design systems, or any JSON by a schema, and reports every fault with its place.",
    synopsis: "FILE|DIR... | - [OPTIONS]",
    options: [
      Option(
        name: "--schema", value: "FILE",
        summary: "A JSON Schema (drafts 4 to 2020-12) by which the files are checked, whatever they are."),
      Option.designSystem,
      Option(
        name: "--format", value: ReportFormat.allCases.map(\.rawValue).joined(separator: "|"),
        choices: ReportFormat.allCases.map(\.rawValue),
        summary: "How to report: for people, for scripts, for code hosts, or as annotations of GitHub's workflows."),
      Option(
        name: "--color", value: "always|never|auto", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "Whether to report in ANSI colours; on a terminal where it is absent."),
      Option(name: "--strict", summary: "Warnings count as errors for the exit status."),
    ],
    run: { arguments, console throws(UsageError) in try ValidationRequest(arguments).follow(on: &console) })
}
