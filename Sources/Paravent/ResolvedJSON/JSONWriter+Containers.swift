internal import JSON

extension JSONWriter {
  /// Writes a scroll view.
  mutating func scroll(_ scroll: ResolvedScroll) {
    name("scroll")
    axes(scroll.axes)
    child("content", scroll.content)
  }

  /// Writes a grid and its rows.
  mutating func grid(_ grid: ResolvedGrid) {
    name("grid")
    alignment(grid.alignment)
    optional("horizontalSpacing", grid.horizontalSpacing)
    optional("verticalSpacing", grid.verticalSpacing)
    key("rows")
    beginArray()
    for row in grid.rows {
      beginObject()
      optional("alignment", row.alignment?.rawValue)
      if row.spansColumns { member("spansColumns", true) }
      key("cells")
      beginArray()
      for cell in row.cells { node(cell) }
      endArray()
      endObject()
    }
    endArray()
  }

  /// Writes a shape as a view.
  mutating func shapeView(_ view: ResolvedShape) {
    name("shape")
    shape(view.shape)
    switch view.paint {
    case .fill(let color):
      key("fill")
      self.color(color)
    case .stroke(let color, let lineWidth, let isInside):
      key("stroke")
      self.color(color)
      member("lineWidth", lineWidth)
      member("isInside", isInside)
    }
  }

  /// Writes a screen with its title.
  mutating func navigation(_ navigation: ResolvedNavigation) {
    name("navigation")
    optional("title", navigation.title)
    child("content", navigation.content)
  }

  /// Writes a choice by size.
  mutating func fits(_ fits: ResolvedFits) {
    name("fits")
    axes(fits.axes)
    children(fits.choices)
  }

  /// Writes a set of axes as an array of their names.
  mutating func axes(_ axes: AxisSet) {
    key("axes")
    beginArray()
    if axes.contains(.horizontal) { string("horizontal") }
    if axes.contains(.vertical) { string("vertical") }
    endArray()
  }

  /// Writes what assistive technology hears.
  mutating func accessibility(_ accessibility: ResolvedAccessibility) {
    optional("accessibilityLabel", accessibility.label)
    optional("accessibilityHint", accessibility.hint)
    optional("accessibilityValue", accessibility.value)
    optional("accessibilityIdentifier", accessibility.identifier)
    if accessibility.isHidden { member("accessibilityHidden", true) }
    optional("accessibilityChildren", accessibility.children?.rawValue)
    if let level = accessibility.headingLevel {
      key("accessibilityHeading")
      integer(level)
    }
    guard !accessibility.traits.isEmpty else { return }
    key("accessibilityTraits")
    beginArray()
    for trait in accessibility.traits { string(trait.rawValue) }
    endArray()
  }
}
