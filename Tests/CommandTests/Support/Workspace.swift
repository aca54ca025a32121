import Glibc

/// A folder of files for one test, which is removed after it.
struct Workspace: ~Copyable {
  /// Where the folder lies.
  let path: String
  private let names: [String]
  /// The folders in it, outermost first.
  private let folders: [String]

  /// Creates a folder with the given files, whose names may hold folders.
  init(_ files: KeyValuePairs<String, String> = [:]) {
    self.init(files.map { ($0.key, $0.value) })
  }

  /// Creates a folder with the given files, whose names may hold folders.
  init(_ files: [(name: String, content: String)]) {
    var template = Array("/tmp/paravent-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    names = files.map(\.name)
    var folders: [String] = []
    for (name, content) in files {
      let parts = name.split(separator: "/").dropLast()
      for end in parts.indices {
        let folder = parts[...end].joined(separator: "/")
        if mkdir("\(path)/\(folder)", 0o755) == 0 { folders.append(folder) }
      }
      let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
      _ = Array(content.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
    }
    self.folders = folders
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    for folder in folders.reversed() { rmdir("\(path)/\(folder)") }
    rmdir(path)
  }
}
