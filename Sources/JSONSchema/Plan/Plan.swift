internal import JSON

/// A compiled schema: flat tables whose rows refer to one another by index.
///
/// Rows hold no references, so that a check walks them without counting any.
struct Plan: Sendable {
  var nodes: [PlanNode] = [.anything, .nothing]
  var applicators: [Applicator] = []
  var objects: [ObjectPlan] = []
  var members: [MemberPlan] = []
  var patternMembers: [PatternMember] = []
  var dependencies: [Dependency] = []
  var arrays: [ArrayPlan] = []
  var strings: [StringPlan] = []
  var numbers: [NumberPlan] = []
  var constants: [ConstantSet] = []
  var unions: [UnionPlan] = []
  var choices: [Choice] = []
  /// Lists of nodes, branches and members, of which rows own stretches.
  var indices: [Int32] = []
  /// Values of the schema's documents, by address.
  var values: [UInt] = []
  var names = NameStore()
  /// The schemas that `$dynamicRef` may find.
  var dynamicAnchors: [DynamicAnchor: Int32] = [:]
  var patterns: [TextPattern] = []
  var patternSources: [String] = []
  /// What the second pass says of nodes.
  var sources: [NodeSource] = [NodeSource(), NodeSource()]
  /// The documents that hold `values`.
  var documents: [JSONDocument] = []
  var root: Int32 = 0
  /// Whether the outcome of a check may depend on the way to it.
  var isDynamic = false
}
