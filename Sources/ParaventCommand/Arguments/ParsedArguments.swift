import Diagnostics

/// A command's options and operands, checked against what it knows.
struct ParsedArguments {
  /// What is no option: files.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the arguments after a command's name; of an option that is given more often the last value holds.
  init(_ arguments: [String], for command: Command) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try read(argument, rest: &rest, for: command)
    }
  }

  private mutating func read(
    _ argument: String, rest: inout ArraySlice<String>, for command: Command
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts[0] != "--help" else { throw UsageError("the option --help takes no value") }
    guard let option = command.options.first(where: { $0.name == parts[0] }) else {
      throw UsageError(unknown: "option", parts[0], among: command.options.map(\.name) + ["--help"])
    }
    guard let valueName = option.value else {
      guard parts.count == 1 else { throw UsageError("the option \(option.name) takes no value") }
      values[option.name] = [""]
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError("the option \(option.name) needs a value: \(valueName)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let near = NearestName.find(value, among: option.choices).map { "; did you mean \(Wording.quoted($0))?" } ?? ""
      let choices = Wording.alternatives(option.choices)
      throw UsageError("the option \(option.name) takes \(choices), found \(Wording.quoted(value))\(near)")
    }
    values[option.name, default: []].append(value)
  }
}

extension ParsedArguments {
  /// Whether an option is there.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option, or `nil` where it is absent.
  subscript(option: String) -> String? { values[option]?.last }

  /// All values of an option that may be given more than once.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that is a whole number in a range.
  func integer(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "the option \(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "found \(Wording.quoted(text))")
    }
    return number
  }
}
