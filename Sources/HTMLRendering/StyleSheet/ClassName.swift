/// A class of an element: one that the base style sheet defines, or one made for a rule of this output.
enum ClassName: Sendable {
  /// A class of the base style sheet, by its name after the prefix; such names are letters.
  case base(StaticString)
  /// A class made for a rule, by the rule's number.
  case rule(Int)
}

extension ByteSink {
  /// Writes the class's name, whose prefix keeps it apart from the classes of a page around a fragment.
  mutating func write(_ name: ClassName) {
    write("pv-")
    switch name {
    case .base(let name): write(name)
    case .rule(let number): write(number: number)
    }
  }
}
