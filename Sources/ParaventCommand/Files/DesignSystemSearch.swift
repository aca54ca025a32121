import Diagnostics
import JSON
import Paravent

/// Finds the design systems that documents use: what the command line names, then what stands in `design-systems/`
/// beside a document and in each folder above.
///
/// What it answers depends on the files alone and never on what was asked before.
struct DesignSystemSearch {
  /// A design system that was found.
  private struct Found {
    let name: String
    let document: JSONDocument
    let identity: String
  }

  /// What the command line names.
  private var named: [Found] = []
  /// The names of the systems that the command line names as files, which are in scope everywhere.
  private(set) var namesInScope: [String] = []
  /// What is wrong with what the command line names.
  private(set) var reports: [DiagnosticReport] = []
  /// What stands in a folder, by the folder's path.
  private var contents: [String: [Found]] = [:]
  /// The files that were read, by their paths: the system, or what keeps it from being read as one.
  private var files: [String: (system: Found?, report: DiagnosticReport)] = [:]
  /// What was linked together, by the identities of the files.
  private var linked: [[String]: LinkedSystems] = [:]

  /// Reads what the command line names.
  init(_ paths: [String]) throws(UsageError) {
    for path in paths {
      if Folder.exists(path) {
        named += systems(in: Folder(path: path))
        continue
      }
      let file = InputFile(path)
      let (document, report) = try file.document()
      if report.hasErrors { reports.append(report) }
      guard let document else { continue }
      if let name = document.designSystemName, let first = named.first(where: { $0.name == name }),
        first.identity != file.identity
      {
        reports.append(document.nameCollision(with: first.document.name))
      }
      // A document without a name is named by its file, so that its fault is told.
      let name = document.designSystemName ?? path
      named.append(Found(name: name, document: document, identity: file.identity))
      namesInScope.append(name)
    }
  }
}

extension DesignSystemSearch {
  /// The names of all systems that the command line names, files and folders alike.
  var allNames: [String] { named.map(\.name) }

  /// Returns all systems that the command line names and those that they use, linked, and what is wrong with them.
  mutating func allSystems() -> (DesignSystems, DiagnosticReport) {
    var found = named
    var faults: [DiagnosticReport] = []
    var searched = named
    while let system = searched.popLast() {
      for name in system.document.usedDesignSystems where !found.contains(where: { $0.name == name }) {
        let folder = InputFile(system.document.name).folder
        guard let used = find(name, from: folder, &faults) else { continue }
        found.append(used)
        searched.append(used)
      }
    }
    let (systems, report) = DesignSystems.standard.adding(found.map(\.document))
    return (systems, DiagnosticReport(joining: faults + [report]))
  }

  /// Returns the systems that a document may use, and the document itself where it is one.
  mutating func systems(for document: JSONDocument, in file: InputFile) -> LinkedSystems {
    var found: [Found] = []
    var faults: [DiagnosticReport] = []
    var faultyNames: [String] = []
    if DocumentKind(document) == .designSystem {
      let name = document.designSystemName ?? file.name
      if !file.isStandardInput { faults += collisions(of: name, in: Folder(path: file.folder)) }
      found.append(Found(name: name, document: document, identity: file.identity))
    }
    var wanted = document.usedDesignSystems + namesInScope
    while let name = wanted.popLast() {
      guard !found.contains(where: { $0.name == name }) else { continue }
      let faultCount = faults.count
      guard let system = find(name, from: file.folder, &faults) else {
        if faults.count > faultCount { faultyNames.append(name) }
        continue
      }
      found.append(system)
      wanted += system.document.usedDesignSystems
    }
    let sorted = found.sorted { $0.identity.utf8.lexicographicallyPrecedes($1.identity.utf8) }
    return link(sorted, faults, faultyNames: faultyNames)
  }

  /// Returns all systems that a document could use, so that a name can be told to be one of theirs; `nil` where it uses
  /// all of them already.
  mutating func systems(around file: InputFile, beyond used: LinkedSystems) -> LinkedSystems? {
    let folders = Folder(path: file.folder).ancestors.map { Folder(path: $0.path(of: "design-systems")) }
    let found = (named + folders.filter { Folder.exists($0.path) }.flatMap { systems(in: $0) }).reduce(into: [Found]())
    {
      found, system in
      if !found.contains(where: { $0.name == system.name }) { found.append(system) }
    }
    guard found.contains(where: { used.systems[$0.name] == nil }) else { return nil }
    return link(found, [])
  }

  private mutating func link(
    _ found: [Found], _ faults: [DiagnosticReport], faultyNames: [String] = []
  ) -> LinkedSystems {
    let key = found.map(\.identity) + faults.flatMap(\.diagnostics).compactMap(\.file)
    if let known = linked[key] { return known }
    let (systems, reports) = DesignSystems.standard.linking(
      found.map(\.document), inScope: namesInScope, faultyNames: faultyNames)
    let result = LinkedSystems(systems, reports: faults + reports)
    linked[key] = result
    return result
  }

  private mutating func find(
    _ name: String, from folder: String, _ faults: inout [DiagnosticReport]
  ) -> Found? {
    guard DesignSystems.standard[name] == nil else { return nil }
    if let system = named.first(where: { $0.name == name }) { return system }
    for ancestor in Folder(path: folder).ancestors {
      let folder = Folder(path: ancestor.path(of: "design-systems"))
      guard Folder.exists(folder.path) else { continue }
      if let system = system(named: name, in: folder, &faults) { return system }
    }
    return nil
  }

  /// Looks for a system in a folder: in the file of its name first, which must be sound, then in all others.
  private mutating func system(
    named name: String, in folder: Folder, _ faults: inout [DiagnosticReport]
  ) -> Found? {
    if !name.contains("/"), !name.hasPrefix(".") {
      let (system, report) = read(folder.path(of: "\(name).json"))
      if system?.name == name {
        faults += collisions(of: name, in: folder)
        return system
      }
      if report.hasErrors { faults.append(report) }
    }
    guard let system = systems(in: folder).first(where: { $0.name == name }) else { return nil }
    faults += collisions(of: name, in: folder)
    return system
  }

  /// Reports the files of a folder that hold a system of the same name as the first of them.
  private mutating func collisions(of name: String, in folder: Folder) -> [DiagnosticReport] {
    let same = systems(in: folder).filter { $0.name == name }
    guard let first = same.first else { return [] }
    return same.dropFirst().map { $0.document.nameCollision(with: first.document.name) }
  }

  private mutating func read(_ path: String) -> (system: Found?, report: DiagnosticReport) {
    if let known = files[path] { return known }
    let file = InputFile(path)
    // What cannot be read is no design system; a pipe would be waited for.
    let (document, report) = (Folder.holdsFile(path) ? try? file.document() : nil) ?? (nil, DiagnosticReport())
    let system = document.flatMap { document in
      document.designSystemName.map { Found(name: $0, document: document, identity: file.identity) }
    }
    let fault = document?.designSystemFault ?? report
    files[path] = (system, fault)
    return (system, fault)
  }

  /// The design systems in a folder; other documents are passed over.
  private mutating func systems(in folder: Folder) -> [Found] {
    if let known = contents[folder.path] { return known }
    let systems = folder.documents.compactMap { read($0).system }
    contents[folder.path] = systems
    return systems
  }
}
