import Paravent

extension LayoutBuilder {
  func plan(for view: ResolvedNode, axis: Axis?, label: String?) -> LayoutPlan {
    let label = view.attributes?.accessibilityLabel ?? label
    let plan = LayoutPlan(.view(view), axis: axis, rule: IdentityRule())
    switch view.primitive {
    case .text(let text): prepare(plan, text: text)
    case .image(let image):
      plan.label = label
      plan.rule = ImageRule(image: image, label: label ?? image.label, metrics: metrics)
    case .symbol(let symbol):
      plan.label = label
      plan.rule = SymbolRule(symbol: symbol, label: label, metrics: metrics)
    case .stack(let stack): prepare(plan, stack: stack)
    case .overlayStack(let stack):
      plan.rule = OverlayStackRule(alignment: stack.alignment, metrics: metrics)
      plan.parts = stack.children.map { .view($0) }
    case .spacer(let minLength):
      plan.rule = SpacerRule(minLength: minLength, axis: axis, metrics: metrics)
      plan.kind = .spacer
    case .divider: plan.rule = DividerRule(axis: axis?.cross ?? .horizontal, metrics: metrics)
    case .list(let list):
      plan.rule = ListRule(chrome: metrics.chrome(of: list.appearance))
      plan.parts = ListGroup.groups(of: list).map { .group($0) }
    case .section(let section): prepare(plan, section: section)
    case .button(let button):
      plan.rule = PaddingRule(insets: metrics.insets(of: button))
      plan.label = label
      plan.innerAxis = axis
      plan.parts = [.view(button.label)]
    case .link, .toggle, .field, .picker, .progress, .scroll, .grid, .shape, .navigation, .fits:
      plan.rule = StackRule(direction: .vertical(.leading), spacing: nil, metrics: metrics)
      plan.innerAxis = .vertical
      plan.parts = view.primitive.parts.map { .view($0) }
    case .wrapper(let wrapper, let inner):
      plan.label = label
      plan.innerAxis = axis
      plan.parts = [.view(inner)]
      prepare(plan, wrapper: wrapper)
    }
    return plan
  }

  private func prepare(_ plan: LayoutPlan, text: ResolvedText) {
    let prepared = metrics.prepared(text)
    plan.text = prepared
    plan.rule = TextRule(text: prepared)
    plan.kind = .text
  }

  private func prepare(_ plan: LayoutPlan, stack: ResolvedStack) {
    let rule = StackRule(direction: stack.direction, spacing: stack.spacing, metrics: metrics)
    plan.rule = rule
    plan.innerAxis = rule.axis
    plan.parts = stack.children.map { .view($0) }
    plan.kind = .stack(rule.axis)
  }

  private func prepare(_ plan: LayoutPlan, section: ResolvedSection) {
    plan.rule = StackRule(direction: .vertical(.leading), spacing: nil, metrics: metrics)
    plan.innerAxis = .vertical
    let children = [section.header].compactMap(\.self) + section.children + [section.footer].compactMap(\.self)
    plan.parts = children.map { .view($0) }
    plan.kind = .stack(.vertical)
  }

  private func prepare(_ plan: LayoutPlan, wrapper: ResolvedWrapper) {
    switch wrapper {
    case .padding(let insets): plan.rule = PaddingRule(insets: converted(insets))
    case .frame(let frame): plan.rule = FrameRule(frame, metrics: metrics)
    case .flexibleFrame(let frame): plan.rule = FlexibleFrameRule(frame, metrics: metrics)
    case .aspectRatio(let ratio, let mode):
      plan.rule = AspectRatioRule(ratio: ratio.map { $0 * metrics.squareRatio }, mode: mode, metrics: metrics)
    case .background(let background):
      plan.kind = .transparent
      guard case .view(let view, let alignment) = background.content else { break }
      plan.rule = BackgroundRule(alignment: alignment, metrics: metrics)
      plan.parts.append(.view(view))
    case .tap(let tap): plan.rule = PaddingRule(insets: metrics.insets(of: tap))
    case .overlay(let view, let alignment):
      plan.kind = .transparent
      plan.rule = BackgroundRule(alignment: alignment, metrics: metrics)
      plan.parts.append(.view(view))
    case .border, .clip, .opacity, .offset, .shadow, .hidden, .fixedSize, .layoutPriority, .surroundings:
      plan.kind = .transparent
    }
  }

  private func converted(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: metrics.height(points: insets.top), leading: metrics.width(points: insets.leading),
      bottom: metrics.height(points: insets.bottom), trailing: metrics.width(points: insets.trailing))
  }
}
