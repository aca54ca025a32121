internal import Layout
internal import Paravent

extension TreeWriter {
  mutating func write(_ list: ResolvedList, at place: Place) {
    // A list has a background of its own.
    let opened = openWrapper(at: place, unless: pending.depth < .background)
    append(list.appearance)
    open(place.box, .list, named: true)
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
    case .plain: pending.add(.lp)
    case .inset:
      pending.add(.lp)
      pending.add(.li)
    case .grouped: pending.add(.lg)
    case .insetGrouped:
      pending.add(.lg)
      pending.add(.li)
    case .sidebar: pending.add(.ls)
    }
  }

  private mutating func open(_ name: StaticString, _ class: BaseClass, named: Bool) {
    pending.add(`class`)
    startTag(name)
    finishGroupTag()
  }

  private mutating func openRows(at place: Place) {
    if place.traits.contains(.phrasing) { return open("span", .rows) }
    // Safari takes a list without markers for none, unless it is told.
    pending.add(.rows)
    startTag("ul")
    body.write(" role=\"list\">")
  }

  private mutating func closeRows(at place: Place) {
    close(place.traits.contains(.phrasing) ? "span" : "ul")
  }

  private mutating func write(row: ResolvedNode, at place: Place) {
    let tag: StaticString = place.traits.contains(.phrasing) ? "span" : "li"
    let isInert = place.traits.contains(.interactive)
    if row.fillsRow, !isInert { pending.add(.rb) }
    if upcoming.axes.contains(.horizontal) { pending.add(.rx) }
    open(tag, .r)
    if !isInert, let link = row.linkInRow {
      write(row, as: link, at: place)
    } else {
      write(row, at: place.adding(.listed))
    }
    close(tag)
  }

  /// Writes a row that leads to another screen as one link; a link in it is dropped to its label.
  private mutating func write(_ row: ResolvedNode, as link: ResolvedLink, at place: Place) {
    if case .link = row.primitive { return write(row, at: place.adding([.listed, .rowLink])) }
    let open = open(link, at: place.adding(.rowLink))
    write(row, at: open.inner.adding(.listed))
    close(open, at: place)
  }
}

extension TreeWriter {
  /// Writes a section in a list: a header, rows, a footer. The layout pass has entered the node already.
  private mutating func write(_ section: ResolvedSection, of node: ResolvedNode, inListAt place: Place) {
    skip()
    var inner = place
    if let attributes = node.attributes { pending.take(attributes, of: node) }
    if pending.isHidden { inner.traits.insert(.hidden) }
    let children = node.attributes?.accessibility.children
    if let children { inner = openElement(of: node, children, at: inner) }
    open(section, headerClass: .lh, at: inner)
    if !section.children.isEmpty { openRows(at: place) }
    for child in section.children { write(row: child, at: inner.adding(.nested)) }
    if !section.children.isEmpty { closeRows(at: place) }
    close(section, at: inner)
    if children != nil { close(place.box) }
  }

  /// Writes a section that stands in no list: a column.
  mutating func write(_ section: ResolvedSection, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    pending.add(.ac)
    pending.add(.gap)
    pending.add(.v)
    letThrough(at: place)
    open(section, headerClass: nil, at: place)
    let inner = place.child(of: .column, along: .vertical).adding(.nested)
    for child in section.children { write(child, at: inner) }
    close(section, at: place)
    if opened { close(place.box) }
  }

  /// Writes the start of a section and its header, which names it.
  private mutating func open(_ section: ResolvedSection, headerClass: BaseClass?, at place: Place) {
    startTag(section.tag(at: place))
    let isNamed = pending.label == nil && section.header != nil && !place.traits.contains(.phrasing)
    if isNamed {
      body.write(" aria-labelledby=\"")
      body.write(page.names, .header, page.headers + 1)
      body.write(byte: UInt8(ascii: "\""))
      if let speech = pending.takeSpeech() { write(detailsOf: speech) }
      finishTag()
    } else {
      finishGroupTag()
    }
    guard let header = section.header else { return }
    if let headerClass { pending.add(headerClass) }
    write(header: header, isNamed: isNamed, at: place)
  }

  private mutating func write(header: ResolvedNode, isNamed: Bool, at place: Place) {
    let tag: StaticString =
      place.traits.contains(.phrasing) ? "span" : place.traits.contains(.nested) ? "h3" : "h2"
    startTag(tag)
    if isNamed {
      page.headers += 1
      // An author's id begins with `pv-`, so that none is the same.
      body.write(" id=\"")
      body.write(page.names, .header, page.headers)
      body.write(byte: UInt8(ascii: "\""))
    }
    finishTag()
    write(header, at: place.child(of: .cell).adding(.phrasing))
    close(tag)
  }

  private mutating func close(_ section: ResolvedSection, at place: Place) {
    if let footer = section.footer {
      open(place.box, .lf)
      write(footer, at: place.child(of: .cell))
      close(place.box)
    }
    close(section.tag(at: place))
  }
}

extension ResolvedSection {
  /// The section's element: one of its own only where a header can name it.
  fileprivate func tag(at place: Place) -> StaticString {
    header == nil || place.traits.contains(.phrasing) ? place.box : "section"
  }
}

extension ResolvedNode {
  /// Whether the node is a control that takes all of a row: a button without a frame of its own, a link, choices.
  ///
  /// A heading is around a control that is one.
  fileprivate var fillsRow: Bool {
    if let said = attributes?.accessibility, said.headingLevel != nil || said.traits.contains(.isHeader) {
      return false
    }
    switch primitive {
    case .button(let button): return button.appearance == .plain || button.appearance == .borderless
    case .link: return true
    case .stack: return linkInRow != nil
    case .picker(let picker): return picker.appearance == .inline
    default: return false
    }
  }

  /// The link to another screen that the node is, or that stands in it beside views without a control, such as a badge.
  fileprivate var linkInRow: ResolvedLink? {
    switch primitive {
    case .link(let link): return link.kind == .navigation ? link : nil
    case .stack(let stack):
      guard attributes == nil, let first = stack.children.first, first.attributes == nil,
        case .link(let link) = first.primitive, link.kind == .navigation
      else { return nil }
      let holdsControl =
        SpokenText.hasControl(link.label) || stack.children.dropFirst().contains(where: SpokenText.hasControl)
      return holdsControl ? nil : link
    default: return nil
    }
  }
}
