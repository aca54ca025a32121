import Glibc

/// The files of the package that the tests read, and re-record when told to.
enum Repository {
  /// The package's folder.
  static let root = String(#filePath.prefix(#filePath.count - "Tests/FixtureTests/Repository.swift".count))

  /// Whether golden files are to be written anew.
  static let isRecording = getenv("RECORD").map { String(cString: $0) } == "1"

  /// Returns the bytes of a file, or `nil` where there is none.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(root + path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = Glibc.read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// Writes a file and the folder that holds it.
  static func write(_ bytes: [UInt8], to path: String) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    mkdir(root + folder, 0o755)
    let descriptor = open(root + path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }

  /// Returns the names, without their ending, of the JSON files of a folder, sorted.
  static func documents(in folder: String) -> [String] {
    guard let directory = opendir(root + folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".json") { names.append(String(name.dropLast(5))) }
    }
    return names.sorted()
  }
}
