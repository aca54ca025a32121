import Diagnostics
import Glibc

/// The variables of the environment that stand for options of `serve`.
enum ServeVariable {}

extension ServeVariable {
  private static let prefix = "PARAVENT_"

  /// The variable of an option.
  static func name(of option: Command.Option) -> String {
    prefix + option.name.dropFirst(2).uppercased().replacing("-", with: "_")
  }

  /// What is probably misspelt in the environment, a sentence each.
  static var doubts: [String] {
    let known = ServeOptions.list.map { String(name(of: $0).dropFirst(prefix.count)) }
    return names.sorted().compactMap { name in
      let rest = String(name.dropFirst(prefix.count))
      guard name.hasPrefix(prefix), !known.contains(rest), let near = NearestName.find(rest, among: known) else {
        return nil
      }
      return "\(name) stands for no option; did you mean \(prefix)\(near)?"
    }
  }

  /// The names of all variables.
  private static var names: [String] {
    guard let bytes = try? InputFile("/proc/self/environ").read(limit: 1 << 22) else { return [] }
    return bytes.split(separator: 0).map { variable in
      String(decoding: variable.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }
  }
}
