/// The elements of a wrapper that are open around a view, as far as closing them depends on it.
struct OpenWrapper: Sendable {
  /// The place of the view in the wrapper.
  var inner: Place
  /// The boxes to close.
  var boxes = 0
  /// The control to close before the boxes.
  var control: StaticString?
  /// The heading to close after the control.
  var heading: StaticString?
  /// Whether symbols pointed to the left outside, where the wrapper changed that.
  var outerMirrors: Bool?
}
