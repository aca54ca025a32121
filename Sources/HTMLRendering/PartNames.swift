internal import Paravent

/// How an output calls parts of itself that other parts refer to.
///
/// A page's names are short. Fragments have to stand beside others that were made apart from them, and carry a digest of
/// what their screens are called, or else of their titles.
struct PartNames: Sendable {
  /// A part that is referred to.
  enum Part: Sendable {
    case header, mask, description, group
  }

  fileprivate private(set) var screens: ShortDigest?

  /// Creates the names of a page.
  init() {}

  /// Creates the names of fragments.
  init(of trees: [ResolvedTree]) {
    screens = ShortDigest(Array(trees.map { $0.screen ?? $0.title ?? "" }.joined(separator: "\n").utf8))
  }
}

extension PartNames {
  /// Returns the name of a part by its number.
  func text(of part: Part, _ number: Int) -> String {
    var sink = ByteSink()
    sink.write(self, part, number)
    return String(decoding: sink.bytes, as: UTF8.self)
  }
}

extension ByteSink {
  /// Writes the name of a part by its number.
  mutating func write(_ names: PartNames, _ part: PartNames.Part, _ number: Int) {
    write(names)
    switch part {
    case .header: write("h")
    case .mask: write("m")
    case .description: write("d")
    case .group: write("g")
    }
    write(number: number)
  }

  /// Writes the name of a symbol's picture.
  mutating func write(_ names: PartNames, icon: String) {
    write(names)
    write("i-")
    write(escaping: icon)
  }

  private mutating func write(_ names: PartNames) {
    write("pv")
    guard let screens = names.screens else { return }
    write(byte: UInt8(ascii: "_"))
    write(screens)
    write(byte: UInt8(ascii: "-"))
  }
}
