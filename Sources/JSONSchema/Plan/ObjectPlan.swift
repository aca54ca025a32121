/// The keywords of a schema about objects.
struct ObjectPlan: Sendable {
  var minimum = 0
  var maximum = Int.max
  /// Gives the number of a member plan for a key.
  var names = NameTable.empty
  var members = Stretch.none
  var requiredCount: Int32 = 0
  var patterns = Stretch.none
  /// For keys that neither a member nor a pattern has.
  var additional = PlanNode.anythingIndex
  /// Whether there is `additionalProperties`.
  var evaluatesRest = false
  var propertyNames = PlanNode.none
  var dependencies = Stretch.none
  /// Whether the few members are looked up, because keys that are not theirs mean nothing.
  var isOpen = false
}
