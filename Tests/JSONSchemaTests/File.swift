import Glibc

/// Files that tests read.
enum File {}

extension File {
  /// The folder of conformance suites: `$PARAVENT_SUITES`, or `shared/suites` beside the package.
  static var suites: String {
    if let folder = getenv("PARAVENT_SUITES") { return String(cString: folder) }
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    return package + "/shared/suites"
  }

  /// Returns the bytes of a file, or `nil` where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += buffer.prefix(count)
    }
  }

  /// Returns the names in a folder in order, or `nil` where there is no such folder.
  static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
