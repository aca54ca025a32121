internal import Layout
internal import Paravent

extension TreeWriter {
  /// Writes a window on content, which a keyboard can move in too.
  mutating func write(_ scroll: ResolvedScroll, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let name = takeName()
    if scroll.axes.contains(.horizontal) { pending.add(.ox) }
    if scroll.axes.contains(.vertical) { pending.add(.oy) }
    startTag(place.box)
    if !place.traits.contains(.interactive) {
      body.write(place.traits.contains(.hidden) ? " tabindex=\"-1\"" : " tabindex=\"0\"")
    }
    if let label = name.label {
      body.write(" role=\"region\"")
      attribute(" aria-label=\"", label)
    }
    if let speech = name.speech { write(detailsOf: speech) }
    finishTag()
    write(contentOf: scroll, at: place.child(of: .overlay))
    close(place.box)
    if opened { close(place.box) }
  }

  /// Writes a title that is the first in its page's outline, and the content below.
  mutating func write(_ navigation: ResolvedNavigation, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    pending.add(.v)
    pending.add(.ac)
    letThrough(at: place)
    startTag(place.box)
    finishGroupTag()
    if let title = navigation.title, !title.isEmpty { write(title: title, at: place) }
    write(navigation.content, at: place.child(of: .column, along: .vertical))
    close(place.box)
    if opened { close(place.box) }
  }

  private mutating func write(title: String, at place: Place) {
    let isPhrasing = place.traits.contains(.phrasing)
    let tag: StaticString = isPhrasing ? "span" : page.titles == 0 ? "h1" : "h2"
    page.titles += 1
    if !isPhrasing { page.hasMainHeading = true }
    open(isPhrasing ? "span" : "header", .nh)
    open(tag, .nt)
    body.write(escaping: title)
    close(tag)
    close(isPhrasing ? "span" : "header")
  }

  /// Writes the first view that is likely to fit, since the server does not know the width that a reader has.
  mutating func write(_ fits: ResolvedFits, at place: Place) {
    let available = place.width.map(Double.init) ?? IdealWidth.ofPage
    let last = fits.choices.count - 1
    let chosen =
      fits.axes.contains(.horizontal)
      ? fits.choices.firstIndex { IdealWidth.of($0) <= available } ?? last : min(0, last)
    for (index, choice) in fits.choices.enumerated() {
      if index == chosen { write(choice, at: place.cell) } else { passOver() }
    }
    if chosen < 0 { writeNothing(at: place) }
  }

  private mutating func writeNothing(at place: Place) {
    startTag(place.box)
    finishTag()
    close(place.box)
  }
}

extension TreeWriter {
  /// Writes a grid, whose columns are as wide as their widest cells, and share what is left where a cell takes that.
  mutating func write(_ grid: ResolvedGrid, at place: Place) {
    appendTracks(of: grid)
    append(grid.alignment)
    pending.add(.gd)
    letThrough(at: place)
    startTag(place.box)
    finishGroupTag()
    let inner = place.child(of: .overlay)
    for row in grid.rows {
      for (index, cell) in row.cells.enumerated() {
        if row.spansColumns {
          pending.add(.ca)
        } else if index == 0 {
          pending.add(.cf)
        }
        if let alignment = row.alignment { appendSelf(alignment) }
        write(cell, at: inner)
      }
    }
    close(place.box)
  }

  private mutating func appendTracks(of grid: ResolvedGrid) {
    append(.columns(greedyColumns(of: grid)))
    if grid.horizontalSpacing == nil, grid.verticalSpacing == nil { return pending.add(.gap) }
    append(
      .gaps(
        rows: grid.verticalSpacing ?? StackGaps.standard, columns: grid.horizontalSpacing ?? StackGaps.standard))
  }

  /// Looks ahead at the cells, which are written next.
  private func greedyColumns(of grid: ResolvedGrid) -> [Bool] {
    let count = grid.rows.filter { !$0.spansColumns }.map(\.cells.count).max() ?? 1
    var columns = [Bool](repeating: false, count: max(count, 1))
    var offset = 0
    for row in grid.rows {
      for index in row.cells.indices {
        let cell = greediness(ahead: offset)
        if !row.spansColumns, cell.axes.contains(.horizontal) { columns[index] = true }
        offset += cell.nodeCount
      }
    }
    return columns
  }

  private mutating func appendSelf(_ alignment: VerticalAlignment) {
    switch alignment {
    case .top: pending.add(.qs)
    case .center: pending.add(.qc)
    case .bottom: pending.add(.qe)
    case .firstTextBaseline: pending.add(.qf)
    case .lastTextBaseline: pending.add(.ql)
    }
  }
}
