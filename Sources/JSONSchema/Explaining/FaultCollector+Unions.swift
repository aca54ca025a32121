internal import Diagnostics
internal import JSON

extension FaultCollector {
  /// The most branches that are tried where nothing else tells which one was meant.
  private static let trialLimit = 16
  /// The most branches whose required keys are compared.
  private static let ownerLimit = 256

  /// Reports why no branch of a union fits, or why several do: in the words of the branch that the value chose.
  mutating func collectUnion(
    _ value: JSONValue, _ index: Int32, _ node: Int32, _ keyword: String, at place: JSONPlace, owner: String? = nil
  ) {
    let union = plan.unions[Int(index)]
    let branches = union.branches.range.map { plan.indices[$0] }
    let instance = Instance(value)
    // Looking through the branches costs steps as well.
    checker.steps += 4 * branches.count
    let fitting = branches.filter { checker.stays(instance, $0, .none) }
    if !fitting.isEmpty {
      if keyword == "oneOf", fitting.count > 1 { refuseSeveral(value, fitting, node, at: place) }
      return
    }
    let types = types(ofBranches: branches, in: index)
    let fit = zip(branches, types).filter { $1.contains(instance.type) }.map(\.0)
    let isMisfit = value.string != nil && fit.count < branches.count && fit.allSatisfy { expectation.isOnlyForm($0) }
    guard !fit.isEmpty, !isMisfit || branches.allSatisfy({ fit.contains($0) || isNull($0) }) else {
      return report(
        .wrongType, at: place, node, keyword,
        "\(place.subject)expected \(wording(of: branches)), found \(value.summary)")
    }
    guard let object = value.object else { return choose(value, fit, node, keyword, at: place, owner: nil) }
    collectTagged(object, index, fit, node, keyword, at: place, owner: owner)
  }

  private mutating func isNull(_ node: Int32) -> Bool { types(of: node) == .null }

  /// Chooses among the branches for objects: by a key that only one requires, then by the tag.
  private mutating func collectTagged(
    _ object: JSONObject, _ index: Int32, _ branches: [Int32], _ node: Int32, _ keyword: String,
    at place: JSONPlace, owner: String?
  ) {
    let union = plan.unions[Int(index)]
    let withoutTag = union.tag < 0 ? [] : Set(plan.group(0, of: union))
    let untagged = union.tag < 0 ? branches : branches.filter { withoutTag.contains($0) }
    if let branch = soleOwner(of: object, among: untagged, against: branches) {
      return collectIfUnfit(object.value, branch, at: place)
    }
    guard union.tag >= 0 else {
      let all = union.branches.range.map { plan.indices[$0] }
      if refuseKeys(of: object, branches, all: all, node, keyword, at: place, owner: owner) { return }
      return choose(object.value, branches, node, keyword, at: place, owner: nil)
    }
    let tagged = branches.filter { !withoutTag.contains($0) }
    let tag = name(union.tag)
    guard let found = object[tag] else {
      let needsTag = tagged.allSatisfy { requiredNames(of: $0).contains(tag) }
      if needsTag, !tagged.isEmpty, untagged.isEmpty {
        return refuseMissingTag(tag, in: object, node, keyword, at: place)
      }
      let branch = soleOwner(of: object, among: tagged, against: branches)
      return choose(object.value, branch.map { [$0] } ?? branches, node, keyword, at: place, owner: nil)
    }
    guard let text = found.string else {
      let place = JSONPlace(object.value, .member(tag))
      return report(
        .wrongType, at: place, node, keyword,
        "\(place.subject)expected \(Wording.alternatives(tags(ofUnion: index))), found \(found.summary)")
    }
    let group = Array(text.utf8).withUnsafeBufferPointer { checker.find($0, in: union.values) }
    guard let group else { return refuseTag(text, object, index, node, keyword) }
    let chosen = plan.group(group, of: union).filter { !withoutTag.contains($0) && branches.contains($0) }
    choose(object.value, chosen.isEmpty ? branches : chosen, node, keyword, at: place, owner: text)
  }

