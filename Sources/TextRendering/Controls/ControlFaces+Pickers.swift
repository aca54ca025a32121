import Layout
import Paravent

extension ControlFaces {
  func face(of picker: ResolvedPicker) -> ControlFace {
    let disabled = disabledMark(picker.isEnabled)
    switch picker.appearance {
    case .menu: return menu(picker, disabled)
    case .segmented: return ControlFace([.view(.line([segments(picker)] + disabled))])
    case .inline:
      let options = picker.options.map { option in
        ResolvedNode.line([.mark(isChosen(option, in: picker) ? "(•)" : "( )"), option.label])
      }
      return ControlFace((options + disabled).map { .view($0) }, spacing: 16)
    }
  }

  private func isChosen(_ option: ResolvedPicker.Option, in picker: ResolvedPicker) -> Bool {
    option.tag == picker.selection
  }

  private func menu(_ picker: ResolvedPicker, _ disabled: [ResolvedNode]) -> ControlFace {
    let value = picker.options.first { isChosen($0, in: picker) }.map { [$0.label] } ?? []
    let chosen = ResolvedNode.line(value + [.mark("▾")] + disabled)
    guard !picker.label.isEmptyText else { return ControlFace([.view(chosen)]) }
    return ControlFace([.view(.line([picker.label, .mark(":")], spacing: 0)), .view(chosen)])
  }

  /// The choices between bars, the chosen one between stars: `( A |*B*| C )`.
  private func segments(_ picker: ResolvedPicker) -> ResolvedNode {
    var parts: [ResolvedNode] = []
    var wasChosen = false
    for option in picker.options {
      let isChosen = isChosen(option, in: picker)
      let before = wasChosen ? "*" : " "
      parts.append(.mark((parts.isEmpty ? "(" : before + "|") + (isChosen ? "*" : " ")))
      parts.append(option.label)
      wasChosen = isChosen
    }
    parts.append(.mark(parts.isEmpty ? "( )" : (wasChosen ? "*" : " ") + ")"))
    return .line(parts, spacing: 0)
  }
}

extension ResolvedNode {
  /// Whether the view is a text without characters.
  fileprivate var isEmptyText: Bool {
    guard case .text(let text) = primitive else { return false }
    return text.runs.allSatisfy { $0.content == .text("") }
  }
}
