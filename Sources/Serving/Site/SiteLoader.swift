internal import Diagnostics
internal import JSON
package import Paravent

/// Reads a folder as a site.
package struct SiteLoader: Sendable {
  /// The folder as it was found last.
  private(set) var folder: SiteFolder
  let limits: Limits
  /// The most bytes of all assets together: 256 MB, which are held in memory.
  var assetsLimit = 256 << 20
  /// The design systems that the folder's are linked with.
  let base: DesignSystems
  /// The closures of a host, which go before what `handlers.json` names.
  let handlers: ActionHandlers
  /// The folder's path as it was given, which may lead elsewhere later.
  let path: String

  /// Creates a loader of a folder, for a host's design system and closures; `nil` where there is no folder.
  package init?(_ path: String, host: HostDesignSystem? = nil, handlers: ActionHandlers = ActionHandlers()) {
    guard let folder = SiteFolder(path) else { return nil }
    self.folder = folder
    self.path = path
    self.handlers = handlers
    limits = Limits()
    base = host.map { DesignSystems.standard.adding($0).systems } ?? .standard
  }
}

extension SiteLoader {
  /// Whether the folder is there.
  var isThere: Bool { SiteFolder(path) != nil }

  /// Reads everything in the folder to which the path leads now; what is as it was is taken over from an earlier site.
  package func load(after earlier: Site? = nil) -> Site {
    var present = self
    if let found = SiteFolder(path) { present.folder = found }
    return present.read(after: earlier)
  }

  private func read(after earlier: Site?) -> Site {
    var omissions = Omissions()
    let systemFiles = documents(in: "design-systems", noting: &omissions)
    let linked = LinkedSystems(systemFiles, with: base, limits: limits)
    var screens: [String: ServedScreen] = [:]
    for file in documents(in: "screens", noting: &omissions) {
      screens[file.name] = screen(file, linked, earlier?.screens[file.name])
    }
    let names = screens.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let webhooks = webhooks(of: names.compactMap { screens[$0] })
    let misplaced = misplaced(beside: names, noting: &omissions)
    let assets = assets(after: earlier, noting: &omissions)
    let pictures = assets.keys.sorted().flatMap { [$0, assets[$0]?.version ?? ""] }
    let versions = names.flatMap { [$0, screens[$0]?.version ?? ""] } + [linked.version, webhooks.version] + pictures
    return Site(
      screens: screens,
      designSystems: Dictionary(
        systemFiles.filter { $0.fault == nil }.map { ($0.name, ServedFile($0.bytes, type: MediaType.json)) },
        uniquingKeysWith: { first, _ in first }),
      linked: linked, assets: assets, webhooks: webhooks,
      reports: folderFaults + linked.reports + names.compactMap { screens[$0]?.ownReport }
        + [misplaced, webhooks.report].filter { !$0.diagnostics.isEmpty },
      omissions: omissions, version: Digest(Array(versions.joined(separator: "\n").utf8)).short)
  }

  /// A document and the name by which it is served.
  struct File: Sendable {
    let name: String
    let path: String
    let bytes: [UInt8]
    /// Why the file cannot be read.
    var fault: Diagnostic?

    /// What a digest is made of.
    var digested: [UInt8] { bytes + Array((fault?.message ?? "").utf8) }
  }

  /// Reads a document; `nil` where there is no file.
  func file(_ path: String, named name: String) -> File? {
    switch folder.content(of: path, limit: limits.documentSize + 1) {
    case .absent: return nil
    case .bytes(let bytes): return File(name: name, path: path, bytes: bytes)
    case .unreadable(let reason):
      let fault = Diagnostic(.syntax, .error, "the file cannot be read: \(reason)", file: path)
      return File(name: name, path: path, bytes: [], fault: fault)
    }
  }

  private func documents(in folder: String, noting omissions: inout Omissions) -> [File] {
    documentNames(in: folder, noting: &omissions).compactMap { file("\(folder)/\($0).json", named: $0) }
  }

  /// What is wrong with folders as a whole.
  private var folderFaults: [DiagnosticReport] {
    ["design-systems", "screens", "data"].compactMap { name in
      folder.fault(ofFolder: name).map { reason in
        DiagnosticReport(Diagnostic(.syntax, .error, "the folder cannot be read: \(reason)", file: name))
      }
    }
  }
}
