/// The files that the operands of a command line name, folders walked, each file once.
struct InputList {
  /// The files, in the order of the operands.
  private(set) var files: [InputFile] = []
  /// What cannot be read while folders are walked.
  private(set) var failures: [UsageError] = []
  private var positions: [String: Int] = [:]

  init(_ operands: [String]) {
    for operand in operands {
      guard operand != "-", Folder.exists(operand) else {
        add(InputFile(operand))
        continue
      }
      let walk = FolderWalk(operand)
      failures += walk.failures
      for path in walk.paths {
        var file = InputFile(path)
        file.isNamed = false
        add(file)
      }
    }
  }
}

extension InputList {
  private mutating func add(_ file: InputFile) {
    let identity = file.identity
    if let position = positions[identity] {
      if file.isNamed { files[position].isNamed = true }
      return
    }
    positions[identity] = files.count
    files.append(file)
  }
}
