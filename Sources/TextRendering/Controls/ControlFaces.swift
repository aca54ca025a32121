import Layout
import Paravent

/// What stands for controls in text: their labels, with characters that say what they are and how they stand.
struct ControlFaces {
  let options: TextOptions
  /// Whether leading is on the right.
  let isMirrored: Bool
}

extension ControlFaces {
  func face(of control: ResolvedPrimitive) -> ControlFace {
    switch control {
    case .link(let link): face(of: link)
    case .toggle(let toggle): face(of: toggle)
    case .field(let field): face(of: field)
    case .picker(let picker): face(of: picker)
    case .progress(let progress): face(of: progress)
    case .navigation(let navigation): face(of: navigation)
    default: ControlFace([])
    }
  }

  /// Says in words that a control does not react, where no colour can.
  func disabledMark(_ isEnabled: Bool) -> [ControlFace.Part] {
    options.colors == .none && !isEnabled ? [.view(.mark("(disabled)"))] : []
  }

  private func face(of link: ResolvedLink) -> ControlFace {
    guard link.isEnabled, let destination = link.destination else { return ControlFace([.view(link.label)]) }
    switch link.kind {
    case .url where options.hyperlinks: return ControlFace([.view(link.label)])
    case .url: return ControlFace([.view(link.label), .view(.words("<\(destination)>").first)])
    case .navigation: return ControlFace([.view(.line([link.label, .mark(isMirrored ? "‹" : "›")]))])
    }
  }

  private func face(of field: ResolvedField) -> ControlFace {
    let label = field.label.isEmpty ? [] : [ResolvedNode.words(field.label, style: field.style)]
    return ControlFace(
      label.map { .view($0.first) } + [.body] + disabledMark(field.isEnabled))
  }

  private func face(of progress: ResolvedProgress) -> ControlFace {
    let label = progress.label.map { [$0] } ?? []
    guard let fraction = progress.fraction else { return ControlFace([.view(.line(label + [.mark("…")]))]) }
    let gauge = ProgressGauge(fraction)
    let value = progress.valueLabel ?? .mark(gauge.percentage)
    switch progress.appearance {
    case .linear: return ControlFace(label.map { .view($0.first) } + [.body, .view(value.first)])
    case .circular:
      return ControlFace([.view(.line([.mark(gauge.glyph, color: progress.tint)] + label + [value]))])
    }
  }

  private func face(of navigation: ResolvedNavigation) -> ControlFace {
    guard let title = navigation.title, !title.isEmpty else { return ControlFace([.view(navigation.content)]) }
    return ControlFace([.view(.words(title, style: .title)), .view(navigation.content)])
  }
}
