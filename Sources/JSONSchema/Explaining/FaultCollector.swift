internal import Diagnostics
internal import JSON

/// Finds why a value does not fit: the slow pass, after the fast one has said no.
///
/// It asks the fast pass which parts fit, goes on with those that do not, and lets one branch of a union speak.
struct FaultCollector {
  let plan: Plan
  let expectation: Expectation
  var checker: Checker
  var findings: [Finding] = []
  private var sites: [Finding.Site: Int] = [:]
  /// What was asked already.
  private var seen: Set<Question> = []
  /// The unions whose branches are being tried, so that trials do not multiply.
  var trials = 0
  /// The types that each branch of a union leaves, and the values of its tag, by the union.
  private var branchTypes: [Int32: [TypeSet]] = [:]
  private var tagNames: [Int32: [String]] = [:]
  /// What is said of schemas again and again: what they want, their constants, and the keys that they know.
  private var wordings: [[Int32]: String] = [:]
  private var constantNames: [Int32: [String]] = [:]
  private var nodeTypes: [Int32: TypeSet] = [:]
  private var keyNames: [Int32: [String]] = [:]
  /// The names that may yet be compared with misspelt ones.
  private var comparisons = 200_000

  init(plan: Plan, checker: Checker) {
    self.plan = plan
    self.checker = checker
    expectation = Expectation(plan: plan)
  }
}

extension FaultCollector {
  /// The most findings that are counted.
  static let limit = 100_000

  /// Collects what is wrong with a value, if anything is.
  mutating func collect(_ value: JSONValue, _ node: Int32, at place: JSONPlace, owner: String? = nil) {
    guard findings.count < Self.limit, checker.surrender == nil else { return }
    // What stands in the same place is asked of the same schema once, by however many ways that is reached.
    let question = Question(value: value.address, node: node, scope: checker.scope.number, place: place)
    guard seen.insert(question).inserted else { return }
    let isNew = plan.isDynamic && checker.scope.enter(plan.nodes[Int(node)].resource)
    defer { if isNew { checker.scope.leave() } }
    collectInScope(value, node, at: place, owner: owner)
  }

  private mutating func collectInScope(_ value: JSONValue, _ node: Int32, at place: JSONPlace, owner: String?) {
    let row = plan.nodes[Int(node)]
    let instance = Instance(value)
    guard row.types.contains(instance.type) else { return refuseType(value, node, at: place) }
    if row.constants >= 0, !checker.isConstant(instance, instance.type, row.constants) {
      return refuseConstant(value, [node], at: place)
    }
    let count = findings.count
    switch instance.type {
    case .object: if row.object >= 0 { collectObject(value, node, at: place, owner: owner) }
    case .array: if row.array >= 0 { collectArray(value, node, at: place) }
    case .string: if row.string >= 0 { collectString(value, node, at: place) }
    case .integer, .fraction: if row.number >= 0 { collectNumber(value, node, at: place) }
    default: break
    }
    for index in row.applicators.range { collect(plan.applicators[index], value, node, at: place, owner: owner) }
    // What others did not evaluate is known only where they found no fault.
    if row.asksForUnevaluated, findings.count == count { collectUnevaluated(value, node, at: place) }
  }

  private mutating func collect(
    _ applicator: Applicator, _ value: JSONValue, _ node: Int32, at place: JSONPlace, owner: String?
  ) {
    switch applicator {
    case .all(let other): collect(value, other, for: node, "allOf", at: place, owner: owner)
    case .dynamic(let initial, let anchor):
      let target = checker.target(of: anchor) ?? initial
      collect(value, target, for: node, "$dynamicRef", at: place, owner: owner)
    case .any(let union): collectUnion(value, union, node, "anyOf", at: place, owner: owner)
    case .one(let union): collectUnion(value, union, node, "oneOf", at: place, owner: owner)
    case .not(let other): collectNot(value, other, node, at: place)
    case .conditional(let condition, let then, let otherwise):
      let fits = checker.stays(Instance(value), condition, .none)
      collect(value, fits ? then : otherwise, for: node, fits ? "then" : "else", at: place, owner: owner)
    }
  }

  /// Collects for a keyword what is wrong by its schema; where that is `false`, the keyword speaks itself.
  private mutating func collect(
    _ value: JSONValue, _ other: Int32, for node: Int32, _ keyword: String, at place: JSONPlace, owner: String?
  ) {
    guard other == PlanNode.nothingIndex else { return collectIfUnfit(value, other, at: place, owner: owner) }
    report(.forbiddenValue, at: place, node, keyword, "\(place.subject)\(value.summary) is not allowed here")
  }

