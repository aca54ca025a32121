import Layout
import Paravent

/// Points as they are: a character is 10 wide, a line 20 high with its baseline at 15.
///
/// A toggle shows a switch of 50 by 30, and a field and a bar are 30 high.
struct PointMetrics: LayoutMetrics {
  let squareRatio = 1.0
  let dividerThickness = 1.0
  let idealLength = 10.0
  let titleSpacing = 12.0

  func width(points: Double) -> Double { points }
  func height(points: Double) -> Double { points }
  func rounded(_ length: Double) -> Double { length }

  func prepared(_ text: ResolvedText, isMirrored: Bool) -> any PreparedTextMeasuring {
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

  func face(of control: ResolvedPrimitive, isMirrored: Bool) -> ControlFace {
    switch control {
    case .link(let link): ControlFace([.view(link.label)])
    case .toggle(let toggle): ControlFace([.view(row([toggle.label, spacer(), box("switch", 50, 30)]))])
    case .field(let field): ControlFace([.view(text(field.label)), .body])
    case .picker(let picker): ControlFace(picker.options.map { .view($0.label) }, spacing: 16)
    case .progress(let progress): ControlFace([progress.label].compactMap(\.self).map { .view($0) } + [.body])
    case .navigation(let navigation):
      ControlFace([navigation.title.map { text($0) }, navigation.content].compactMap(\.self).map { .view($0) })
    default: ControlFace([])
    }
  }

  func bodySize(of control: ResolvedPrimitive, in proposal: Proposal) -> LayoutSize {
    LayoutSize(width: max(20, proposal.width ?? 100), height: 30)
  }

  func chrome(of list: ListAppearance) -> ListChrome {
    guard list == .insetGrouped else { return ListChrome() }
    return ListChrome(
      groupInsets: EdgeInsets(top: 3, leading: 16, bottom: 4, trailing: 8), headingInset: 12, separator: 1,
      groupSpacing: 30, rowHeight: 44)
  }
}
