import Paravent

/// A way in which a view stands in another.
enum Nesting: CaseIterable {
  case link, navigationLink, `switch`, checkbox, toggleButton, custom, menu, segmented, inline, linear, circular
  case valueLabel, scroll, grid, spanning, navigation, fits, secondFit, overlay, inOverlay, inBackground, offset, hidden
  case fixedSize, layoutPriority, surroundings, shadow
}

extension Nesting {
  /// Whether nothing can be seen of the view.
  var hides: Bool { self == .hidden }

  func around(_ view: ResolvedNode, at index: Int) -> ResolvedNode {
    switch self {
    case .link, .navigationLink, .switch, .checkbox, .toggleButton, .custom, .menu, .segmented, .inline, .linear,
      .circular, .valueLabel:
      control(view)
    case .scroll, .grid, .spanning, .navigation, .fits, .secondFit: container(view, at: index)
    case .inOverlay: ResolvedNode.text("B").overlaid(view)
    case .inBackground:
      ResolvedNode.overlay().frame(width: 40, height: 16)
        .wrapped(.background(ResolvedBackground(.view(view, .center))))
    default: view.wrapped(wrapper(at: index))
    }
  }

  private func control(_ view: ResolvedNode) -> ResolvedNode {
    switch self {
    case .link: .link(view, to: "/")
    case .navigationLink: .link(view, kind: .navigation)
    case .switch: .toggle(view, .switch)
    case .checkbox: .toggle(view, .checkbox)
    case .toggleButton: .toggle(view, .button)
    case .custom: .toggle(view, .custom)
    case .menu: .picker("", .menu, selection: "A", options: [view])
    case .segmented: .picker("", .segmented, options: [view])
    case .inline: .picker("", .inline, options: [view, .text("B")])
    case .linear: .progress(0.5, view)
    case .circular: .progress(0.5, view, as: .circular)
    default: .progress(0.5, value: view)
    }
  }

  private func container(_ view: ResolvedNode, at index: Int) -> ResolvedNode {
    switch self {
    case .scroll: .scroll(index.isMultiple(of: 2) ? .vertical : .horizontal, view)
    case .grid: .grid(ResolvedGrid.Row(cells: [view, .overlay()]), ResolvedGrid.Row(cells: []))
    case .spanning: .grid(ResolvedGrid.Row(cells: [view], spansColumns: true))
    case .navigation: .navigation("T", view)
    case .fits: .fits(.horizontal, view, .text("other"))
    default: .fits(.horizontal, .text(String(repeating: "-", count: 500)), view)
    }
  }

  private func wrapper(at index: Int) -> ResolvedWrapper {
    switch self {
    case .overlay: .overlay(.overlay(), .center)
    case .offset: .offset(x: index.isMultiple(of: 2) ? 8 : -8, y: 0)
    case .hidden: .hidden
    case .fixedSize: .fixedSize(index.isMultiple(of: 2) ? .vertical : .horizontal)
    case .layoutPriority: .layoutPriority(Double(index))
    case .surroundings: Self.turned(index.isMultiple(of: 2) ? .leftToRight : .rightToLeft)
    default: .shadow(ResolvedShadow(color: .blue, radius: 4))
    }
  }

  private static func turned(_ direction: LayoutDirection) -> ResolvedWrapper {
    var surroundings = ResolvedSurroundings()
    surroundings.layoutDirection = direction
    surroundings.colorScheme = direction == .leftToRight ? .light : .dark
    return .surroundings(surroundings)
  }
}