  /// Reports an object that has none of the keys by which the branches are told, or several; `false` where they are not
  /// told by keys.
  private mutating func refuseKeys(
    of object: JSONObject, _ branches: [Int32], all: [Int32], _ node: Int32, _ keyword: String, at place: JSONPlace,
    owner: String?
  ) -> Bool {
    guard 2...Self.ownerLimit ~= branches.count else { return false }
    let keys = ownNames(of: branches, against: branches).compactMap(\.first)
    guard keys.count == branches.count else { return false }
    let present = keys.filter { object[$0] != nil }
    if let last = present.last {
      report(
        .exclusiveKeys, at: JSONPlace(object.value, .key(last)), node, keyword,
        "\(last.quoted) cannot stand beside \(Wording.alternatives(present.dropLast()))")
      return true
    }
    let names = all.filter { !branches.contains($0) }.flatMap { constantNames(of: $0) }
    let expected =
      "the key \(Wording.alternatives(keys))" + (names.isEmpty ? "" : ", or \(Wording.alternatives(names))")
    let isOpen = branches.contains { admitsOthers($0) }
    let unknown = object.map(\.key).first(where: { nearest($0, among: keys) != nil }) ?? object.first?.key
    guard let unknown, !isOpen else {
      let message =
        isOpen && names.isEmpty
        ? "\(owner ?? place.owner) needs \(Wording.alternatives(keys))" : "\(place.subject)expected \(expected)"
      report(.missingValue, at: JSONPlace(object.value, .opening), node, keyword, message)
      return true
    }
    report(
      .unknownKey, at: JSONPlace(object.value, .key(unknown)), node, keyword,
      suggestion: nearest(unknown, among: keys),
      "the key \(unknown.quoted) means nothing here; expected \(expected)")
    return true
  }

  /// Reports that the tag is missing, together with the key that was probably meant for it.
  private mutating func refuseMissingTag(
    _ tag: String, in object: JSONObject, _ node: Int32, _ keyword: String, at place: JSONPlace
  ) {
    add([tag], in: object, location(node, keyword), at: place, owner: nil)
    guard let key = object.lazy.map(\.key).first(where: { nearest($0, among: [tag]) != nil }) else { return }
    report(
      .unknownKey, at: JSONPlace(object.value, .key(key)), node, keyword, suggestion: tag,
      "the key \(key.quoted) means nothing here")
  }

  private mutating func refuseTag(
    _ text: String, _ object: JSONObject, _ index: Int32, _ node: Int32, _ keyword: String
  ) {
    let tags = tags(ofUnion: index)
    let tag = name(plan.unions[Int(index)].tag)
    report(
      .unknownValue, at: JSONPlace(object.value, .member(tag)), node, keyword,
      suggestion: nearest(text, among: tags),
      "no \(tag) is named \(text.quoted); expected \(Wording.alternatives(tags))")
  }

  /// Lets one of several branches speak: the only one, or the one that is nearest to fitting.
  private mutating func choose(
    _ value: JSONValue, _ branches: [Int32], _ node: Int32, _ keyword: String, at place: JSONPlace, owner: String?
  ) {
    if branches.count == 1 { return collectIfUnfit(value, branches[0], at: place, owner: owner) }
    if value.object == nil, value.array == nil { return refuseScalar(value, branches, node, keyword, at: place) }
    guard trials == 0, branches.count <= Self.trialLimit else {
      return refuseAll(value, branches, node, keyword, at: place)
    }
    trials += 1
    defer { trials -= 1 }
    var best: [Finding]?
    for branch in branches {
      let count = findings.count
      collectIfUnfit(value, branch, at: place, owner: owner)
      let found = forget(since: count)
      if !found.isEmpty, found.weight(at: place) < best?.weight(at: place) ?? .max { best = found }
    }
    guard let best else { return refuseAll(value, branches, node, keyword, at: place) }
    for finding in best { add(finding) }
  }

  private mutating func refuseScalar(
    _ value: JSONValue, _ branches: [Int32], _ node: Int32, _ keyword: String, at place: JSONPlace
  ) {
    let isNamed = branches.contains { expectation.constants(of: $0) != nil }
    report(
      isNamed ? .unknownValue : value.string == nil ? .outOfRange : .wrongFormat, at: place, node, keyword,
      suggestion: value.string.flatMap { nearest($0, amongConstantsOf: branches) },
      "\(place.subject)expected \(wording(of: branches)), found \(value.summary)")
  }

