internal import Paravent
internal import Symbols

/// What a view says in words, where markup takes nothing but a string.
enum SpokenText {}

extension SpokenText {
  /// The nodes that are looked at, which bounds the work where a group is in a group.
  private static let budget = 256
  /// The characters of a name, since each view around a text repeats it.
  private static let longest = 1_000

  /// Returns the words of a view's parts in reading order, names instead of what they name.
  static func of(_ node: ResolvedNode) -> String {
    words(of: node, includingControls: true)
  }

  /// Returns the words of a view's parts that no control in it says.
  static func besidesControls(of node: ResolvedNode) -> String {
    words(of: node, includingControls: false)
  }

  private static func words(of node: ResolvedNode, includingControls: Bool) -> String {
    var words: [String] = []
    var length = 0
    var open = [node]
    var visited = 0
    while visited < budget, length <= longest, let node = open.popLast() {
      visited += 1
      if node.attributes?.isAccessibilityHidden == true { continue }
      // What a toggle switches is what a view is about that begins with it.
      if !includingControls, node.primitive.isControl, !(words.isEmpty && node.primitive.isToggle) { continue }
      if let text = node.attributes?.accessibilityLabel ?? node.primitive.words {
        let text = cut(text)
        length += text.count
        if !text.isEmpty { words.append(text) }
      } else {
        open.append(contentsOf: node.primitive.spokenContent.prefix(budget).reversed())
      }
    }
    return cut(words.joined(separator: ", "))
  }

  /// Returns a text up to the last word that a name has room for.
  private static func cut(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex), end < text.endIndex else {
      return text
    }
    let room = text[..<end]
    let words = room.lastIndex(where: \.isWhitespace).map { room[..<$0] } ?? room
    return words + "…"
  }

  /// Returns the words of a view's parts, whatever the view itself is called.
  static func ofParts(of node: ResolvedNode, besidesControls: Bool) -> String {
    words(of: ResolvedNode(node.primitive), includingControls: !besidesControls)
  }

  /// Whether a view holds a control, as far as the budget goes.
  static func hasControl(_ node: ResolvedNode) -> Bool {
    var open = [node]
    var visited = 0
    while let node = open.popLast() {
      visited += 1
      if visited > budget || node.primitive.isControl { return true }
      open.append(contentsOf: node.primitive.content.prefix(budget))
    }
    return false
  }
}

extension ResolvedPrimitive {
  /// What the primitive says by itself, or `nil` where its content says it.
  fileprivate var words: String? {
    switch self {
    case .text(let text): text.isRedacted ? "" : text.characters
    case .image(let image): image.isDecorative ? "" : image.label
    case .symbol(let symbol): symbol.isDecorative ? "" : Symbol.spokenName(symbol.name)
    case .field(let field): field.label
    case .spacer, .divider, .shape: ""
    default: nil
    }
  }

  /// The views in the primitive, in reading order.
  fileprivate var content: [ResolvedNode] {
    switch self {
    case .stack(let stack): stack.children
    case .overlayStack(let stack): stack.children
    case .list(let list): list.children
    case .section(let section):
      [section.header].compactMap(\.self) + section.children + [section.footer].compactMap(\.self)
    case .button(let button): [button.label]
    case .wrapper(.overlay(let front, _), let content): [content, front]
    case .wrapper(.background(let background), let content):
      if case .view(let view, _) = background.content { [view, content] } else { [content] }
    case .wrapper(_, let content): [content]
    default: parts
    }
  }

  /// The views in the primitive that are read; of several that may fit the first.
  fileprivate var spokenContent: [ResolvedNode] {
    if case .fits(let fits) = self { Array(fits.choices.prefix(1)) } else { content }
  }

  fileprivate var isToggle: Bool {
    if case .toggle = self { true } else { false }
  }

  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .field, .picker, .scroll, .wrapper(.tap, _): true
    default: false
    }
  }
}

extension ResolvedText {
  /// The characters of all runs.
  var characters: String {
    runs.reduce(into: "") { result, run in
      if case .text(let text) = run.content { result += text }
    }
  }
}
