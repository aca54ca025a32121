package import Paravent

/// Makes layout nodes of resolved views.
package struct LayoutBuilder {
  let metrics: any LayoutMetrics

  /// Creates a builder that measures with the given metrics.
  package init(metrics: any LayoutMetrics) {
    self.metrics = metrics
  }
}

extension LayoutBuilder {
  /// Returns the layout node of a view and of everything in it, not yet placed.
  ///
  /// - Parameter isMirrored: Whether leading is on the right around the view.
  package func node(for view: ResolvedNode, isMirrored: Bool = false) -> LayoutNode {
    node(for: plan(for: view, axis: nil, isMirrored: isMirrored, label: nil))
  }

  private func node(for plan: LayoutPlan) -> LayoutNode {
    var children: [LayoutNode] = []
    children.reserveCapacity(plan.parts.count)
    for index in plan.parts.indices {
      children.append(node(for: part(index, of: plan)))
    }
    return LayoutNode(plan, children: children)
  }

  private func part(_ index: Int, of plan: LayoutPlan) -> LayoutPlan {
    switch plan.parts[index] {
    case .view(let view):
      // A view behind or in front, its wrapper's second part, stands in no stack and has a name of its own.
      if case .transparent = plan.kind, index > 0 {
        return self.plan(for: view, axis: nil, isMirrored: plan.isMirrored, label: nil)
      }
      return self.plan(
        for: view, axis: plan.innerAxis, isMirrored: plan.isMirrored, label: index == 0 ? plan.label : nil)
    case .body(of: let control):
      return LayoutPlan(
        .body(of: control), axis: plan.innerAxis, isMirrored: plan.isMirrored,
        rule: BodyRule(control: control, metrics: metrics))
    case .group(let group):
      return self.plan(for: group, isMirrored: plan.isMirrored)
    }
  }

  private func plan(for group: ListGroup, isMirrored: Bool) -> LayoutPlan {
    let chrome = metrics.chrome(of: group.appearance)
    let plan = LayoutPlan(
      .group(group), axis: nil, isMirrored: isMirrored, rule: ListGroupRule(group: group, chrome: chrome))
    plan.parts = ([group.header].compactMap(\.self) + group.rows + [group.footer].compactMap(\.self)).map { .view($0) }
    return plan
  }
}
