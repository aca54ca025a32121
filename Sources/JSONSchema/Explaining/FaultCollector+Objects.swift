internal import Diagnostics
internal import JSON

extension FaultCollector {
  mutating func collectObject(_ value: JSONValue, _ node: Int32, at place: JSONPlace, owner: String?) {
    guard let object = value.object else { return }
    let plan = self.plan.objects[Int(self.plan.nodes[Int(node)].object)]
    collectMissing(object, plan, node, at: place, owner: owner)
    if object.count < plan.minimum || object.count > plan.maximum {
      let size = Expectation.size(plan.minimum, plan.maximum, "key") ?? ""
      report(
        .outOfRange, at: place, node, object.count < plan.minimum ? "minProperties" : "maxProperties",
        "\(place.subject)expected an object with \(size), found \(object.count)")
    }
    for member in object where findings.count < Self.limit {
      if plan.propertyNames >= 0 { collectName(member.key, object, plan.propertyNames) }
      collectMember(member, object, plan, node)
    }
    for index in plan.dependencies.range { collect(self.plan.dependencies[index], object, node, at: place, owner) }
  }

  private mutating func collectMissing(
    _ object: JSONObject, _ plan: ObjectPlan, _ node: Int32, at place: JSONPlace, owner: String?
  ) {
    let missing = self.plan.members[plan.members.range].filter(\.isRequired).map { name($0.name) }
      .filter { object[$0] == nil }
    guard !missing.isEmpty else { return }
    add(missing, in: object, location(node, "required"), at: place, owner: owner)
  }

  /// Reports keys that an object needs; all of one object are listed together.
  mutating func add(
    _ missing: [String], in object: JSONObject, _ location: Location, at place: JSONPlace, owner: String?
  ) {
    var finding = Finding(
      code: .missingValue, place: JSONPlace(object.value, .opening), message: "", location: location)
    finding.missing = missing
    finding.owner = owner ?? place.owner
    add(finding)
  }

  func name(_ index: Int32) -> String { String(decoding: plan.names[index], as: UTF8.self) }

  private mutating func collectMember(
    _ member: (key: String, value: JSONValue), _ object: JSONObject, _ plan: ObjectPlan, _ node: Int32
  ) {
    var isKnown = false
    if let index = find(member.key, in: plan.names) {
      let known = self.plan.members[Int(plan.members.start + index)].node
      if known >= 0 {
        isKnown = true
        collect(member, object, known, node, "properties")
      }
    }
    for index in plan.patterns.range {
      guard checker.surrender == nil else { return }
      guard matches(self.plan.patternMembers[index].pattern, member.key) else { continue }
      isKnown = true
      collect(member, object, self.plan.patternMembers[index].node, node, "patternProperties")
    }
    if !isKnown { collectOther(member, object, plan.additional, node, "additionalProperties") }
  }

  private func find(_ key: String, in table: NameTable) -> Int32? {
    Array(key.utf8).withUnsafeBufferPointer { checker.find($0, in: table) }
  }

  private mutating func matches(_ pattern: Int32, _ key: String) -> Bool {
    Array(key.utf8).withUnsafeBufferPointer { checker.matches(pattern, $0) }
  }

  private mutating func collect(
    _ member: (key: String, value: JSONValue), _ object: JSONObject, _ node: Int32, _ owner: Int32, _ keyword: String
  ) {
    guard node == PlanNode.nothingIndex else {
      return collectChild(member.value, node, at: JSONPlace(object.value, .member(member.key)))
    }
    report(
      .unknownKey, at: JSONPlace(object.value, .key(member.key)), owner, keyword,
      "the key \(member.key.quoted) cannot stand here")
  }

  /// Collects what is wrong with a member that no property and no pattern has.
  mutating func collectOther(
    _ member: (key: String, value: JSONValue), _ object: JSONObject, _ node: Int32, _ owner: Int32, _ keyword: String
  ) {
    guard node == PlanNode.nothingIndex else {
      return collectChild(member.value, node, at: JSONPlace(object.value, .member(member.key)))
    }
    refuse(member.key, in: object, keyNames(of: owner), owner, keyword)
  }

  private mutating func refuse(
    _ key: String, in object: JSONObject, _ known: [String], _ node: Int32, _ keyword: String
  ) {
    let near = nearest(key, among: known)
    let expected = near == nil && !known.isEmpty ? "; expected \(Wording.alternatives(known))" : ""
    report(
      .unknownKey, at: JSONPlace(object.value, .key(key)), node, keyword, suggestion: near,
      "the key \(key.quoted) means nothing here\(expected)")
  }

  private mutating func collectName(_ key: String, _ object: JSONObject, _ node: Int32) {
    let bytes = Array(key.utf8)
    guard !bytes.withUnsafeBufferPointer({ checker.fitsName($0, node) }) else { return }
    let names = constantNames(of: node)
    guard names.isEmpty else { return refuse(key, in: object, names, node, "enum") }
    report(
      .wrongFormat, at: JSONPlace(object.value, .key(key)), node, "propertyNames",
      "expected a key that is \(wording(of: [node])), found \(key.quoted)")
  }

  private mutating func collect(
    _ dependency: Dependency, _ object: JSONObject, _ node: Int32, at place: JSONPlace, _ owner: String?
  ) {
    let trigger = name(dependency.name)
    guard object[trigger] != nil else { return }
    let missing = dependency.required.range.map { name(plan.indices[$0]) }.filter { object[$0] == nil }
    if !missing.isEmpty {
      var finding = Finding(
        code: .missingValue, place: JSONPlace(object.value, .key(trigger)), message: "",
        location: location(node, "dependentRequired"))
      finding.missing = missing
      finding.owner = trigger.quoted
      add(finding)
    }
    collectIfUnfit(object.value, dependency.node, at: place, owner: owner)
  }
}

extension JSONPlace {
  /// What an object at this place is called when it lacks something.
  var owner: String {
    switch step {
    case .member(let name), .key(let name): name.quoted
    case .element, .opening, .itself: "this object"
    }
  }
}
