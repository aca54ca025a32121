internal import Paravent

/// The views of a row that keep their width where the row gets too narrow.
///
/// SwiftUI asks the least flexible view first, so that a price beside a long name is never wrapped; a browser shrinks
/// all of them alike. Short texts are therefore kept from shrinking, the shortest first, as long as together they leave
/// half of a small phone's width to the others.
enum FirmViews {}

extension FirmViews {
  /// The points that firm views may take together: half of 320.
  private static let budget = 160.0
  /// The width of a character beside the size of its font, on average.
  private static let characterWidth = 0.55
  /// The levels below a child that are looked at.
  private static let depth = 6

  /// Returns for each child of a row whether it keeps its width.
  static func among(_ children: [ResolvedNode]) -> [Bool] {
    var isFirm = [Bool](repeating: false, count: children.count)
    guard children.count > 1 else { return isFirm }
    let widths = children.indices.compactMap { index in
      width(of: children[index], depth: depth).map { (index: index, width: $0) }
    }
    var sum = 0.0
    for (index, width) in widths.sorted(by: { ($0.width, $0.index) < ($1.width, $1.index) }) {
      sum += width
      if sum <= budget { isFirm[index] = !isRigid(children[index]) }
    }
    // Without a view that could give way the row never gets too narrow.
    let givesWay = children.indices.contains { !isFirm[$0] && !isRigid(children[$0]) }
    return givesWay ? isFirm : [Bool](repeating: false, count: children.count)
  }

  /// Whether a view keeps its width anyway, or has none of its own.
  private static func isRigid(_ node: ResolvedNode) -> Bool {
    switch node.primitive {
    case .spacer, .divider: true
    case .symbol(let symbol): !symbol.isResizable
    default: false
    }
  }

  /// The rough width of a text in one line and what is drawn around it, or `nil` for other views.
  private static func width(of node: ResolvedNode, depth: Int) -> Double? {
    guard depth > 0 else { return nil }
    switch node.primitive {
    case .text(let text): return width(of: text)
    case .button(let button): return width(of: button.label, depth: depth - 1)
    case .link(let link): return width(of: link.label, depth: depth - 1)
    case .stack(let stack):
      guard case .horizontal = stack.direction, stack.children.count <= 2 else { return nil }
      let widths = stack.children.compactMap { width(of: $0, depth: depth - 1) }
      return widths.count == stack.children.count ? widths.reduce(stack.spacing ?? 8, +) : nil
    case .symbol(let symbol): return symbol.isResizable ? nil : symbol.style.font.size
    case .wrapper(.padding(let insets), let child):
      return width(of: child, depth: depth - 1).map { $0 + insets.leading + insets.trailing }
    case .wrapper(.background, let child), .wrapper(.border, let child), .wrapper(.opacity, let child),
      .wrapper(.clip, let child), .wrapper(.tap, let child), .wrapper(.offset, let child),
      .wrapper(.shadow, let child), .wrapper(.hidden, let child), .wrapper(.overlay, let child),
      .wrapper(.surroundings, let child), .wrapper(.layoutPriority, let child),
      .wrapper(.sheet, let child):
      return width(of: child, depth: depth - 1)
    default: return nil
    }
  }

  private static func width(of text: ResolvedText) -> Double? {
    var width = 0.0
    for run in text.runs {
      guard width <= budget else { return nil }
      switch run.content {
      case .text(let characters): width += Double(characters.utf8.count) * run.style.font.size * characterWidth
      case .symbol: width += run.style.font.size
      }
    }
    return width
  }
}
