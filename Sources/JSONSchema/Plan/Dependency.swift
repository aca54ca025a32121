/// What must hold where a key is present.
struct Dependency: Sendable {
  let name: Int32
  /// The names of other keys that are required.
  var required = Stretch.none
  var node = PlanNode.anythingIndex
}
