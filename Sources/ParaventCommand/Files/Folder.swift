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

  /// The paths of the JSON files in it, sorted by their bytes; empty where it cannot be read.
  var documents: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(".json"), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "\(path)/\($0)" }
  }

  /// The folder itself and each one above it, by paths that begin as the folder's does where they can.
  var ancestors: [Folder] {
    guard let resolved = realpath(path, nil) else { return [self] }
    defer { free(resolved) }
    var absolute = String(cString: resolved)[...]
    var folders = [self]
    while let end = absolute.lastIndex(of: "/"), absolute != "/" {
      absolute = end == absolute.startIndex ? "/" : absolute[..<end]
      folders.append(Folder(path: absolute == "/" ? "" : String(absolute)))
    }
    return folders
  }
}
