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
      for name in names(in: next.path, noting: &omissions) {
        let entry = Entry(name: next.prefix + name, path: "\(next.path)/\(name)")
        switch kind(of: entry.path) {
        case S_IFREG: entries.append(entry)
        case S_IFDIR where deep && next.depth < Self.depthLimit:
          pending.append((entry.path, entry.name + "/", next.depth + 1))
        case S_IFDIR: if deep { omissions.note(entry.path, "it lies in too many folders") }
        case nil: omissions.note(entry.path, "it leads nowhere that may be served")
        default: omissions.note(entry.path, "it is no file")
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
      pending += entries(of: next.path).compactMap(\.text).map { ("\(next.path)/\($0)", next.depth + 1) }
    }
    return found
  }

  /// What there is of a file.
  enum Content: Sendable {
    case absent
    /// A file is there, and the system's words or ours say why it cannot be read.
    case unreadable(String)
    case bytes([UInt8])
  }

  /// Reads the first bytes of a file below the folder.
  ///
  /// A link that leads out of the folder, or to what is not served under its own name, leads nowhere.
  func content(of name: String, limit: Int) -> Content {
    if let obstacle = obstacle(to: name) { return obstacle }
    guard let place = resolve(name), let kind = Self.status(at: place).map({ $0.st_mode & S_IFMT }) else {
      return .unreadable(Self.lostLink)
    }
    guard kind == S_IFREG || kind == S_IFDIR else { return .unreadable("it is no file") }
    guard let bytes = FileBytes.read(place, limit: limit) else {
      return .unreadable(String(cString: strerror(errno)))
    }
    return .bytes(bytes)
  }

  /// What a name comes to that leads to nothing.
  private func obstacle(to name: String) -> Content? {
    var status = stat()
    if lstat("\(path)/\(name)", &status) == 0 { return nil }
    return errno == ENOENT || errno == ENOTDIR ? .absent : .unreadable(String(cString: strerror(errno)))
  }

  /// Returns why a folder that is there cannot be read.
  func fault(ofFolder name: String) -> String? {
    switch obstacle(to: name) {
    case .unreadable(let reason): return reason
    case .absent: return nil
    default: break
    }
    guard let place = resolve(name) else { return Self.lostLink }
    guard let directory = opendir(place) else { return String(cString: strerror(errno)) }
    closedir(directory)
    return nil
  }

  private static let lostLink = "it is a link that leads nowhere, or to what is not served"

  /// The bytes of a file, read or not; `nil` where there is none.
  func size(of name: String) -> Int? { status(of: name).map { Int($0.st_size) } }

  /// Returns the one path, without links, of what is served under a name.
  private func resolve(_ name: String) -> String? {
    guard let resolved = realpath("\(path)/\(name)", nil) else { return nil }
    defer { free(resolved) }
    let place = String(cString: resolved)
    // A letter may be composed with the mark that follows it, also where it parts a path.
    let root = Array((path == "/" ? path : path + "/").utf8)
    guard place.utf8.starts(with: root), !isSecret(place, under: name) else { return nil }
    var parent = String(decoding: root, as: UTF8.self)
    for part in place.utf8.dropFirst(root.count).split(separator: UInt8(ascii: "/")) {
      let part = String(decoding: part, as: UTF8.self)
      guard part.utf8.first != UInt8(ascii: ".") || Self.isVolume(part, in: parent) else { return nil }
      parent += part + "/"
    }
    return place
  }

  /// Whether a hidden folder is where a volume of Kubernetes has its files now, which are links that lead through it.
  private static func isVolume(_ name: String, in parent: String) -> Bool {
    let place = realpath("\(parent)..data", nil)
    defer { free(place) }
    return place.map { String(cString: $0).utf8.elementsEqual((parent + name).utf8) } ?? false
  }

  /// The file that may hold authorizations, which no other name leads to.
  private static let secrets = "handlers.json"

  private func isSecret(_ place: String, under name: String) -> Bool {
    var (secret, other) = (stat(), stat())
    guard name != Self.secrets, stat("\(path)/\(Self.secrets)", &secret) == 0, stat(place, &other) == 0 else {
      return false
    }
    return secret.st_ino == other.st_ino && secret.st_dev == other.st_dev
  }

  private func status(of name: String) -> stat? { resolve(name).flatMap(Self.status) }

  private static func status(at place: String) -> stat? {
    var status = stat()
    return stat(place, &status) == 0 ? status : nil
  }

  private func kind(of name: String) -> mode_t? { status(of: name).map { $0.st_mode & S_IFMT } }

  /// Whether a path below the folder leads to another folder.
  func isFolder(_ name: String) -> Bool { kind(of: name) == S_IFDIR }

  /// The names in the site's folder itself, sorted by their bytes, apart from hidden ones and those that are no texts.
  var topNames: [String] { Self.entries(at: path).compactMap(\.text) }

  /// Returns the names in a folder that is served, sorted by their bytes, apart from hidden ones.
  ///
  /// - Parameter omissions: Receives names that cannot be asked for.
  func names(in folder: String, noting omissions: inout Omissions) -> [String] {
    var names: Set<String> = []
    return entries(of: folder).compactMap { entry in
      guard let name = entry.text else {
        omissions.note("\(folder)/\(entry.visible)", "its name holds what no path of a URL may")
        return nil
      }
      // Texts are equal however their letters are composed, as those of requests are.
      if names.insert(name).inserted { return name }
      omissions.note("\(folder)/\(name)", "another file has the same name, composed in another way")
      return nil
    }
  }

  /// Returns what is in a folder that is served, sorted by the bytes of the names, apart from what is hidden.
  private func entries(of folder: String) -> [FileName] {
    resolve(folder) == nil ? [] : Self.entries(at: "\(path)/\(folder)")
  }

  private static func entries(at path: String) -> [FileName] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [FileName] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { FileName($0) }
      }
      if !name.isHidden { names.append(name) }
    }
    return names.sorted()
  }
}
