/// What `has` needs to know of a selection.
struct SelectionOrigin {
  /// The constant that a field is looked for in; the selection may be folded already.
  var operand: Int?
  /// The position of the fault that the selection has caused.
  var fault: Int?
}
