extension Resolver {
  /// Returns a sheet of views, or `nil` where there are none; its title is none of the screen behind it.
  func sheet(_ content: Slot, in environment: Environment) -> ResolvedSheet? {
    let outer = navigationTitle
    navigationTitle = nil
    defer { navigationTitle = outer }
    guard let node = ResolvedNode.singleOrNone(nodes(content, in: environment)) else { return nil }
    return ResolvedSheet(content: node, label: navigationTitle?.ifFull ?? node.title)
  }
}

extension [ResolvedWrapper?] {
  /// Takes sheets away, so that one on several views, such as those of a group, is there once.
  mutating func removeSheets() {
    for index in indices {
      if case .sheet = self[index] { self[index] = nil }
    }
  }
}

extension Environment {
  /// The environment in a sheet, which stands in no list and no control, whatever it hangs on.
  ///
  /// - Parameter actions: The actions that close the sheet; `nil` where only who presents it can do so.
  func inSheet(closedBy actions: [ResolvedAction]?) -> Environment {
    var inner = self
    inner.dismissal = actions
    inner.isInList = false
    inner.isInGrid = false
    inner.isDecorative = false
    return inner
  }
}

extension ResolvedNode {
  /// The title of the first screen in the node, or else its first heading.
  fileprivate var title: String? {
    var heading: String?
    var open = [self]
    while let node = open.popLast() {
      if case .navigation(let navigation) = node.primitive, let title = navigation.title, title.isFull { return title }
      if heading == nil { heading = node.heading }
      open += node.primitive.content.reversed()
    }
    return heading
  }

  private var heading: String? {
    if case .section(let section) = primitive { return section.header?.plainText.ifFull }
    guard let accessibility = attributes?.accessibility else { return nil }
    guard accessibility.headingLevel != nil || accessibility.traits.contains(.isHeader) else { return nil }
    return plainText.ifFull
  }
}

extension ResolvedPrimitive {
  /// The views in the primitive that may hold a title, in reading order.
  fileprivate var content: [ResolvedNode] {
    switch self {
    case .stack(let stack): stack.children
    case .overlayStack(let stack): stack.children
    case .list(let list): list.children
    case .section(let section): section.children
    case .wrapper(_, let child): [child]
    default: parts
    }
  }
}

extension String {
  fileprivate var isFull: Bool { !isEmpty }
  fileprivate var ifFull: String? { isEmpty ? nil : self }
}
