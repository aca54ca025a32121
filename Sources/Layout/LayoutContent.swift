package import Paravent

/// What a layout node stands for.
package enum LayoutContent {
  /// A view of the resolved tree.
  case view(ResolvedNode)
  /// A section in a list, or a run of rows without a section.
  case group(ListGroup)
}