  private mutating func refuseAll(
    _ value: JSONValue, _ branches: [Int32], _ node: Int32, _ keyword: String, at place: JSONPlace
  ) {
    let noun = value.object == nil ? "array" : "object"
    report(
      .wrongType, at: place, node, keyword,
      "\(place.subject)the \(noun) fits none of the \(branches.count) forms that are allowed here")
  }
}

extension FaultCollector {
  private mutating func refuseSeveral(_ value: JSONValue, _ branches: [Int32], _ node: Int32, at place: JSONPlace) {
    if let object = value.object {
      let keys = ownNames(of: branches, against: branches).compactMap { names in names.first { object[$0] != nil } }
      if keys.count == branches.count, let last = keys.last {
        return report(
          .exclusiveKeys, at: JSONPlace(object.value, .key(last)), node, "oneOf",
          "\(last.quoted) cannot stand beside \(Wording.alternatives(Array(keys.dropLast())))")
      }
    }
    let forms = plan.sources[Int(node)].branchCount
    report(
      .forbiddenValue, at: place, node, "oneOf",
      "\(place.subject)expected one of \(forms) forms, found \(value.summary) that fits \(branches.count)")
  }

  mutating func collectNot(_ value: JSONValue, _ other: Int32, _ node: Int32, at place: JSONPlace) {
    guard checker.stays(Instance(value), other, .none) else { return }
    let keys = requiredNames(of: other)
    guard let object = value.object, let last = keys.last else {
      return report(.forbiddenValue, at: place, node, "not", "\(place.subject)\(value.summary) is not allowed here")
    }
    let key = JSONPlace(object.value, .key(last))
    if keys.count == 1 {
      return report(.unknownKey, at: key, node, "not", "the key \(last.quoted) cannot stand here")
    }
    report(
      .exclusiveKeys, at: key, node, "not",
      "\(last.quoted) cannot stand beside \(Wording.alternatives(Array(keys.dropLast())))")
  }

  /// Whether a schema, and all that it applies in any case, admits keys that it does not know.
  private func admitsOthers(_ node: Int32) -> Bool {
    expectation.rows(of: node).allSatisfy {
      $0.object < 0 || plan.objects[Int($0.object)].additional == PlanNode.anythingIndex
    }
  }

  /// Returns the one branch that requires a key that is there and that no other branch requires.
  private func soleOwner(of object: JSONObject, among branches: [Int32], against others: [Int32]) -> Int32? {
    guard 2...Self.ownerLimit ~= others.count, !branches.isEmpty else { return nil }
    let names = ownNames(of: branches, against: others)
    let owners = zip(branches, names).filter { $1.contains { object[$0] != nil } }.map(\.0)
    return owners.count == 1 ? owners[0] : nil
  }

  /// The keys that each of some branches requires and no other one of all does.
  private func ownNames(of branches: [Int32], against others: [Int32]) -> [[String]] {
    var counts: [String: Int] = [:]
    for branch in others {
      for name in Set(requiredNames(of: branch)) { counts[name, default: 0] += 1 }
    }
    return branches.map { branch in requiredNames(of: branch).filter { counts[$0] == 1 } }
  }

  /// The keys that a schema, or one that it applies in any case, requires.
  private func requiredNames(of node: Int32) -> [String] {
    expectation.rows(of: node).filter { $0.object >= 0 }.flatMap { row in
      plan.members[plan.objects[Int(row.object)].members.range].filter(\.isRequired).map { name($0.name) }
    }
  }
}

extension NodeSource {
  fileprivate var branchCount: Int { schema?.object?["oneOf"]?.array?.count ?? 0 }
}

extension Plan {
  /// Returns a group of the branches of a union, by its number.
  func group(_ number: Int32, of union: UnionPlan) -> [Int32] {
    let start = indices[Int(union.groups + 2 * number)]
    return Array(indices[Int(start)..<Int(indices[Int(union.groups + 2 * number + 1)])])
  }
}

extension [Finding] {
  /// How far a branch is from fitting: faults of the value itself count more than those within it.
  fileprivate func weight(at place: JSONPlace) -> Int {
    let site = Finding.Site(place)
    return reduce(0) { $0 + (Finding.Site($1.place) == site ? 100 : 1 + $1.missing.count) }
  }
}
