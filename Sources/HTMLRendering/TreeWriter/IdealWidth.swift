internal import Paravent

/// A rough guess at how wide a view is where nothing limits it, in points.
///
/// A server measures no fonts; a guess tells a row of buttons that is far too wide from one that has room.
struct IdealWidth: Sendable {
  // Both bounds keep the work small where a view that has to fit is in another.
  private var budget = 4096
  private static let depth = 48
}

extension IdealWidth {
  /// The width of a common phone, an iPhone 14's.
  static let ofPage = 390.0
  /// The width of a character beside the size of its font, on average; of a Chinese one, its whole size.
  private static let ofCharacter = 0.52
  /// What a view without a width of its own, such as a field, is taken for.
  private static let ofGreedyView = 100.0

  static func of(_ node: ResolvedNode) -> Double {
    var guess = IdealWidth()
    return guess.width(of: node, depth: depth)
  }

  private mutating func width(of node: ResolvedNode, depth: Int) -> Double {
    guard depth > 0, budget > 0 else { return 0 }
    budget -= 1
    return switch node.primitive {
    case .text(let text): Self.width(of: text)
    case .symbol(let symbol): symbol.style.font.size
    case .image, .field, .progress, .list: Self.ofGreedyView
    case .spacer(let minLength): minLength
    case .divider, .shape: 10
    case .stack, .overlayStack, .grid: width(ofContainer: node.primitive, depth: depth - 1)
    case .section(let section): widest(of: section.children, depth: depth - 1)
    case .wrapper(let wrapper, let content): width(of: content, in: wrapper, depth: depth - 1)
    default: width(ofControl: node.primitive, depth: depth - 1)
    }
  }

  private mutating func width(ofContainer primitive: ResolvedPrimitive, depth: Int) -> Double {
    switch primitive {
    case .stack(let stack):
      guard case .horizontal = stack.direction else { return widest(of: stack.children, depth: depth) }
      return sum(of: stack.children, spacing: stack.spacing, depth: depth)
    case .overlayStack(let stack): return widest(of: stack.children, depth: depth)
    case .grid(let grid):
      return grid.rows.reduce(0) {
        max($0, sum(of: $1.cells, spacing: $1.spansColumns ? 0 : grid.horizontalSpacing, depth: depth))
      }
    default: return 0
    }
  }

  private mutating func width(ofControl primitive: ResolvedPrimitive, depth: Int) -> Double {
    switch primitive {
    case .button(let button): width(of: button.label, depth: depth)
    case .toggle(let toggle): width(of: toggle.label, depth: depth) + (toggle.appearance == .switch ? 59 : 26)
    case .picker(let picker): sum(of: picker.options.map(\.label), spacing: 24, depth: depth)
    case .fits(let fits): fits.choices.last.map { width(of: $0, depth: depth) } ?? 0
    default: widest(of: primitive.parts, depth: depth)
    }
  }

  private mutating func widest(of children: [ResolvedNode], depth: Int) -> Double {
    var result = 0.0
    for child in children where budget > 0 { result = max(result, width(of: child, depth: depth)) }
    return result
  }

  private mutating func sum(of children: [ResolvedNode], spacing: Double?, depth: Int) -> Double {
    var result = Double(max(children.count - 1, 0)) * (spacing ?? StackGaps.standard)
    for child in children where budget > 0 { result += width(of: child, depth: depth) }
    return result
  }

  private mutating func width(of content: ResolvedNode, in wrapper: ResolvedWrapper, depth: Int) -> Double {
    switch wrapper {
    case .padding(let insets): return width(of: content, depth: depth) + insets.leading + insets.trailing
    case .frame(let frame): return frame.width ?? width(of: content, depth: depth)
    case .flexibleFrame(let frame):
      let ideal = frame.idealWidth ?? width(of: content, depth: depth)
      return max(min(ideal, frame.maxWidth ?? ideal), frame.minWidth ?? 0)
    default: return width(of: content, depth: depth)
    }
  }

  private static func width(of text: ResolvedText) -> Double {
    var (widest, line) = (0.0, 0.0)
    for run in text.runs {
      let size = run.style.font.size
      guard case .text(let characters) = run.content else {
        line += size
        continue
      }
      for scalar in characters.unicodeScalars {
        line = scalar == "\n" ? 0 : line + (scalar.value < 0x1100 ? size * ofCharacter : size)
        widest = max(widest, line)
      }
    }
    return max(widest, line)
  }
}
