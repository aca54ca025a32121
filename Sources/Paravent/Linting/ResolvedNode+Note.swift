extension ResolvedNode {
  /// Notes where the node is written, unless that was noted: of what is linted, or of anything that a call stands for.
  mutating func note(_ note: LintNote, isCall: Bool = false) {
    let old = attributes?.note ?? LintNote()
    guard old.origin == nil, isCall || primitive.isLinted, note.origin != nil || note.isDisabled else { return }
    let new = LintNote(origin: note.origin, isDisabled: old.isDisabled || note.isDisabled)
    attributes = (attributes ?? ResolvedAttributes()).with(note: new)
  }

  /// Notes where the taps around the node are written, unless that was noted.
  mutating func noteTaps(_ note: LintNote) {
    guard case .wrapper(let wrapper, var child) = primitive, attributes?.note == nil else { return }
    child.noteTaps(note)
    primitive = .wrapper(wrapper, child)
    self.note(note)
  }
}

extension ResolvedPrimitive {
  fileprivate var isLinted: Bool {
    switch self {
    case .text, .image, .button, .link, .toggle, .field, .picker, .wrapper(.tap, _): true
    default: false
    }
  }
}
