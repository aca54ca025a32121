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
  let colorScheme: ColorScheme?
  /// The state that the tree was made from, as JSON; empty where there is none.
  let state: [UInt8]
  /// The sheets over the tree, the last in front.
  let sheets: [SheetContent]
}

extension Content {
  /// Writes a tree's elements, beside which others of the same page may stand already.
  init(of tree: ResolvedTree, in page: inout PageParts) {
    title = [tree.title, tree.screen].compactMap(\.self).first { $0.contains { !$0.isWhitespace } } ?? "Paravent"
    let surroundings = tree.root?.outermostSurroundings
    locale = surroundings?.locale ?? tree.locale
    layoutDirection = surroundings?.layoutDirection ?? tree.layoutDirection
    colorScheme = tree.colorScheme
    state = tree.state.isEmpty ? [] : ActionText.json(of: tree.state)
    guard let root = tree.root else {
      (body, needsForm, list, sheets) = (ByteSink(), false, nil, [])
      return
    }
    list = root.listAppearance
    let layers = Layers(of: root, mirrors: tree.layoutDirection == .rightToLeft, in: &page)
    (body, sheets, needsForm) = (layers.body, layers.sheets, layers.needsForm)
  }

  /// Whether the root has an element of its own inside of the page's or the fragment's.
  var isEnclosed: Bool { needsForm || !sheets.isEmpty }

  /// Writes the language and the direction.
  ///
  /// - Parameter unknown: What stands for a language that nobody named; `nil` for that of what is around.
  func writeLanguage(unknown: String?, to sink: inout ByteSink) {
    if let language = locale ?? unknown {
      sink.write(" lang=\"")
      sink.write(escaping: language)
      sink.write(byte: UInt8(ascii: "\""))
    }
    sink.write(layoutDirection == .leftToRight ? " dir=\"ltr\"" : " dir=\"rtl\"")
  }
}

extension ResolvedNode {
  /// What the outermost modifiers say about the surroundings of all there is, together.
  fileprivate var outermostSurroundings: ResolvedSurroundings {
    var all: [ResolvedSurroundings] = []
    var node = self
    while case .wrapper(.surroundings(let surroundings), let content) = node.primitive {
      all.append(surroundings)
      node = content
    }
    return all.reduce(into: ResolvedSurroundings()) { $0.write($1) }
  }

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
