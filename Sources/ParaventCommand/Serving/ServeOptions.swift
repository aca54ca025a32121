import Diagnostics
import Glibc
import Serving

/// The options of `serve`, which may also stand in the environment: `--body-limit` as `PARAVENT_BODY_LIMIT`.
struct ServeOptions {
  private let arguments: ParsedArguments
  private let environment: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    do throws(UsageError) {
      environment = try ParsedArguments(Self.arguments(), for: .serve)
    } catch {
      throw UsageError("\(error.message) (in the environment)")
    }
  }
}

extension ServeOptions {
  /// The seconds that a limit may have.
  private static let seconds = 0...86_400.0

  private static let yes = ["1", "true", "yes", "on"]
  private static let no = ["0", "false", "no", "off"]

  /// The arguments that the environment stands for; an empty variable is as none.
  private static func arguments() throws(UsageError) -> [String] {
    var arguments: [String] = []
    for option in list {
      let name = ServeVariable.name(of: option)
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      if option.value == nil {
        if try isOn(value, name) { arguments.append(option.name) }
      } else {
        let values = repeatable.contains(option.name) ? value.split(separator: " ").map(String.init) : [value]
        arguments += values.map { "\(option.name)=\($0)" }
      }
    }
    return arguments
  }

  private static func isOn(_ value: String, _ name: String) throws(UsageError) -> Bool {
    if yes.contains(value.lowercased()) { return true }
    if no.contains(value.lowercased()) { return false }
    throw UsageError("\(name) takes \(Wording.alternatives(yes + no)), found \(Wording.quoted(value))")
  }

  func has(_ option: String) -> Bool { arguments.has(option) || environment.has(option) }

  subscript(option: String) -> String? { arguments[option] ?? environment[option] }

  func all(_ option: String) -> [String] {
    arguments.has(option) ? arguments.all(option) : environment.all(option)
  }

  func integer(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    if let number = try arguments.integer(option, in: range) { return number }
    return try environment.integer(option, in: range)
  }

  /// The value of an option that is a number of seconds, in milliseconds.
  func milliseconds(_ option: String, from least: Double = 0) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let seconds = Double(text), Self.seconds.contains(seconds), seconds >= least else {
      let bound = least > 0 ? " from \(least)" : ""
      throw UsageError("the option \(option) takes a number of seconds\(bound), found \(Wording.quoted(text))")
    }
    return Int((seconds * 1_000).rounded())
  }
}
