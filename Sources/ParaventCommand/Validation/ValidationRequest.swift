import Diagnostics
import Glibc

/// A command line of `validate` that can be followed.
struct ValidationRequest {
  private let arguments: ParsedArguments
  private let format: ReportFormat
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("validate needs a file, a folder, or - for the standard input")
    }
    guard arguments.operands.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("validate reads the standard input once, found - more often")
    }
    guard arguments.all("--schema").count <= 1 else {
      throw UsageError("validate checks by one schema, found --schema more often")
    }
    self.arguments = arguments
    format = arguments["--format"].flatMap(ReportFormat.init) ?? .human
    color = arguments["--color"].flatMap(ColorChoice.init) ?? .auto
  }
}

extension ValidationRequest {
  /// Checks the files and reports their faults.
  func follow(on console: inout Console) throws(UsageError) -> ExitStatus {
    let result = try result()
    for failure in result.failures { console.complain(failure) }
    console.write(result.text(as: format, color: color))
    guard result.failures.isEmpty else { return .unusable }
    return ExitStatus(
      result.reports, isStrict: arguments.has("--strict"), apartFrom: arguments["--schema"].map { [$0] } ?? [])
  }

  private func result() throws(UsageError) -> ValidationResult {
    guard let path = arguments["--schema"] else { return try check(by: nil, [], showing: progress) }
    let (schema, report) = try SchemaFile.read(path)
    guard let schema else { return ValidationResult(reports: [report], fileCount: 1, isComplete: false) }
    return try check(by: schema, [report], showing: progress)
  }

  private func check(
    by schema: SchemaFile?, _ reports: [DiagnosticReport], showing progress: Progress
  ) throws(UsageError) -> ValidationResult {
    let search = try DesignSystemSearch(arguments.all("--design-system"))
    let list = InputList(arguments.operands)
    var ledger = FaultLedger(checking: list.files)
    ledger.add(search.reports + reports)
    let checker = DocumentChecker(schema: schema, search: search)
    progress.start(list.files.count)
    let outcomes = WorkerPool.map(list.files) { file in
      defer { progress.advance() }
      return checker.check(file)
    }
    progress.end()
    var result = ValidationResult(failures: list.failures)
    for (file, outcome) in zip(list.files, outcomes) {
      switch outcome {
      case .passedOver: continue
      case .unread(let failure): result.failures.append(failure)
      case .checked(let reports, let linked):
        ledger.add(reports, with: linked, of: file)
        result.fileCount += 1
      }
    }
    result.reports = ledger.reports
    return result
  }

  /// People at a terminal see how far a long run is, unless a report for machines goes there.
  private var progress: Progress {
    let isWanted = format == .human || isatty(STDOUT_FILENO) == 0
    return Progress(on: isWanted && Terminal.obeysEscapes(STDERR_FILENO) ? STDERR_FILENO : nil)
  }
}
