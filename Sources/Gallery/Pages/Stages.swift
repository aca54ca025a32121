internal import HTMLRendering
internal import Paravent

/// The previews of one page, which share a style sheet, in the order in which the page holds them.
struct Stages {
  /// The previews that failed are `nil`.
  private var fragments: [[UInt8]?] = []
  /// The style sheet of all previews.
  private(set) var styleSheet: [UInt8] = []
  /// Whether the style sheet serves light surroundings alone, since a preview was made for one scheme.
  private(set) var isLight = false
  private var next = 0
}

extension Stages {
  init(_ trees: [ResolvedTree?]) {
    let rendered = HTMLRenderer(options: HTMLOptions(isFragment: true)).renderFragments(trees.compactMap(\.self))
    var rest = rendered.fragments[...]
    fragments = trees.map { $0 == nil ? nil : rest.popFirst() }
    styleSheet = rendered.styleSheet
    isLight = trees.contains { $0?.colorScheme != nil }
  }

  /// Takes the next preview.
  mutating func take() -> [UInt8] {
    guard next < fragments.count else { return [] }
    next += 1
    return fragments[next - 1] ?? []
  }
}
