/// What a schema says of one key.
struct MemberPlan: Sendable {
  let name: Int32
  /// The schema of the value, or `PlanNode.none` where `properties` has no such key.
  var node = PlanNode.none
  var isRequired = false
}
