import Glibc

/// A folder of files for one test, which is removed after it.
struct Workspace: ~Copyable {
  /// Where the folder lies.
  let path: String
  private let names: [String]

  /// Creates a folder with the given files.
  init(_ files: KeyValuePairs<String, String> = [:]) {
    var template = Array("/tmp/paravent-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    names = files.map(\.key)
    for (name, content) in files {
      let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
      _ = Array(content.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
    }
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