  /// Collects what is wrong where the fast pass says that something is.
  mutating func collectIfUnfit(_ value: JSONValue, _ node: Int32, at place: JSONPlace, owner: String? = nil) {
    checker.stay += 1
    defer { checker.stay -= 1 }
    guard !checker.fits(Instance(value), node) else { return }
    collect(value, node, at: place, owner: owner)
  }

  /// Collects what is wrong with a value within another one.
  mutating func collectChild(_ value: JSONValue, _ node: Int32, at place: JSONPlace) {
    let stay = checker.stay
    checker.stay = 0
    defer { checker.stay = stay }
    collectIfUnfit(value, node, at: place)
  }
}

extension FaultCollector {
  /// Returns the types that each branch of a union leaves.
  mutating func types(ofBranches branches: [Int32], in union: Int32) -> [TypeSet] {
    if let types = branchTypes[union] { return types }
    let types = branches.map { self.types(of: $0) }
    branchTypes[union] = types
    return types
  }

  /// Returns the types that a schema leaves.
  mutating func types(of node: Int32) -> TypeSet {
    if let types = nodeTypes[node] { return types }
    let types = expectation.types(of: node)
    nodeTypes[node] = types
    return types
  }

  /// Returns the values of the property that tells the branches of a union apart.
  mutating func tags(ofUnion union: Int32) -> [String] {
    if let tags = tagNames[union] { return tags }
    let tags = ConstantSet(strings: plan.unions[Int(union)].values).names(in: plan).map { name($0) }
    tagNames[union] = tags
    return tags
  }

  /// Returns what some schemas want, of which one must fit.
  mutating func wording(of nodes: [Int32]) -> String {
    if let text = wordings[nodes] { return text }
    let text = expectation.text(ofBranches: nodes)
    wordings[nodes] = text
    return text
  }

  /// Returns the strings among the constants of a schema.
  mutating func constantNames(of node: Int32) -> [String] {
    if let names = constantNames[node] { return names }
    let names = expectation.constants(of: node).map { plan.constants[Int($0)].names(in: plan).map { name($0) } } ?? []
    constantNames[node] = names
    return names
  }

  /// Returns the string that was probably meant, of the constants of some schemas.
  mutating func nearest(_ name: String, amongConstantsOf nodes: [Int32]) -> String? {
    guard comparisons > 0, let first = nodes.first else { return nil }
    // One list is shared, several are put together.
    guard nodes.count > 1 else { return nearest(name, among: constantNames(of: first)) }
    return nearest(name, among: nodes.flatMap { constantNames(of: $0) })
  }

  /// Returns the keys that a schema, and those that it applies in any case, has properties for.
  mutating func keyNames(of node: Int32) -> [String] {
    if let names = keyNames[node] { return names }
    var known: Set<Int32> = []
    for row in expectation.rows(of: node) where row.object >= 0 {
      for member in plan.members[plan.objects[Int(row.object)].members.range]
      where member.node >= 0 && member.node != PlanNode.nothingIndex && known.insert(member.name).inserted {
        keyNames[node, default: []].append(name(member.name))
      }
    }
    return keyNames[node] ?? []
  }

  /// Returns the name that was probably meant, as long as not too many were compared.
  mutating func nearest(_ name: String, among names: some Collection<String>) -> String? {
    guard comparisons > 0 else { return nil }
    comparisons -= min(names.count, NearestName.candidateLimit)
    return NearestName.find(name, among: names)
  }
}

extension FaultCollector {
  /// Keeps a finding, unless something was found at its place before.
  mutating func add(_ finding: Finding) {
    let site = Finding.Site(finding.place)
    if let known = sites[site] {
      guard !findings[known].missing.isEmpty, !finding.missing.isEmpty else { return }
      let names = Set(findings[known].missing)
      findings[known].missing += finding.missing.filter { !names.contains($0) }
      return
    }
    sites[site] = findings.count
    findings.append(finding)
  }

  mutating func report(
    _ code: DiagnosticCode, at place: JSONPlace, _ node: Int32, _ keyword: String, suggestion: String? = nil,
    _ message: String
  ) {
    add(
      Finding(
        code: code, place: place, message: message, suggestion: suggestion, location: location(node, keyword)))
  }

  func location(_ node: Int32, _ keyword: String) -> Location {
    plan.sources[Int(node)].location + "/\(keyword)"
  }

  /// Forgets what was found since there were `count` findings.
  mutating func forget(since count: Int) -> [Finding] {
    let found = Array(findings[count...])
    findings.removeLast(findings.count - count)
    sites = sites.filter { $0.value < count }
    return found
  }
}

/// A schema that is asked of a value in a place.
private struct Question: Hashable {
  let value: UInt
  let node: Int32
  let scope: Int32
  let site: Finding.Site

  init(value: UInt, node: Int32, scope: Int32, place: JSONPlace) {
    self.value = value
    self.node = node
    self.scope = scope
    site = Finding.Site(place)
  }
}
