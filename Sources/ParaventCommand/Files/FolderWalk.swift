import Glibc

/// The JSON files in a folder and in those below it.
///
/// What is hidden and `node_modules` are passed over. A link to a folder is not followed, so that a walk ends.
struct FolderWalk {
  /// The paths of the files, sorted by their bytes.
  private(set) var paths: [String] = []
  /// The folders, and what has no name in UTF-8, that cannot be read.
  private(set) var failures: [UsageError] = []

  init(_ path: String) {
    let end = path.lastIndex { $0 != "/" } ?? path.startIndex
    var pending = [Folder(path: String(path[...end]))]
    while let folder = pending.popLast() {
      do throws(SystemFailure) {
        for entry in try folder.entries() {
          guard let name = entry.text else {
            refuse(entry, in: folder)
            continue
          }
          visit(folder.path(of: name), named: name, &pending)
        }
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
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    // A link that leads nowhere is read, so that this is told.
    let kind = isLink && stat(path, &status) != 0 ? S_IFREG : status.st_mode & S_IFMT
    switch kind {
    case S_IFDIR:
      if !isLink, name != "node_modules" { pending.append(Folder(path: path)) }
    case S_IFREG:
      if name.hasSuffix(".json") { paths.append(path) }
    // A pipe or a device would never end.
    default: return
    }
  }

  /// Tells of what no path leads to, as paths are text.
  private mutating func refuse(_ entry: FolderEntry, in folder: Folder) {
    failures.append(UsageError("\"\(folder.path(of: entry.escaped))\" cannot be read: its name is not UTF-8"))
  }
}
