import Layout
import Paravent

/// Points as they are: a character is 10 wide, a line 20 high with its baseline at 15.
struct PointMetrics: LayoutMetrics {
  let squareRatio = 1.0
  let dividerThickness = 1.0
  let dividerLength = 10.0

  func width(points: Double) -> Double { points }
  func height(points: Double) -> Double { points }
  func rounded(_ length: Double) -> Double { length }

  func prepared(_ text: ResolvedText) -> any PreparedTextMeasuring {
    PointText(text)
  }

  func size(of image: ResolvedImage, label: String, in proposal: Proposal) -> LayoutSize {
    guard image.isResizable else { return LayoutSize(width: 50, height: 50) }
    return LayoutSize(width: proposal.width ?? 50, height: proposal.height ?? 50)
  }

  func size(of symbol: ResolvedSymbol, label: String?, in proposal: Proposal) -> LayoutSize {
    guard symbol.isResizable else { return LayoutSize(width: 20, height: 20) }
    return LayoutSize(width: proposal.width ?? 20, height: proposal.height ?? 20)
  }

  func insets(of button: ResolvedButton) -> EdgeInsets {
    EdgeInsets(leading: 5, trailing: 5)
  }

  func insets(of tap: ResolvedTap) -> EdgeInsets {
    EdgeInsets()
  }

  func chrome(of list: ListAppearance) -> ListChrome {
    guard list == .insetGrouped else { return ListChrome() }
    return ListChrome(
      groupInsets: EdgeInsets(top: 3, leading: 16, bottom: 4, trailing: 8), headingInset: 12, separator: 1,
      groupSpacing: 30, rowHeight: 44)
  }
}
