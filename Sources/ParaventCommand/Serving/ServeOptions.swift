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
      environment = try ParsedArguments(Self.environment, for: .serve)
    } catch {
      throw UsageError("\(error.message) (in the environment)")
    }
  }
}

extension ServeOptions {
  /// The seconds that a limit may have.
  private static let seconds = 0...86_400.0

  /// The arguments that the environment stands for.
  private static var environment: [String] {
    list.flatMap { option -> [String] in
      let name = "PARAVENT_" + option.name.dropFirst(2).uppercased().replacing("-", with: "_")
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return [] }
      if option.value == nil { return ["1", "true", "yes"].contains(value.lowercased()) ? [option.name] : [] }
      return option.name == "--origin"
        ? value.split(separator: " ").map { "\(option.name)=\($0)" } : ["\(option.name)=\(value)"]
    }
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
  func milliseconds(_ option: String) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let seconds = Double(text), Self.seconds.contains(seconds) else {
      throw UsageError("the option \(option) takes a number of seconds, found \(Wording.quoted(text))")
    }
    return Int((seconds * 1_000).rounded())
  }
}
