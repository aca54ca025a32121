import Layout
import Paravent

extension ControlFaces {
  func face(of picker: ResolvedPicker) -> ControlFace {
    let disabled = disabledMark(picker.isEnabled)
    switch picker.appearance {
    case .menu: return menu(picker, disabled)
    case .segmented: return ControlFace([.view(segments(picker))] + disabled)
    case .inline:
      let options = picker.options.map { option in
        ControlFace.Part.view(.line([.mark(isChosen(option, in: picker) ? "(•)" : "( )"), option.label]))
      }
      return ControlFace(options + disabled, spacing: 16)
    }
  }

  private func isChosen(_ option: ResolvedPicker.Option, in picker: ResolvedPicker) -> Bool {
    option.tag == picker.selection
  }

  private func menu(_ picker: ResolvedPicker, _ disabled: [ControlFace.Part]) -> ControlFace {
    let value = picker.options.first { isChosen($0, in: picker) }.map { [$0.label] } ?? []
    let chosen = ResolvedNode.line(value + [.mark("▾")])
    guard !picker.label.isEmptyText else { return ControlFace([.view(chosen)] + disabled) }
    return ControlFace([.view(.line([picker.label, .mark(":")], spacing: 0)), .view(chosen)] + disabled)
  }

  /// The choices between bars, the chosen one between stars: `( A |*B*| C )`.
  private func segments(_ picker: ResolvedPicker) -> ResolvedNode {
    var parts: [ResolvedNode] = []
    for option in picker.options {
      if !parts.isEmpty { parts.append(.mark("|")) }
      let mark = ResolvedNode.mark(isChosen(option, in: picker) ? "*" : " ")
      parts += [mark, option.label, mark]
    }
    if parts.isEmpty { parts = [.mark(" ")] }
    let ends = isMirrored ? (")", "(") : ("(", ")")
    return .line([.mark(ends.0)] + parts + [.mark(ends.1)], spacing: 0)
  }
}

extension ResolvedNode {
  /// Whether the view is a text without characters.
  fileprivate var isEmptyText: Bool {
    guard case .text(let text) = primitive else { return false }
    return text.runs.allSatisfy { $0.content == .text("") }
  }
}
