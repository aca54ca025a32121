import Layout
import Paravent

extension ControlFaces {
  func face(of toggle: ResolvedToggle) -> ControlFace {
    let disabled = disabledMark(toggle.isEnabled)
    switch toggle.appearance {
    case .switch:
      let state = ResolvedNode.mark(toggle.isOn ? "[on ]" : "[off]", color: toggle.isOn ? toggle.tint : .ink)
      return ControlFace([.view(.line([toggle.label, .gap, state]))] + disabled)
    case .checkbox:
      let state = ResolvedNode.mark(toggle.isOn ? "[x]" : "[ ]", color: toggle.isOn ? toggle.tint : .ink)
      return ControlFace([.view(.line([state, toggle.label]))] + disabled)
    case .button:
      let label = toggle.isOn ? ResolvedNode.line([toggle.label, .mark("✓")]) : toggle.label
      return ControlFace([.view(.button(label, isEnabled: toggle.isEnabled))])
    case .custom: return ControlFace([.view(toggle.label.withoutTap)])
    }
  }
}

extension ResolvedNode {
  /// The view without the brackets of a tap among the wrappers around it: a toggle's own look says that it acts.
  fileprivate var withoutTap: ResolvedNode {
    var wrappers: [(wrapper: ResolvedWrapper, attributes: ResolvedAttributes?)] = []
    var inner = self
    while case .wrapper(let wrapper, let content) = inner.primitive {
      if case .tap = wrapper {} else { wrappers.append((wrapper, inner.attributes)) }
      inner = content
    }
    return wrappers.reversed().reduce(inner) { ResolvedNode(.wrapper($1.wrapper, $0), attributes: $1.attributes) }
  }
}
