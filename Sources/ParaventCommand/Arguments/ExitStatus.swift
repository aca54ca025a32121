/// How the tool ends, for scripts.
enum ExitStatus: Int32 {
  /// All is well, warnings aside.
  case fine = 0
  /// Something is wrong inside a file.
  case faulty = 1
  /// The command line cannot be followed, or a file cannot be read.
  case unusable = 2
}
