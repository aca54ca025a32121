import Diagnostics
import JSON
import Paravent

/// Finds the design systems that documents use: what the command line names, then what stands in `design-systems/`
/// beside a document and in each folder above.
struct DesignSystemSearch {
  /// What the command line names, by the systems' names.
  private var named: [(name: String, document: JSONDocument)] = []
  /// The names of the systems that the command line names as files, which are in scope everywhere.
  private(set) var namesInScope: [String] = []
  /// What is wrong with what the command line names.
  private(set) var reports: [DiagnosticReport] = []
  /// What stands in a folder, by the folder's path.
  private var contents: [String: [(name: String, document: JSONDocument)]] = [:]
  /// The systems that documents of a folder use, by the folder's path.
  private var linked: [String: DesignSystems] = [:]

  /// Reads what the command line names.
  init(_ paths: [String]) throws(UsageError) {
    for path in paths {
      if Folder.exists(path) {
        named += documents(in: Folder(path: path))
        continue
      }
      let (document, report) = try InputFile(path).document()
      if report.hasErrors { reports.append(report) }
      guard let document else { continue }
      // A document without a name is named by its file, so that its fault is told.
      let name = document.designSystemName ?? path
      named.append((name, document))
      namesInScope.append(name)
    }
  }
}

extension DesignSystemSearch {
  /// The names of all systems that the command line names, files and folders alike.
  var allNames: [String] { named.map(\.name) }

  /// Returns the systems that a document may use, linked, and what is wrong with those that were not linked before.
  mutating func systems(for document: JSONDocument, in folder: String) -> (DesignSystems, DiagnosticReport) {
    let systems = linked[folder] ?? .standard
    var found: [(name: String, document: JSONDocument)] = []
    if let name = document.designSystemName { found.append((name, document)) }
    var wanted = document.usedDesignSystems + namesInScope
    while let name = wanted.popLast() {
      guard systems[name] == nil, !found.contains(where: { $0.name == name }),
        let system = find(name, from: folder)
      else { continue }
      found.append((name, system))
      wanted += system.usedDesignSystems
    }
    let (all, report) = systems.adding(found.map(\.document), inScope: namesInScope)
    linked[folder] = all
    return (all, report)
  }

  /// Returns all systems that the command line names and those that they use, linked, and what is wrong with them.
  mutating func allSystems() -> (DesignSystems, DiagnosticReport) {
    var found = named
    var searched: [(system: JSONDocument, folder: String)] = named.map {
      ($0.document, InputFile($0.document.name).folder)
    }
    while let (system, folder) = searched.popLast() {
      for name in system.usedDesignSystems where DesignSystems.standard[name] == nil {
        guard !found.contains(where: { $0.name == name }), let used = find(name, from: folder) else { continue }
        found.append((name, used))
        searched.append((used, folder))
      }
    }
    return DesignSystems.standard.adding(found.map(\.document))
  }

  private mutating func find(_ name: String, from folder: String) -> JSONDocument? {
    if let document = named.first(where: { $0.name == name })?.document { return document }
    for ancestor in Folder(path: folder).ancestors {
      let folder = Folder(path: "\(ancestor.path)/design-systems")
      guard Folder.exists(folder.path) else { continue }
      if let document = document(named: name, in: folder) { return document }
    }
    return nil
  }

  /// Looks for a system in a folder: in the file of its name first, then in all others.
  private mutating func document(named name: String, in folder: Folder) -> JSONDocument? {
    if !name.contains("/"), !name.hasPrefix("."),
      let document = try? InputFile("\(folder.path)/\(name).json").document().document,
      document.designSystemName == name
    {
      return document
    }
    return documents(in: folder).first { $0.name == name }?.document
  }

  /// The design systems in a folder; other documents are passed over.
  private mutating func documents(in folder: Folder) -> [(name: String, document: JSONDocument)] {
    if let known = contents[folder.path] { return known }
    let documents = folder.documents.compactMap { path -> (name: String, document: JSONDocument)? in
      guard let document = try? InputFile(path).document().document, let name = document.designSystemName else {
        return nil
      }
      return (name, document)
    }
    contents[folder.path] = documents
    return documents
  }
}
