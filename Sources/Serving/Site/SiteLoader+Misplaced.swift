internal import Diagnostics

extension SiteLoader {
  /// What has a meaning in the folder.
  private static let known = ["screens", "design-systems", "data", "assets", "handlers.json"]

  /// Returns the names of the documents in a folder, without their extension.
  ///
  /// - Parameter omissions: Receives what lies beside them.
  func documentNames(in folder: String, noting omissions: inout Omissions) -> [String] {
    var names: [String] = []
    for name in self.folder.names(in: folder, noting: &omissions) {
      if name.hasSuffix(".json") {
        names.append(String(name.dropLast(5)))
      } else if !self.folder.isFolder("\(folder)/\(name)") {
        // Editors leave the earlier form of a file beside it.
        if !name.hasSuffix("~") { omissions.note("\(folder)/\(name)", "names of documents end in \".json\"") }
      } else if holdsDocuments("\(folder)/\(name)") {
        omissions.note(
          "\(folder)/\(name)", "documents lie in \(Wording.quoted(folder)) itself, not in folders below it")
      }
    }
    return names
  }

  private func holdsDocuments(_ path: String) -> Bool {
    var unread = Omissions()
    return folder.files(in: path, deep: true, noting: &unread).contains { $0.name.hasSuffix(".json") }
  }

  /// Reports data of no screen, and notes what was probably meant to be served.
  func misplaced(beside screens: [String], noting omissions: inout Omissions) -> DiagnosticReport {
    noteNames(noting: &omissions)
    let data = documentNames(in: "data", noting: &omissions)
    guard !screens.isEmpty else {
      let place = path.hasSuffix("/") ? "\(path)screens" : "\(path)/screens"
      if folder.fault(ofFolder: "screens") == nil { omissions.remark("there are no screens in \"\(place)\"") }
      return DiagnosticReport()
    }
    let reports = data.filter { !screens.contains($0) }.map { name in
      DiagnosticReport(
        Diagnostic(
          .unused, .warning, "the data are of no screen: none is named \(Wording.quoted(name))",
          file: "data/\(name).json", suggestion: NearestName.find(name, among: screens)))
    }
    return DiagnosticReport(joining: reports)
  }

  private func noteNames(noting omissions: inout Omissions) {
    for name in folder.topNames where !Self.known.contains(name) {
      guard let near = NearestName.find(name, among: Self.known), !Self.isVariant(name, of: near) else { continue }
      omissions.note(name, "did you mean \(Wording.quoted(near))?")
    }
  }

  /// Whether a name is made of another on purpose, such as `assets-source` or `handlers.json.example`.
  private static func isVariant(_ name: String, of known: String) -> Bool {
    guard name.hasPrefix(known), name != "\(known).json" else { return false }
    return name.utf8.dropFirst(known.utf8.count).first.map { "-_. ~".utf8.contains($0) } ?? false
  }
}
