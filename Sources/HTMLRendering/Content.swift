internal import Paravent

/// What a tree became, and what a page around it has to know.
struct Content: Sendable {
  let title: String
  let locale: String?
  let layoutDirection: LayoutDirection
  let body: ByteSink
  /// Whether anything posts an action.
  let needsForm: Bool
  /// The look of the list that is the root, if it is one: it brings margins, and may colour the page.
  let list: ListAppearance?
  /// The scheme that the tree was made for; `nil` where it shows in either.
  let colorScheme: HTMLOptions.ColorScheme?
  /// The state that the tree was made from, as JSON; empty where there is none.
  let state: [UInt8]
  /// The sheets over the tree, the last in front.
  let sheets: [SheetContent]
}

extension Content {
  /// Writes a tree's elements, beside which others of the same page may stand already.
  init(of tree: ResolvedTree, in page: inout PageParts) {
    title = tree.title ?? tree.screen ?? "Paravent"
    locale = tree.locale
    layoutDirection = tree.layoutDirection
    colorScheme = tree.colorScheme.map(HTMLOptions.ColorScheme.init)
    state = tree.state.isEmpty ? [] : ActionText.json(of: tree.state)
    guard let root = tree.root else {
      (body, needsForm, list, sheets) = (ByteSink(), false, nil, [])
      return
    }
    var writer = TreeWriter(of: root, in: page, mirrors: tree.layoutDirection == .rightToLeft)
    list = root.listAppearance
    writer.writeAll(of: root)
    body = writer.body
    page = writer.page
    sheets = SheetContent.all(writer.sheets, in: &page)
    needsForm = writer.needsForm || sheets.contains(where: \.needsForm)
  }

  /// Whether the root has an element of its own inside of the page's or the fragment's.
  var isEnclosed: Bool { needsForm || !sheets.isEmpty }

  /// Writes the language, "undetermined" where nobody said, and the direction.
  func writeLanguage(to sink: inout ByteSink) {
    sink.write(" lang=\"")
    sink.write(escaping: locale ?? "und")
    sink.write(layoutDirection == .leftToRight ? "\" dir=\"ltr\"" : "\" dir=\"rtl\"")
  }
}

extension ResolvedNode {
  /// The look of the list that the node is, under any modifiers and a title.
  var listAppearance: ListAppearance? {
    var node = self
    while true {
      switch node.primitive {
      case .wrapper(_, let content): node = content
      case .navigation(let navigation): node = navigation.content
      case .list(let list): return list.appearance
      default: return nil
      }
    }
  }
}

extension ListAppearance {
  /// Whether rows stand on the colour of grouped content.
  var isGrouped: Bool {
    switch self {
    case .plain, .inset: false
    case .grouped, .insetGrouped, .sidebar: true
    }
  }
}
