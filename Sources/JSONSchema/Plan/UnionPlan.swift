/// The branches of `anyOf` or `oneOf`, and the property whose value tells which of them can fit.
struct UnionPlan: Sendable {
  var branches = Stretch.none
  /// The property that tells, as a name, or `PlanNode.none`.
  var tag = PlanNode.none
  /// Gives the number of a group of branches for a value of the property.
  var values = NameTable.empty
  /// The groups, as stretches of `indices`, each preceded by its length; the first is for all other strings.
  var groups: Int32 = 0
}
