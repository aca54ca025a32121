/// What the writer writes for a primitive or a wrapper.
struct ResolvedPrimitiveSchema: Sendable {
  /// The primitive's name.
  let name: String
  /// One sentence.
  let summary: String
  /// The members that it has, in each of the ways in which it is written.
  let forms: [[ResolvedMember]]
}

extension ResolvedPrimitiveSchema {
  /// Describes a primitive that is always written in one way.
  init(_ name: String, _ summary: String, _ members: [ResolvedMember]) {
    self.init(name: name, summary: summary, forms: [members])
  }

  /// Describes a primitive that is written in one of several ways.
  init(_ name: String, _ summary: String, oneOf forms: [[ResolvedMember]]) {
    self.init(name: name, summary: summary, forms: forms)
  }
}
