import Paravent

/// A view's size and the places in it that alignments name.
package struct Dimensions: Sendable, Hashable {
  /// The size.
  package var size: LayoutSize
  /// The baseline of the first line of text, from the top; `nil` without text.
  package var firstBaseline: Double?
  /// The baseline of the last line of text, from the top; `nil` without text.
  package var lastBaseline: Double?

  /// Creates dimensions.
  package init(size: LayoutSize, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

extension Dimensions {
  /// Returns where an alignment lies, from the leading edge.
  func guide(_ alignment: HorizontalAlignment) -> Double {
    switch alignment {
    case .leading: 0
    case .center: size.width / 2
    case .trailing: size.width
    }
  }

  /// Returns where an alignment lies, from the top; a view without text has its baseline at the bottom.
  func guide(_ alignment: VerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: firstBaseline ?? size.height
    case .lastTextBaseline: lastBaseline ?? size.height
    }
  }
}
