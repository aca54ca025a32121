import Diagnostics
import Glibc
import JSON
import Paravent
import TextRendering

extension Command {
  /// Checks documents.
  static let validate = Command(
    name: "validate",
    summary: "Checks screens and design systems, or any JSON by a schema, and reports every fault with its place.",
    synopsis: "FILE... | - [OPTIONS]",
    options: [
      Option(
        name: "--schema", value: "FILE",
        summary: "A JSON Schema (drafts 4 to 2020-12) by which the files are checked, whatever they are."),
      Option.designSystem,
      Option(
        name: "--format", value: "human|json", choices: ["human", "json"],
        summary: "How to report: for people, or for scripts."),
      Option(
        name: "--color", value: "always|never|auto", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "Whether to report in ANSI colours; on a terminal where it is absent."),
      Option(name: "--strict", summary: "Warnings count as errors for the exit status."),
    ],
    run: { arguments, console throws(UsageError) in
      guard !arguments.operands.isEmpty else { throw UsageError("validate needs a file, or - for the standard input") }
      guard arguments.operands.count(where: { $0 == "-" }) <= 1 else {
        throw UsageError("validate reads the standard input once, found - more often")
      }
      guard let file = arguments["--schema"] else { return try follow(arguments, by: nil, on: &console) }
      let (schema, report) = try SchemaFile.read(file)
      guard let schema else {
        write([report], of: arguments, fileCount: 1, isComplete: false, on: &console)
        return .faulty
      }
      return try follow(arguments, by: schema, with: report, on: &console)
    })

  private static func follow(
    _ arguments: ParsedArguments, by schema: SchemaFile?, with report: DiagnosticReport? = nil,
    on console: inout Console
  ) throws(UsageError) -> ExitStatus {
    var search = try DesignSystemSearch(arguments.all("--design-system"))
    var reports = search.reports + (report.map { [$0] } ?? [])
    var unread = 0
    for operand in arguments.operands {
      do throws(UsageError) {
        if let schema {
          reports.append(try schema.report(ofFile: operand))
        } else {
          reports += try self.reports(ofFile: operand, &search)
        }
      } catch {
        console.complain(error)
        unread += 1
      }
    }
    let read = arguments.operands.count - unread
    write(reports, of: arguments, fileCount: read, isComplete: unread == 0, on: &console)
    return unread > 0 ? .unusable : ExitStatus(reports, isStrict: arguments.has("--strict"))
  }

  private static func write(
    _ reports: [DiagnosticReport], of arguments: ParsedArguments, fileCount: Int, isComplete: Bool,
    on console: inout Console
  ) {
    if arguments["--format"] == "json" {
      console.write(DiagnosticReport.json(reports, isComplete: isComplete))
    } else {
      console.print(humanText(reports, fileCount: fileCount, color: arguments["--color"]))
    }
  }

  private static func reports(
    ofFile operand: String, _ search: inout DesignSystemSearch
  ) throws(UsageError) -> [DiagnosticReport] {
    let input = InputFile(operand)
    let (document, parsing) = try input.document()
    guard let document else { return [parsing] }
    let (systems, linking) = search.systems(for: document, in: input.folder)
    if let name = document.designSystemName {
      return [linking] + (systems[name].map { systems.reportOfPreviews(in: $0) }.map { [$0] } ?? [])
    }
    let (screen, decoding) = Screen.decode(document, designSystems: systems)
    guard let screen, screen.hasExamples else { return [linking, decoding] }
    return [linking, DiagnosticReport(joining: [decoding, screen.resolve().report])]
  }

  private static func humanText(_ reports: [DiagnosticReport], fileCount: Int, color: String?) -> String {
    let choice = color.flatMap(ColorChoice.init) ?? .auto
    let usesColor = Terminal.capability(of: STDOUT_FILENO, choice: choice) != .none
    let text = DiagnosticWriter(usesColor: usesColor).string(for: reports)
    return text.isEmpty && fileCount > 0 ? "\(Wording.count(fileCount, "file")), no faults\n" : text
  }
}
