/// A text that is ready to be measured.
package protocol PreparedTextMeasuring {
  /// Returns the text's size and baselines for a proposal; a height that is too small cuts lines, but never the first.
  func dimensions(in proposal: Proposal) -> Dimensions
}
