/// The variables of a macro's loop.
struct MacroScope {
  var names: [String]
  var types: [CELType]
  /// The levels of lists and maps that the expression has made in the variables.
  var levels: Int
}
