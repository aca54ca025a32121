import Glibc

/// The JSON files in a folder and in those below it.
///
/// What is hidden and `node_modules` are passed over. A link to a folder is not followed, so that a walk ends.
struct FolderWalk {
  /// The paths of the files, sorted by their bytes.
  private(set) var paths: [String] = []
  /// The folders that cannot be read.
  private(set) var failures: [UsageError] = []

  init(_ path: String) {
    let end = path.lastIndex { $0 != "/" } ?? path.startIndex
    var pending = [Folder(path: String(path[...end]))]
    while let folder = pending.popLast() {
      do throws(SystemFailure) {
        for name in try folder.names() { visit(folder.path(of: name), named: name, &pending) }
      } catch {
        failures.append(UsageError("\"\(folder.path)\" cannot be read: \(error.reason)"))
      }
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension FolderWalk {
  private mutating func visit(_ path: String, named name: String, _ pending: inout [Folder]) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      if name != "node_modules" { pending.append(Folder(path: path)) }
    case S_IFREG, S_IFLNK:
      if name.hasSuffix(".json"), !Folder.exists(path) { paths.append(path) }
    // A pipe or a device would never end.
    default: return
    }
  }
}
