import Paravent

extension LayoutBuilder {
  func prepare(_ plan: LayoutPlan, control: ResolvedPrimitive) {
    let face = metrics.face(of: control, isMirrored: plan.isMirrored)
    plan.parts = face.parts.map { part in
      switch part {
      case .view(let view): .view(view)
      case .body: .body(of: control)
      }
    }
    plan.kind = .single
    plan.innerAxis = plan.axis
    guard face.parts.count > 1 else { return }
    plan.innerAxis = nil
    // The parts' priorities are for each other, not for the stack around the control.
    plan.kind = .opaque
    if case .navigation = control {
      plan.rule = NavigationRule(titleSpacing: metrics.titleSpacing)
    } else {
      plan.rule = FaceRule(spacing: face.spacing, metrics: metrics)
    }
  }

  func prepare(_ plan: LayoutPlan, container: ResolvedPrimitive) {
    switch container {
    case .scroll(let scroll):
      plan.rule = ScrollRule(axes: scroll.axes)
      plan.isWindow = true
    case .grid(let grid): plan.rule = GridRule(grid, metrics: metrics)
    case .shape: plan.rule = ShapeRule(metrics: metrics)
    case .fits(let fits): plan.rule = FitsRule(axes: fits.axes)
    default: break
    }
    plan.parts = container.parts.map { .view($0) }
  }
}
