internal import Glibc

/// The folder that is served, whose files are read by names below it.
struct SiteFolder: Sendable {
  /// The folder's one path from the root, without links.
  let path: String

  /// Finds the folder; `nil` where there is none.
  init?(_ path: String) {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.path = String(cString: resolved)
  }
}

extension SiteFolder {
  /// A file that is there to be served.
  struct Entry: Sendable {
    /// The path below the folder in which it was looked for.
    let name: String
    /// The path below the site's folder.
    let path: String
  }

  /// The most folders within each other.
  private static let depthLimit = 16

  /// Returns the files in a folder of the site, sorted by the bytes of their names; what is hidden is passed over.
  ///
  /// - Parameter omissions: Receives what can be neither asked for nor read.
  func files(in folder: String, deep: Bool, noting omissions: inout Omissions) -> [Entry] {
    var entries: [Entry] = []
    var pending = [(path: folder, prefix: "", depth: 0)]
    var visited: Set<String> = []
    while let next = pending.popLast() {
      // Links may lead back to where they are.
      guard let place = resolve(next.path), visited.insert(place).inserted else { continue }
      for name in names(in: next.path) {
        guard let name = name.text else {
          omissions.note("\(next.path)/\(name.visible)", "its name holds what no path of a URL may")
          continue
        }
        let entry = Entry(name: next.prefix + name, path: "\(next.path)/\(name)")
        switch kind(of: entry.path) {
        case S_IFREG: entries.append(entry)
        case S_IFDIR where deep && next.depth < Self.depthLimit:
          pending.append((entry.path, entry.name + "/", next.depth + 1))
        case nil: omissions.note(entry.path, "it leads nowhere that may be served")
        default: continue
        }
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Returns a folder of the site and those in it; none where it is not there.
  func folders(in folder: String) -> [String] {
    var found: [String] = []
    var pending = [(path: folder, depth: 0)]
    var visited: Set<String> = []
    while let next = pending.popLast() {
      guard kind(of: next.path) == S_IFDIR else { continue }
      guard let place = resolve(next.path), visited.insert(place).inserted else { continue }
      found.append(next.path)
      guard next.depth < Self.depthLimit else { continue }
      pending += names(in: next.path).compactMap(\.text).map { ("\(next.path)/\($0)", next.depth + 1) }
    }
    return found
  }

  /// Returns the first bytes of a file below the folder; `nil` where there is none or it cannot be read.
  ///
  /// A link that leads out of the folder, or to what is not served under its own name, leads nowhere.
  func read(_ name: String, limit: Int) -> [UInt8]? {
    resolve(name).flatMap { FileBytes.read($0, limit: limit) }
  }

  /// Returns the one path, without links, of what is served under a name.
  private func resolve(_ name: String) -> String? {
    guard let resolved = realpath("\(path)/\(name)", nil) else { return nil }
    defer { free(resolved) }
    let place = String(cString: resolved)
    // A letter may be composed with the mark that follows it, also where it parts a path.
    let root = Array((path == "/" ? path : path + "/").utf8)
    guard place.utf8.starts(with: root) else { return nil }
    let parts = place.utf8.dropFirst(root.count).split(separator: UInt8(ascii: "/"))
    let isSecret = parts.count == 1 && parts[0].elementsEqual(Self.secrets.utf8) && name != Self.secrets
    return isSecret || parts.contains { $0.first == UInt8(ascii: ".") } ? nil : place
  }

  /// The file that may hold authorizations, which no other name leads to.
  private static let secrets = "handlers.json"

  private func kind(of name: String) -> mode_t? {
    var status = stat()
    guard let place = resolve(name), stat(place, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  private func names(in folder: String) -> [FileName] {
    guard let directory = opendir("\(path)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var names: [FileName] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { FileName($0) }
      }
      if !name.isHidden { names.append(name) }
    }
    return names
  }
}
