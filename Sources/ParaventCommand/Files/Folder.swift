import Glibc

/// A folder of files.
struct Folder {
  let path: String
}

extension Folder {
  /// Whether there is a folder at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder that relative paths start from; empty where it cannot be told.
  static var working: Folder { Folder(path: realpath(".") ?? "") }

  /// The folder by its one path from the root, without links; itself where there is none.
  var resolved: Folder { Folder(path: Self.realpath(path) ?? path) }

  private static func realpath(_ path: String) -> String? {
    guard let resolved = Glibc.realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the path of what has a name in it; without a folder in front where it is the working directory.
  func path(of name: some StringProtocol) -> String {
    path == "." ? String(name) : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(name)"
  }

  /// The names in it that are not hidden, sorted by their bytes.
  func names() throws(SystemFailure) -> [String] { try entries().compactMap(\.text) }

  /// What has a name in it that is not hidden, sorted by the bytes of the names.
  func entries() throws(SystemFailure) -> [FolderEntry] {
    guard let directory = opendir(path) else { throw SystemFailure() }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.first != UInt8(ascii: ".") { entries.append(FolderEntry(name: name)) }
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// Whether a path leads to an ordinary file.
  static func holdsFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The paths of the JSON files in it, sorted by their bytes; empty where it cannot be read.
  var documents: [String] {
    let names = (try? names()) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { path(of: $0) }
  }

  /// The folder itself and each one above it, by paths that start from the working directory where they can.
  var ancestors: [Folder] {
    guard var absolute = Self.realpath(path)?[...] else { return [self] }
    let working = Folder.working
    var folders = [self]
    while let end = absolute.lastIndex(of: "/"), absolute != "/" {
      absolute = end == absolute.startIndex ? "/" : absolute[..<end]
      folders.append(Folder(path: working.relative(String(absolute))))
    }
    return folders
  }

  /// Returns the path of what stands in the folder, or of a folder above, as it is seen from there; any other path as it
  /// is.
  func relative(_ path: String) -> String {
    guard !self.path.isEmpty else { return path }
    guard self.path != path else { return "." }
    if let rest = Self.rest(of: path, in: self.path) { return String(rest) }
    guard let steps = Self.rest(of: self.path, in: path) else { return path }
    return steps.split(separator: "/").map { _ in ".." }.joined(separator: "/")
  }

  /// Returns what follows a folder in the path of what stands in it.
  private static func rest(of path: String, in folder: String) -> Substring? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? path.dropFirst(start.count) : nil
  }
}
