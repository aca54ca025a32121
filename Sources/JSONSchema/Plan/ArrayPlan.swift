/// The keywords of a schema about arrays.
struct ArrayPlan: Sendable {
  var minimum = 0
  var maximum = Int.max
  var prefix = Stretch.none
  var items = PlanNode.anythingIndex
  var contains = PlanNode.none
  var minimumContained = 1
  var maximumContained = Int.max
  var isUnique = false
  /// Whether elements that `contains` finds count as evaluated.
  var evaluatesContained = true
  /// Whether all elements behind the prefix count as evaluated.
  var evaluatesRest = false
}
