import Diagnostics

/// The faults of a run by the files in which they lie, each fault once, however many documents run into it.
///
/// Files stand in the order in which they are checked; one that is only used stands before the first file that uses it.
struct FaultLedger {
  /// The faults of one file.
  private struct Entry {
    let name: String
    var diagnostics: [Diagnostic] = []
    var told: Set<Diagnostic> = []
    /// The faults that were counted and not kept.
    var hidden: [DiagnosticReport] = []
  }

  private var order: [String] = []
  private var entries: [String: Entry] = [:]
  private var identities: [String: String] = [:]
  private var toldSystems: Set<ObjectIdentifier> = []
  /// The files that are checked: what they are called, by what tells them apart.
  private let names: [String: String]

  /// Creates the empty ledger of a run that checks some files.
  init(checking files: [InputFile]) {
    names = Dictionary(files.map { ($0.identity, $0.name) }, uniquingKeysWith: { first, _ in first })
  }
}

extension FaultLedger {
  /// What is wrong, a report for each file that has faults.
  var reports: [DiagnosticReport] {
    order.compactMap { entries[$0] }.filter { !$0.diagnostics.isEmpty }.map { entry in
      let errors = entry.diagnostics.count { $0.severity == .error }
      let kept = DiagnosticReport(
        entry.diagnostics, errorCount: errors, warningCount: entry.diagnostics.count - errors)
      return DiagnosticReport(joining: [kept] + entry.hidden)
    }
  }

  /// Adds what came of checking a file.
  mutating func add(_ reports: [DiagnosticReport], with linked: LinkedSystems?, of file: InputFile) {
    identities[file.name] = file.identity
    if let linked, toldSystems.insert(ObjectIdentifier(linked)).inserted { add(linked.reports) }
    add(reports)
    order.append(file.identity)
  }

  /// Adds reports, each fault to the file in which it lies.
  mutating func add(_ reports: [DiagnosticReport]) {
    for report in reports {
      guard let last = report.diagnostics.last else { continue }
      for diagnostic in report.diagnostics { add(diagnostic) }
      let errors = report.diagnostics.count { $0.severity == .error }
      let rest = DiagnosticReport(
        [], errorCount: report.errorCount - errors,
        warningCount: report.warningCount - (report.diagnostics.count - errors))
      if rest != DiagnosticReport() { entries[open(last)]?.hidden.append(rest) }
    }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    let identity = open(diagnostic)
    var diagnostic = diagnostic
    diagnostic.file = entries[identity]?.name
    guard entries[identity]?.told.insert(diagnostic).inserted == true else { return }
    entries[identity]?.diagnostics.append(diagnostic)
  }

  /// Makes a place for the file of a fault, and returns what tells the file from others.
  private mutating func open(_ diagnostic: Diagnostic) -> String {
    let name = diagnostic.file ?? ""
    let identity = identities[name] ?? InputFile(name).identity
    identities[name] = identity
    guard entries[identity] == nil else { return identity }
    entries[identity] = Entry(name: names[identity] ?? name)
    if names[identity] == nil { order.append(identity) }
    return identity
  }
}
