package import Paravent

/// What a layout node stands for.
package enum LayoutContent {
  /// A view of the resolved tree, or of a control's face.
  case view(ResolvedNode)
  /// What the renderer draws itself of a control.
  case body(of: ResolvedPrimitive)
  /// A section in a list, or a run of rows without a section.
  case group(ListGroup)
}
