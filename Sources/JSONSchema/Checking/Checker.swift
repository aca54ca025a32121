/// Says whether values fit a plan: the fast pass, which stops at the first fault and tells nothing of it.
///
/// It reads the tables of a plan through pointers, so that a passing check neither allocates nor counts references; the
/// pointers are valid inside of `Plan.withChecker`.
struct Checker {
  /// Why a check was given up.
  enum Surrender: Sendable {
    /// A schema refers to itself without going on to another value.
    case cycle
    /// Schemas are nested deeper than the limit.
    case tooDeep
    /// The check takes more steps than the limit.
    case tooComplex
  }

  let nodes: UnsafeBufferPointer<PlanNode>
  let applicators: UnsafeBufferPointer<Applicator>
  let objects: UnsafeBufferPointer<ObjectPlan>
  let members: UnsafeBufferPointer<MemberPlan>
  let indices: UnsafeBufferPointer<Int32>
  let bytes: UnsafeBufferPointer<UInt8>
  let names: UnsafeBufferPointer<Name>
  let slots: UnsafeBufferPointer<NameSlot>
  let unions: UnsafeBufferPointer<UnionPlan>
  let constants: UnsafeBufferPointer<ConstantSet>
  let plan: Plan
  let isDynamic: Bool
  let seed: UInt64

  var surrender: Surrender?
  var steps = 0
  let stepLimit: Int
  var depth = 0
  let depthLimit: Int
  /// The steps from one schema to another since the last one to another value.
  var stay = 0
  var memory = Memory()
  /// Whether outcomes of all schemas are remembered, from the first step on.
  var remembersAll = false
  /// The schema resources that were entered; kept for dynamic plans only.
  var scope = DynamicScope()
  var marks = MarkStore()
}

extension Plan {
  /// Calls `body` with a checker, which must not outlive the call.
  func withChecker<Result>(stepLimit: Int, depthLimit: Int, _ body: (inout Checker) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      applicators.withUnsafeBufferPointer { applicators in
        objects.withUnsafeBufferPointer { objects in
          members.withUnsafeBufferPointer { members in
            indices.withUnsafeBufferPointer { indices in
              names.bytes.withUnsafeBufferPointer { bytes in
                names.names.withUnsafeBufferPointer { names in
                  self.names.slots.withUnsafeBufferPointer { slots in
                    unions.withUnsafeBufferPointer { unions in
                      constants.withUnsafeBufferPointer { constants in
                        var checker = Checker(
                          nodes: nodes, applicators: applicators, objects: objects, members: members,
                          indices: indices, bytes: bytes, names: names, slots: slots, unions: unions,
                          constants: constants, plan: self, isDynamic: isDynamic, seed: self.names.seed,
                          stepLimit: stepLimit, depthLimit: depthLimit)
                        return body(&checker)
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Checker {
  /// The steps after which outcomes are remembered.
  private static let memoryThreshold = 4_096

  /// Whether a value fits a schema; `false` without a meaning once the check was given up.
  mutating func fits(_ value: Instance, _ node: Int32, _ marks: Marks = .none) -> Bool {
    if node == PlanNode.anythingIndex { return true }
    let type = value.type
    guard nodes[Int(node)].types.contains(type) else { return false }
    if nodes[Int(node)].isOnlyType { return true }
    guard begin() else { return false }
    defer { depth -= 1 }
    guard nodes[Int(node)].isMemorable && steps > Self.memoryThreshold || remembersAll else {
      return checks(value, node, type, marks)
    }
    // A schema that fits has marks to set as well, which are not remembered.
    if let outcome = memory.outcome(of: value.address, node, scope.number), !outcome || marks.isNone { return outcome }
    let outcome = checks(value, node, type, marks)
    if surrender == nil, !outcome || marks.isNone { memory.remember(outcome, of: value.address, node, scope.number) }
    return outcome
  }

  mutating func begin() -> Bool {
    guard surrender == nil else { return false }
    depth += 1
    steps += 1
    if depth > depthLimit || steps > stepLimit || stay > nodes.count * (1 + scope.resources.count) {
      surrender = depth > depthLimit ? .tooDeep : steps > stepLimit ? .tooComplex : .cycle
      depth -= 1
      return false
    }
    return true
  }

  private mutating func checks(_ value: Instance, _ node: Int32, _ type: TypeSet, _ marks: Marks) -> Bool {
    guard isDynamic, scope.enter(nodes[Int(node)].resource) else { return checksInScope(value, node, type, marks) }
    defer { scope.leave() }
    return checksInScope(value, node, type, marks)
  }

  private mutating func checksInScope(_ value: Instance, _ node: Int32, _ type: TypeSet, _ marks: Marks) -> Bool {
    guard nodes[Int(node)].asksForUnevaluated, type == .object || type == .array else {
      return checksAll(value, node, type, marks)
    }
    let own = self.marks.push(for: value)
    steps += own.words
    defer { self.marks.pop(own) }
    guard checksAll(value, node, type, own), checkUnevaluated(value, nodes[Int(node)], type, own) else { return false }
    self.marks.merge(own, into: marks)
    return true
  }

  mutating func checksAll(_ value: Instance, _ node: Int32, _ type: TypeSet, _ marks: Marks) -> Bool {
    let constants = nodes[Int(node)].constants
    if constants >= 0, !isConstant(value, type, constants) { return false }
    switch type {
    case .object:
      let object = nodes[Int(node)].object
      if object >= 0, !checkObject(value, object, marks) { return false }
    case .array:
      let array = nodes[Int(node)].array
      if array >= 0, !checkArray(value, plan.arrays[Int(array)], marks) { return false }
    case .string:
      let string = nodes[Int(node)].string
      if string >= 0, !checkString(value, plan.strings[Int(string)]) { return false }
    case .integer, .fraction:
      let number = nodes[Int(node)].number
      if number >= 0, !plan.numbers[Int(number)].allows(value.number) { return false }
    default: break
    }
    let applicators = nodes[Int(node)].applicators
    if applicators.isEmpty { return true }
    let choice = nodes[Int(node)].choice
    return choice < 0 ? applies(applicators, value, marks) : applies(plan.choices[Int(choice)], value, marks)
  }

  /// Checks a value within another one.
  mutating func fitsChild(_ value: Instance, _ node: Int32) -> Bool {
    let stay = stay
    self.stay = 0
    defer { self.stay = stay }
    return fits(value, node)
  }
}
