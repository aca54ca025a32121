import Glibc

/// A folder that files are written to; what else stands in it is left alone.
struct OutputFolder {
  private let path: String

  /// Creates the folder, and those above it, where they are missing.
  init(_ path: String) throws(UsageError) {
    self.path = path
    for end in path.indices where end != path.startIndex && path[end] == "/" {
      try Self.create(String(path[..<end]), isInside: false)
    }
    try Self.create(path, isInside: false)
  }
}

extension OutputFolder {
  /// Writes a file, in folders of its own where its name has any, and replaces one of the same name as a whole.
  ///
  /// - Parameter name: The path below the folder, with neither links nor `..` in it.
  func write(_ bytes: [UInt8], to name: String) throws(UsageError) {
    for end in name.indices where name[end] == "/" {
      try Self.create("\(path)/\(name[..<end])", isInside: true)
    }
    let target = "\(path)/\(name)"
    let partial = "\(target).partial"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(at: target) }
    var output = OutputDescriptor(descriptor)
    output.write(bytes)
    guard close(descriptor) == 0, output.failure == nil, rename(partial, target) == 0 else {
      let failure = output.failure ?? SystemFailure()
      unlink(partial)
      throw Self.failure(at: target, failure)
    }
  }

  /// Makes a folder unless there is one; inside of the output a link to a folder is none.
  private static func create(_ path: String, isInside: Bool) throws(UsageError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let failure = SystemFailure()
    var status = stat()
    guard failure.code == EEXIST, (isInside ? lstat(path, &status) : stat(path, &status)) == 0 else {
      throw Self.failure(at: path, failure)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw UsageError("\"\(path)\" cannot be written: it is a file, and a directory was expected")
    }
  }

  private static func failure(at path: String, _ failure: SystemFailure = SystemFailure()) -> UsageError {
    UsageError("\"\(path)\" cannot be written: \(failure.reason)")
  }
}
