internal import Diagnostics
internal import JSON

extension FaultCollector {
  mutating func collectArray(_ value: JSONValue, _ node: Int32, at place: JSONPlace) {
    guard let array = value.array else { return }
    let plan = self.plan.arrays[Int(self.plan.nodes[Int(node)].array)]
    if array.count < plan.minimum || array.count > plan.maximum {
      let size = Expectation.size(plan.minimum, plan.maximum, "element") ?? ""
      report(
        .outOfRange, at: place, node, array.count < plan.minimum ? "minItems" : "maxItems",
        "\(place.subject)expected an array of \(size), found \(Wording.count(array.count, "element"))")
    }
    collectElements(array, plan, node)
    if plan.contains >= 0 { collectContained(array, plan, node, at: place) }
    if plan.isUnique { collectDuplicate(array, node, at: place) }
  }

  private mutating func collectElements(_ array: JSONArray, _ plan: ArrayPlan, _ owner: Int32) {
    let prefix = plan.prefix.range.count
    for index in array.indices where findings.count < Self.limit {
      let node = index < prefix ? self.plan.indices[Int(plan.prefix.start) + index] : plan.items
      let place = JSONPlace(array.value, .element(index))
      if node == PlanNode.nothingIndex {
        report(.forbiddenValue, at: place, owner, "items", "no element is allowed here")
      } else {
        collectChild(array[index], node, at: place)
      }
    }
  }

  private mutating func collectContained(
    _ array: JSONArray, _ plan: ArrayPlan, _ node: Int32, at place: JSONPlace
  ) {
    let found = array.count { checker.fitsChild(Instance($0), plan.contains) }
    guard found < plan.minimumContained || found > plan.maximumContained else { return }
    let size = Expectation.size(plan.minimumContained, plan.maximumContained, "element") ?? ""
    let keyword = found > plan.maximumContained ? "maxContains" : plan.minimumContained > 1 ? "minContains" : "contains"
    report(
      .outOfRange, at: place, node, keyword,
      "\(place.subject)expected \(size) to be \(wording(of: [plan.contains])), found \(found)")
  }

  private mutating func collectDuplicate(_ array: JSONArray, _ node: Int32, at place: JSONPlace) {
    guard let (index, earlier) = checker.firstDuplicate(Instance(array.value), array.count) else { return }
    let elements = (JSONPlace(array.value, .element(index)), JSONPlace(array.value, .element(earlier)))
    var finding = Finding(
      code: .duplicateValue, place: elements.0, message: "\(array[index].summary) is an element already",
      location: location(node, "uniqueItems"))
    finding.earlier = elements.1
    add(finding)
  }

  mutating func collectUnevaluated(_ value: JSONValue, _ node: Int32, at place: JSONPlace) {
    let row = plan.nodes[Int(node)]
    let positions = checker.unevaluated(Instance(value), node)
    if let array = value.array, row.unevaluatedItems >= 0 {
      for index in positions {
        let place = JSONPlace(array.value, .element(index))
        if row.unevaluatedItems != PlanNode.nothingIndex {
          collectChild(array[index], row.unevaluatedItems, at: place)
        } else {
          report(.forbiddenValue, at: place, node, "unevaluatedItems", "no element is allowed here")
        }
      }
    }
    if let object = value.object, row.unevaluatedProperties >= 0 {
      for (position, member) in object.enumerated() where positions.contains(position) {
        collectOther(member, object, row.unevaluatedProperties, node, "unevaluatedProperties")
      }
    }
  }
}

extension Checker {
  /// Returns the positions of the members or elements that nothing else in a schema evaluates.
  mutating func unevaluated(_ value: Instance, _ node: Int32) -> [Int] {
    let marks = self.marks.push(for: value)
    defer { self.marks.pop(marks) }
    guard checksAll(value, node, value.type, marks) else { return [] }
    return (0..<value.memberCount + value.elementCount).filter { !self.marks.isMarked($0, in: marks) }
  }
}
