import Paravent

extension LayoutBuilder {
  func plan(for view: ResolvedNode, axis: Axis?, isMirrored: Bool, label: String?) -> LayoutPlan {
    let label = view.attributes?.accessibilityLabel ?? label
    let plan = LayoutPlan(.view(view), axis: axis, isMirrored: isMirrored, rule: IdentityRule())
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
      plan.isWindow = true
      plan.parts = ListGroup.groups(of: list).map { .group($0) }
    case .section(let section): prepare(plan, section: section)
    case .button(let button):
      plan.rule = PaddingRule(insets: metrics.insets(of: button))
      plan.label = label
      plan.innerAxis = axis
      plan.parts = [.view(button.label)]
      plan.kind = .single
    case .link, .toggle, .field, .picker, .progress, .navigation:
      plan.label = label
      prepare(plan, control: view.primitive)
    case .scroll, .grid, .shape, .fits: prepare(plan, container: view.primitive)
    case .wrapper(let wrapper, let inner):
      plan.label = label
      plan.innerAxis = axis
      plan.kind = .single
      plan.parts = [.view(inner)]
      prepare(plan, wrapper: wrapper)
    }
    return plan
  }

  private func prepare(_ plan: LayoutPlan, text: ResolvedText) {
    let prepared = metrics.prepared(text, isMirrored: plan.isMirrored)
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
}
