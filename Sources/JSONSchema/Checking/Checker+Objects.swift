extension Checker {
  mutating func checkObject(_ value: Instance, _ index: Int32, _ marks: Marks) -> Bool {
    let count = value.memberCount
    guard count >= objects[Int(index)].minimum, count <= objects[Int(index)].maximum else { return false }
    let members = objects[Int(index)].members
    if objects[Int(index)].isOpen, marks.isNone, 2 * members.range.count <= count {
      guard checkKnownMembers(value, members) else { return false }
    } else {
      guard checkAllMembers(value, index, marks) else { return false }
    }
    return objects[Int(index)].dependencies.isEmpty || checkDependencies(value, objects[Int(index)], marks)
  }

  /// Looks the few known members up, where other keys mean nothing.
  private mutating func checkKnownMembers(_ value: Instance, _ known: Stretch) -> Bool {
    for index in known.range {
      let member = members[index]
      guard member.isRequired || member.node > PlanNode.anythingIndex else { continue }
      guard let found = value.member(name(member.name)) else {
        if member.isRequired { return false }
        continue
      }
      if member.node > PlanNode.anythingIndex, !fitsChild(found, member.node) { return false }
    }
    return true
  }

  private mutating func checkAllMembers(_ value: Instance, _ index: Int32, _ marks: Marks) -> Bool {
    // What members and patterns cost beside schemas counts as well.
    steps += value.memberCount * (1 + objects[Int(index)].patterns.range.count)
    var missing = objects[Int(index)].requiredCount
    let names = objects[Int(index)].propertyNames
    var position = 0
    for (key, member) in value.members {
      if names >= 0, !fitsName(key, names) { return false }
      guard checkMember(key, member, index, position, marks, &missing) else { return false }
      position += 1
    }
    return missing == 0
  }

  private mutating func checkMember(
    _ key: UnsafeBufferPointer<UInt8>, _ value: Instance, _ index: Int32, _ position: Int, _ marks: Marks,
    _ missing: inout Int32
  ) -> Bool {
    var isKnown = false
    if let found = find(key, in: objects[Int(index)].names) {
      let member = members[Int(objects[Int(index)].members.start + found)]
      if member.isRequired { missing -= 1 }
      if member.node >= 0 {
        isKnown = true
        if !fitsChild(value, member.node) { return false }
      }
    }
    for pattern in objects[Int(index)].patterns.range {
      guard surrender == nil else { return false }
      guard matches(plan.patternMembers[pattern].pattern, key) else { continue }
      isKnown = true
      if !fitsChild(value, plan.patternMembers[pattern].node) { return false }
    }
    let additional = objects[Int(index)].additional
    if !isKnown, additional != PlanNode.anythingIndex, !fitsChild(value, additional) { return false }
    if isKnown || objects[Int(index)].evaluatesRest { self.marks.mark(position, in: marks) }
    return true
  }

  private mutating func checkDependencies(_ value: Instance, _ plan: ObjectPlan, _ marks: Marks) -> Bool {
    for index in plan.dependencies.range {
      let dependency = self.plan.dependencies[index]
      guard value.member(name(dependency.name)) != nil else { continue }
      for required in dependency.required.range where value.member(name(indices[required])) == nil { return false }
      if !stays(value, dependency.node, marks) { return false }
    }
    return true
  }
}
