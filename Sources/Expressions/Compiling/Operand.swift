/// A part of an expression that has been compiled: its code ends where the next part's begins.
struct Operand {
  /// The index of its first instruction.
  var start: Int
  /// Where it stands in the text.
  var range: Range<Int>
  /// What is known of its value.
  var type: CELType
  /// The outermost thing that its value depends on.
  var dependency: Dependency
  /// The most levels of lists and maps that the expression itself has made around data.
  var levels = 0
  /// The strings that are written in it where it is a list.
  var literals: [(text: String, range: Range<Int>)] = []
  /// The program's constant that is its value where that is known.
  var constant: Int?
  /// The place of the variable where it is a plain path, whose fields are the program's selections; -1 where there is
  /// no such variable.
  var place: Int?
  /// The program's selection that is asked for last, outside of which nothing happens.
  var selection: Int?
}

/// What a value depends on: the host's data, or a loop's variables, or nothing.
enum Dependency: Comparable {
  case host
  /// The loop of this depth, and loops inside of it.
  case loop(Int)
  case none
}
