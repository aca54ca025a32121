internal import Layout
internal import Paravent

extension TreeWriter {
  mutating func write(_ list: ResolvedList, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    append(list.appearance)
    open(place.box, "list", named: true)
    let inner = place.child(of: .cell)
    var isOpen = false
    for child in list.children {
      if case .section(let section) = child.primitive {
        if isOpen { closeRows(at: place) }
        isOpen = false
        write(section, of: child, inListAt: inner)
      } else {
        if !isOpen { openRows(at: place) }
        isOpen = true
        write(row: child, at: inner)
      }
    }
    if isOpen { closeRows(at: place) }
    close(place.box)
    if opened { close(place.box) }
  }

  private mutating func append(_ appearance: ListAppearance) {
    switch appearance {
    case .plain: pending.classes.append(.base("lp"))
    case .inset: pending.classes.append(contentsOf: [.base("lp"), .base("li")])
    case .grouped: pending.classes.append(.base("lg"))
    case .insetGrouped: pending.classes.append(contentsOf: [.base("lg"), .base("li")])
    case .sidebar: pending.classes.append(.base("ls"))
    }
  }

  private mutating func open(_ name: StaticString, _ class: StaticString, named: Bool) {
    pending.classes.append(.base(`class`))
    startTag(name)
    finishGroupTag()
  }

  private mutating func openRows(at place: Place) {
    if place.traits.contains(.phrasing) { return open("span", "rows") }
    // Safari takes a list without markers for none, unless it is told.
    pending.classes.append(.base("rows"))
    startTag("ul")
    body.write(" role=\"list\">")
  }

  private mutating func closeRows(at place: Place) {
    close(place.traits.contains(.phrasing) ? "span" : "ul")
  }

  private mutating func write(row: ResolvedNode, at place: Place) {
    let tag: StaticString = place.traits.contains(.phrasing) ? "span" : "li"
    if row.isRowButton {
      pending.classes.append(.base("rb"))
    } else if upcoming.axes.contains(.horizontal) {
      pending.classes.append(.base("rx"))
    }
    open(tag, "r")
    write(row, at: place)
    close(tag)
  }
}

extension TreeWriter {
  /// Writes a section in a list: a header, rows, a footer. The layout pass has entered the node already.
  private mutating func write(_ section: ResolvedSection, of node: ResolvedNode, inListAt place: Place) {
    skip()
    pending.identifier = node.attributes?.id
    pending.isHidden = node.attributes?.isAccessibilityHidden ?? false
    pending.label = node.attributes?.accessibilityLabel
    var inner = place
    if pending.isHidden { inner.traits.insert(.hidden) }
    open(section, "ln", at: place)
    if !section.children.isEmpty { openRows(at: place) }
    for child in section.children { write(row: child, at: inner.adding(.nested)) }
    if !section.children.isEmpty { closeRows(at: place) }
    close(section, at: inner)
  }

  /// Writes a section that stands in no list: a column.
  mutating func write(_ section: ResolvedSection, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    pending.classes.append(contentsOf: [.base("ac"), .base("gap")])
    open(section, "v", at: place)
    let inner = place.child(of: .column, along: .vertical).adding(.nested)
    for child in section.children { write(child, at: inner) }
    close(section, at: place)
    if opened { close(place.box) }
  }

  /// Writes the start of a section and its header, which names it.
  private mutating func open(_ section: ResolvedSection, _ class: StaticString, at place: Place) {
    let isPhrasing = place.traits.contains(.phrasing)
    let label = pending.takeLabel()
    pending.classes.append(.base(`class`))
    startTag(isPhrasing ? "span" : "section")
    if let label, !isPhrasing {
      attribute(" aria-label=\"", label)
    } else if section.header != nil, !isPhrasing {
      body.write(" aria-labelledby=\"pvh")
      body.write(number: headers + 1)
      body.write(byte: UInt8(ascii: "\""))
    }
    finishTag()
    if let header = section.header { write(header: header, isNamed: label == nil && !isPhrasing, at: place) }
  }

  private mutating func write(header: ResolvedNode, isNamed: Bool, at place: Place) {
    let tag: StaticString =
      place.traits.contains(.phrasing) ? "span" : place.traits.contains(.nested) ? "h3" : "h2"
    pending.classes.append(.base("lh"))
    startTag(tag)
    if isNamed {
      headers += 1
      // An author's id begins with `pv-`, so that none is the same.
      body.write(" id=\"pvh")
      body.write(number: headers)
      body.write(byte: UInt8(ascii: "\""))
    }
    finishTag()
    write(header, at: place.child(of: .cell).adding(.phrasing))
    close(tag)
  }

  private mutating func close(_ section: ResolvedSection, at place: Place) {
    if let footer = section.footer {
      open(place.box, "lf")
      write(footer, at: place.child(of: .cell))
      close(place.box)
    }
    close(place.traits.contains(.phrasing) ? "span" : "section")
  }
}

extension ResolvedNode {
  /// Whether the node is a button without a frame of its own, which takes all of a list's row.
  fileprivate var isRowButton: Bool {
    guard case .button(let button) = primitive else { return false }
    return button.appearance == .plain || button.appearance == .borderless
  }
}
