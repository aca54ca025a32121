internal import Paravent

/// A sheet, and what it takes from the place where it hangs.
struct PresentedSheet: Sendable {
  let sheet: ResolvedSheet
  let surroundings: ResolvedSurroundings
  /// Whether symbols that point forward point to the left.
  let mirrors: Bool
}

extension TreeWriter {
  /// Notes a sheet, which stands after the screen since nothing behind it can be reached.
  mutating func note(sheetOf wrapper: ResolvedWrapper) {
    guard case .sheet(let sheet) = wrapper else { return }
    sheets.append(PresentedSheet(sheet: sheet, surroundings: surroundings, mirrors: mirrors))
  }
}
