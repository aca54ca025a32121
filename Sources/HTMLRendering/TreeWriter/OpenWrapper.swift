internal import Paravent

/// The elements of a wrapper that are open around a view, as far as closing them depends on it.
struct OpenWrapper: Sendable {
  /// The place of the view in the wrapper.
  var inner: Place
  /// The boxes to close.
  var boxes = 0
  /// The control to close before the boxes.
  var control: StaticString?
  /// The view to write in front before the boxes are closed.
  var front: Front?
  /// The direction to go back to.
  var mirrors: Bool?
}

extension OpenWrapper {
  /// A view in front of another one.
  struct Front: Sendable {
    let node: ResolvedNode
    let alignment: Alignment
  }
}
