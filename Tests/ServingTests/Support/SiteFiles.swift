import Glibc

/// A folder to serve, which is removed with all that is in it.
struct SiteFiles: ~Copyable {
  let path: String

  /// Creates a folder with files, whose names may hold folders.
  init(_ files: KeyValuePairs<String, String>) {
    var template = Array("/tmp/paravent-site-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    for (name, content) in files { write(content, to: name) }
  }

  deinit { Self.remove(path) }
}

extension SiteFiles {
  /// Writes a file, in folders of its own where its name has any, and replaces one of the same name as a whole.
  func write(_ content: String, to name: String) {
    for end in name.indices where name[end] == "/" { mkdir("\(path)/\(name[..<end])", 0o755) }
    let partial = "\(path)/.partial"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    _ = Array(content.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    rename(partial, "\(path)/\(name)")
  }

  /// Removes a file, or a folder with all that is in it.
  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      closedir(folder)
    }
    rmdir(path)
  }
}
