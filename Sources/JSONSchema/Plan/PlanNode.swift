/// One schema, with an index for each group of keywords that it has, or `PlanNode.none`.
struct PlanNode: Sendable {
  static let none: Int32 = -1

  var types = TypeSet.all
  /// Whether `types` is all that the schema says.
  var isOnlyType = false
  /// Whether outcomes are worth remembering: the node is referred to, and depends on nothing but the value.
  var isMemorable = false
  /// Whether the node asks what others left unevaluated.
  var asksForUnevaluated = false
  var resource: Int32 = 0
  var constants = PlanNode.none
  var number = PlanNode.none
  var string = PlanNode.none
  var array = PlanNode.none
  var object = PlanNode.none
  var applicators = Stretch.none
  /// What the fast pass applies instead of the applicators, as an index, or `PlanNode.none`.
  var choice = PlanNode.none
  var unevaluatedItems = PlanNode.none
  var unevaluatedProperties = PlanNode.none
}

extension PlanNode {
  static let anything = PlanNode(isOnlyType: true)
  static let nothing = PlanNode(types: [], isOnlyType: true)

  /// Whether the schema says nothing but what types there are, and what it applies to the same value.
  var hasNoKeywords: Bool {
    constants < 0 && number < 0 && string < 0 && array < 0 && object < 0 && !asksForUnevaluated
  }

  /// The index of the schema `true`.
  static let anythingIndex: Int32 = 0
  /// The index of the schema `false`.
  static let nothingIndex: Int32 = 1
}
