import Paravent

extension LayoutBuilder {
  func prepare(_ plan: LayoutPlan, wrapper: ResolvedWrapper) {
    switch wrapper {
    case .padding(let insets): plan.rule = PaddingRule(insets: converted(insets))
    case .frame(let frame): plan.rule = FrameRule(frame, metrics: metrics)
    case .flexibleFrame(let frame): plan.rule = FlexibleFrameRule(frame, metrics: metrics)
    case .aspectRatio(let ratio, let mode):
      plan.rule = AspectRatioRule(ratio: ratio.map { $0 * metrics.squareRatio }, mode: mode, metrics: metrics)
    case .tap(let tap): plan.rule = PaddingRule(insets: metrics.insets(of: tap))
    default:
      plan.kind = .transparent
      prepare(plan, transparent: wrapper)
    }
  }

  private func prepare(_ plan: LayoutPlan, transparent wrapper: ResolvedWrapper) {
    switch wrapper {
    case .background(let background):
      if case .view(let view, let alignment) = background.content { layer(plan, with: view, at: alignment) }
    case .overlay(let view, let alignment): layer(plan, with: view, at: alignment)
    case .offset(let x, let y):
      let distance = LayoutPoint(x: metrics.width(points: x), y: metrics.height(points: y))
      plan.rule = OffsetRule(distance: distance)
    case .fixedSize(let axes): plan.rule = FixedSizeRule(axes: axes)
    case .layoutPriority(let priority): plan.priority = priority
    case .surroundings(let surroundings):
      if let direction = surroundings.layoutDirection { plan.isMirrored = direction == .rightToLeft }
    case .border, .clip, .opacity, .shadow, .hidden, .sheet: break
    case .padding, .frame, .flexibleFrame, .aspectRatio, .tap: break
    }
  }

  private func layer(_ plan: LayoutPlan, with view: ResolvedNode, at alignment: Alignment) {
    plan.rule = LayerRule(alignment: alignment, metrics: metrics)
    plan.parts.append(.view(view))
  }

  private func converted(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: metrics.height(points: insets.top), leading: metrics.width(points: insets.leading),
      bottom: metrics.height(points: insets.bottom), trailing: metrics.width(points: insets.trailing))
  }
}
