internal import Diagnostics
internal import JSON
package import Paravent

/// Reads a folder as a site.
package struct SiteLoader: Sendable {
  let folder: SiteFolder
  let limits: Limits
  /// The design systems that the folder's are linked with.
  let base: DesignSystems

  /// Creates a loader of a folder, and of a design system in Swift; `nil` where there is no folder.
  package init?(_ path: String, host: HostDesignSystem? = nil) {
    guard let folder = SiteFolder(path) else { return nil }
    self.folder = folder
    limits = Limits()
    base = host.map { DesignSystems.standard.adding($0).systems } ?? .standard
  }
}

extension SiteLoader {
  /// The most bytes of all assets together: 256 MB, which are held in memory.
  private static let assetsLimit = 256 << 20

  /// Reads everything; screens that are as they were are taken over from an earlier site.
  package func load(after earlier: Site? = nil) -> Site {
    let systemFiles = documents(in: "design-systems")
    let linked = LinkedSystems(systemFiles, with: base, limits: limits)
    var screens: [String: ServedScreen] = [:]
    for file in documents(in: "screens") {
      screens[file.name] = screen(file, linked, earlier?.screens[file.name])
    }
    let webhooks = webhooks()
    let names = screens.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let assets = assets()
    let pictures = assets.keys.sorted().flatMap { [$0, assets[$0]?.version ?? ""] }
    let versions = names.flatMap { [$0, screens[$0]?.version ?? ""] } + [linked.version, webhooks.version] + pictures
    return Site(
      screens: screens,
      designSystems: Dictionary(
        systemFiles.map { ($0.name, ServedFile($0.bytes, type: MediaType.json)) },
        uniquingKeysWith: { first, _ in first }),
      linked: linked, assets: assets, webhooks: webhooks,
      reports: linked.reports + names.compactMap { screens[$0]?.ownReport } + [webhooks.report],
      version: Digest(Array(versions.joined(separator: "\n").utf8)).short)
  }

  /// A document and the name by which it is served.
  struct File: Sendable {
    let name: String
    let path: String
    let bytes: [UInt8]
  }

  private func documents(in folder: String) -> [File] {
    self.folder.files(in: folder, deep: false).compactMap { entry in
      guard entry.name.hasSuffix(".json"), let bytes = self.folder.read(entry.path, limit: limits.documentSize + 1)
      else { return nil }
      return File(name: String(entry.name.dropLast(5)), path: entry.path, bytes: bytes)
    }
  }

  private func assets() -> [String: ServedFile] {
    var files: [String: ServedFile] = [:]
    var rest = Self.assetsLimit
    for entry in folder.files(in: "assets", deep: true) {
      guard let type = MediaType.ofFile(entry.name), let bytes = folder.read(entry.path, limit: rest + 1),
        bytes.count <= rest
      else { continue }
      rest -= bytes.count
      files[entry.name] = ServedFile(bytes, type: type)
    }
    return files
  }
}
