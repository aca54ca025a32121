extension ResolvedPrimitive {
  /// The views that a control or container of one role each holds, in reading order; empty for other primitives.
  package var parts: [ResolvedNode] {
    switch self {
    case .link(let link): [link.label]
    case .toggle(let toggle): [toggle.label]
    case .picker(let picker): [picker.label] + picker.options.map(\.label)
    case .progress(let progress): [progress.label, progress.valueLabel].compactMap(\.self)
    case .scroll(let scroll): [scroll.content]
    case .grid(let grid): grid.rows.flatMap(\.cells)
    case .navigation(let navigation): [navigation.content]
    case .fits(let fits): fits.choices
    case .text, .image, .symbol, .stack, .overlayStack, .spacer, .divider, .list, .section, .button, .field, .shape,
      .wrapper:
      []
    }
  }
}
