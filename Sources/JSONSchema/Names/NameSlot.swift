/// One place of a table of names; `name` is `PlanNode.none` where it is free.
struct NameSlot: Sendable {
  var hash: UInt64 = 0
  var name = PlanNode.none
  var value = PlanNode.none
}
