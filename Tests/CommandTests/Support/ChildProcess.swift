import Glibc

/// A program that was started on given descriptors.
struct ChildProcess {
  private let identifier: pid_t

  /// Starts a program, whose standard input, output and errors are the three descriptors.
  init(
    _ path: String, _ arguments: [String], descriptors: [Int32], environment: [String: String] = [:]
  ) throws(SpawnFailure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, nil, &words, &variables)
    guard code == 0 else { throw SpawnFailure(code: code) }
    identifier = child
  }
}

extension ChildProcess {
  /// What kept a program from being started.
  struct SpawnFailure: Error {
    let code: Int32
  }

  /// Waits for the end and returns the exit status, or 128 and the signal that ended the program.
  ///
  /// A program that does not end within a minute is ended.
  func wait() -> Int32 {
    var status: Int32 = 0
    for _ in 0..<60_000 {
      if waitpid(identifier, &status, WNOHANG) == identifier { return Self.exitStatus(status) }
      usleep(1_000)
    }
    kill(identifier, SIGKILL)
    waitpid(identifier, &status, 0)
    return Self.exitStatus(status)
  }

  /// The macros of `wait.h`, which Swift does not see.
  private static func exitStatus(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

extension ChildProcess {
  /// Returns what a line of the shell writes, errors included.
  static func output(of line: String) throws -> String {
    let nothing = Capture()
    let result = Capture()
    let shell = try ChildProcess(
      "/bin/sh", ["-c", line], descriptors: [nothing.descriptor, result.descriptor, result.descriptor],
      environment: ["PATH": "/usr/bin:/bin"])
    _ = shell.wait()
    return result.text()
  }
}
