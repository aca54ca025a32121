/// A text takes the lines that it needs in the width it is offered.
struct TextRule: LayoutRule {
  let text: any PreparedTextMeasuring

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    Arrangement(text.dimensions(in: proposal))
  }
}
