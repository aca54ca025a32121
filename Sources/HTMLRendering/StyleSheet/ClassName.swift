/// A class of an element: one that the base style sheet defines, or one made for a rule of this output.
enum ClassName: Sendable {
  case base(BaseClass)
  /// A class made for a rule, by the digest of what the rule says: the same in every output.
  case rule(ShortDigest)
}

extension ByteSink {
  /// Writes the class's name, whose prefix keeps it apart from the classes of a page around a fragment.
  mutating func write(_ name: ClassName) {
    switch name {
    case .base(let name): write(name)
    case .rule(let digest):
      write("pv_")
      write(digest)
    }
  }
}
