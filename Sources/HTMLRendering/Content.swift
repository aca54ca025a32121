internal import Layout
internal import Paravent

/// What a tree became, and what a page around it has to know.
struct Content: Sendable {
  let title: String
  let locale: String?
  let layoutDirection: LayoutDirection
  let body: ByteSink
  /// Whether anything posts an action.
  let needsForm: Bool
  /// Whether the root takes the width that it is offered.
  let isGreedy: Bool
  /// Whether the root is a list on the colour of grouped content.
  let isGrouped: Bool
}

extension Content {
  /// Writes a tree's elements, beside which others of the same page may stand already.
  init(of tree: ResolvedTree, in page: inout PageParts) {
    title = tree.title ?? tree.screen ?? "Paravent"
    locale = tree.locale
    layoutDirection = tree.layoutDirection
    guard let root = tree.root else {
      (body, needsForm, isGreedy, isGrouped) = (ByteSink(), false, false, false)
      return
    }
    var writer = TreeWriter(of: root, in: page, mirrors: tree.layoutDirection == .rightToLeft)
    isGreedy = writer.upcoming.axes.contains(.horizontal)
    isGrouped = root.isGroupedList
    var place = Place()
    place.parent = .column
    writer.write(root, at: place)
    body = writer.body
    needsForm = writer.needsForm
    page = writer.page
  }

  /// Writes the language, "undetermined" where nobody said, and the direction.
  func writeLanguage(to sink: inout ByteSink) {
    sink.write(" lang=\"")
    sink.write(escaping: locale ?? "und")
    sink.write(layoutDirection == .leftToRight ? "\" dir=\"ltr\"" : "\" dir=\"rtl\"")
  }
}

extension ResolvedNode {
  /// Whether the node is a list on the colour of grouped content, under any modifiers.
  fileprivate var isGroupedList: Bool {
    var node = self
    while case .wrapper(_, let content) = node.primitive { node = content }
    guard case .list(let list) = node.primitive else { return false }
    return list.appearance != .plain && list.appearance != .inset
  }
}
