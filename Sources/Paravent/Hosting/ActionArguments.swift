package import JSON

/// The arguments with which an action reaches a host's closure: those of the action, and the defaults of the others.
public struct ActionArguments: Sendable {
  /// The arguments by name.
  package let members: [(key: String, value: JSONValue)]
}

extension ActionArguments {
  private func value(_ name: String) -> JSONValue? { members.first { $0.key == name }?.value }

  /// The names, those of the action first.
  public var names: [String] { members.map(\.key) }

  /// A string; `nil` where the argument is absent or none.
  public func string(_ name: String) -> String? { value(name)?.string }

  /// A whole number; `nil` where the argument is absent or none.
  public func integer(_ name: String) -> Int? {
    guard let number = value(name)?.number else { return nil }
    return Int(exactly: number)
  }

  /// A number; `nil` where the argument is absent or none.
  public func number(_ name: String) -> Double? { value(name)?.number }

  /// A boolean; `nil` where the argument is absent or none.
  public func bool(_ name: String) -> Bool? { value(name)?.bool }

  /// An argument as JSON in UTF-8; `nil` where it is absent.
  public func json(_ name: String) -> [UInt8]? {
    guard let value = value(name) else { return nil }
    var writer = JSONWriter(layout: .compact)
    writer.value(value)
    return writer.bytes
  }
}
