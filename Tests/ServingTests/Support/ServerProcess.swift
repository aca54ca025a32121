import Glibc
import Testing

/// The built tool as it serves a folder, which is ended with the test.
struct ServerProcess: ~Copyable {
  let port: Int
  private let identifier: pid_t
  private let output: Int32
  private let errors: Int32
  /// The status with which it ended, once it has.
  private var status: Int32?

  /// Starts the tool and waits until it serves.
  init(_ folder: String, _ options: [String] = [], environment: [String: String] = [:]) throws {
    let (output, errors) = (Self.file(), Self.file())
    let identifier = try Self.spawn(
      [Self.path, "serve", folder, "--port", "0"] + options, environment, output: output, errors: errors)
    var found: Int?
    for _ in 0..<3_000 where found == nil {
      usleep(10_000)
      found = Self.port(in: Self.text(of: errors))
    }
    self.port = found ?? 0
    self.output = output
    self.errors = errors
    self.identifier = identifier
    self.status = nil
    #expect(found != nil, "\(Self.text(of: errors))")
  }

  deinit {
    if status == nil {
      kill(identifier, SIGKILL)
      waitpid(identifier, nil, 0)
    }
    close(output)
    close(errors)
  }
}

extension ServerProcess {
  /// What the tool has written to its standard output.
  var log: String { Self.text(of: output) }

  /// What the tool has written to its standard error.
  var complaints: String { Self.text(of: errors) }

  func signal(_ number: Int32) { kill(identifier, number) }

  /// Waits for the end and returns the exit status, or `nil` where the tool does not end within a minute.
  mutating func wait() -> Int32? {
    var result: Int32 = 0
    for _ in 0..<6_000 {
      if waitpid(identifier, &result, WNOHANG) == identifier {
        status = result & 0x7F == 0 ? result >> 8 & 0xFF : 128 + result & 0x7F
        return status
      }
      usleep(10_000)
    }
    return nil
  }

  /// Waits until something holds, or for twenty seconds.
  static func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<1_000 {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }
}

extension ServerProcess {
  /// Where the built tool lies: beside the tests.
  private static let path: String = {
    guard let tests = realpath("/proc/self/exe", nil) else { return "paravent" }
    defer { free(tests) }
    return String(cString: dirname(tests)) + "/paravent"
  }()

  private static func port(in text: String) -> Int? {
    guard let line = text.split(separator: "\n").first(where: { $0.contains(" at http") }) else { return nil }
    return line.split(separator: ":").last.flatMap { Int($0.filter(\.isNumber)) }
  }

  private static func file() -> Int32 {
    var template = Array("/tmp/paravent-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
    return descriptor
  }

  private static func text(of descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = pread(descriptor, &chunk, chunk.count, bytes.count), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs `serve` to its end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    let (output, errors) = (file(), file())
    defer {
      close(output)
      close(errors)
    }
    let child = try spawn([path, "serve"] + arguments, environment, output: output, errors: errors)
    var result: Int32 = 0
    waitpid(child, &result, 0)
    return (result >> 8 & 0xFF, text(of: output), text(of: errors))
  }

  /// Starts a program, which inherits no other descriptors.
  static func spawn(
    _ words: [String], _ environment: [String: String], output: Int32, errors: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var child: pid_t = 0
    try #require(posix_spawn(&child, words[0], &actions, nil, &arguments, &variables) == 0)
    return child
  }
}
