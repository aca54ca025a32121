internal import Diagnostics
internal import JSON
internal import Paravent

/// The design systems of a site, linked with each other.
struct LinkedSystems: Sendable {
  let systems: DesignSystems
  /// A report for each document that has faults.
  let reports: [DiagnosticReport]
  /// A digest of all documents.
  let version: String
  private let documents: [String: JSONDocument]
  private let base: DesignSystems

  init(_ files: [SiteLoader.File], with base: DesignSystems, limits: Limits) {
    self.base = base
    let parsed = files.map { SiteLoader.document($0, limits) }
    let documents = parsed.compactMap(\.0)
    let (systems, linking) = base.linking(documents, limits: limits)
    self.systems = systems
    self.documents = Dictionary(
      documents.compactMap { document in document.designSystemName.map { ($0, document) } },
      uniquingKeysWith: { first, _ in first })
    reports = (parsed.map(\.1) + linking).filter { !$0.diagnostics.isEmpty }
    version = Digest(files.flatMap { Array($0.path.utf8) + [0] + $0.digested + [0] }).short
  }
}

extension LinkedSystems {
  /// The names of the site's own design systems.
  var names: [String] { systems.systems.map(\.name).filter { DesignSystems.standard[$0] == nil } }

  /// What is wrong with a document that takes the place of the design system of its name.
  func report(on document: JSONDocument) -> DiagnosticReport {
    let others = documents.filter { $0.key != document.designSystemName }.sorted { $0.key < $1.key }.map(\.value)
    let (_, reports) = base.linking([document] + others)
    let own = reports.filter { $0.diagnostics.first?.file == document.name }
    return DiagnosticReport(joining: own)
  }

  /// The reports about the design systems that a document uses, and those that these use.
  func reports(usedBy document: JSONDocument) -> [DiagnosticReport] {
    var files: Set<String> = []
    var pending = document.usedDesignSystems
    while let name = pending.popLast() {
      guard let system = documents[name], files.insert(system.name).inserted else { continue }
      pending += system.usedDesignSystems
    }
    return reports.filter { $0.diagnostics.first?.file.map(files.contains) ?? false }
  }
}
