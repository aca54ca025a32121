extension Checker {
  mutating func applies(_ stretch: Stretch, _ value: Instance, _ marks: Marks) -> Bool {
    for index in stretch.range {
      guard applies(applicators[index], value, marks) else { return false }
    }
    return true
  }

  mutating func applies(_ choice: Choice, _ value: Instance, _ marks: Marks) -> Bool {
    for index in candidates(unions[Int(choice.conditions)], value).range {
      guard stays(value, indices[index], marks) else { return false }
    }
    return applies(choice.rest, value, marks)
  }

  /// Checks another schema on the same value.
  mutating func stays(_ value: Instance, _ node: Int32, _ marks: Marks) -> Bool {
    stay += 1
    defer { stay -= 1 }
    return fits(value, node, marks)
  }

  private mutating func applies(_ applicator: Applicator, _ value: Instance, _ marks: Marks) -> Bool {
    switch applicator {
    case .all(let node): return stays(value, node, marks)
    case .dynamic(let initial, let anchor): return stays(value, target(of: anchor) ?? initial, marks)
    case .any(let union): return count(unions[Int(union)], value, marks, limit: 1) > 0
    case .one(let union): return count(unions[Int(union)], value, marks, limit: 2) == 1
    case .not(let node):
      return !stays(value, node, .none) && surrender == nil
    case .conditional(let condition, let then, let otherwise):
      return branches(value, condition, marks) ? stays(value, then, marks) : stays(value, otherwise, marks)
    }
  }

  /// Checks a schema whose marks are kept only if it fits.
  mutating func branches(_ value: Instance, _ node: Int32, _ marks: Marks) -> Bool {
    guard !marks.isNone else { return stays(value, node, marks) }
    steps += marks.words
    let fork = self.marks.fork(marks)
    defer { self.marks.pop(fork) }
    guard stays(value, node, fork) else { return false }
    self.marks.merge(fork, into: marks)
    return true
  }

  /// Counts the branches of a union that fit; where no marks are wanted, up to the limit only.
  private mutating func count(_ union: UnionPlan, _ value: Instance, _ marks: Marks, limit: Int) -> Int {
    var found = 0
    for index in candidates(union, value).range {
      guard branches(value, indices[index], marks) else { continue }
      found += 1
      if found == limit, marks.isNone { break }
    }
    return found
  }

  /// Returns the branches that can fit, as the property that tells them apart has it.
  func candidates(_ union: UnionPlan, _ value: Instance) -> Stretch {
    guard union.tag >= 0, value.type == .object, let tag = value.member(name(union.tag)), tag.type == .string else {
      return union.branches
    }
    return group(find(tag.text, in: union.values) ?? 0, of: union)
  }

  /// Returns a group of branches by its number.
  func group(_ number: Int32, of union: UnionPlan) -> Stretch {
    let start = indices[Int(union.groups + 2 * number)]
    return Stretch(start: start, end: indices[Int(union.groups + 2 * number + 1)])
  }

  /// Returns the schema that a dynamic anchor stands for: that of the outermost resource that has it.
  func target(of anchor: Int32) -> Int32? {
    for resource in scope.resources {
      if let node = plan.dynamicAnchors[DynamicAnchor(name: anchor, resource: resource)] { return node }
    }
    return nil
  }
}

extension Checker {
  mutating func checkUnevaluated(_ value: Instance, _ plan: PlanNode, _ type: TypeSet, _ marks: Marks) -> Bool {
    if type == .object, plan.unevaluatedProperties >= 0 {
      for (position, member) in value.members.enumerated() where !self.marks.isMarked(position, in: marks) {
        if !fitsChild(member.value, plan.unevaluatedProperties) { return false }
      }
      self.marks.markAll(marks)
    }
    if type == .array, plan.unevaluatedItems >= 0 {
      for index in 0..<value.elementCount where !self.marks.isMarked(index, in: marks) {
        guard let element = value.element(index), fitsChild(element, plan.unevaluatedItems) else { return false }
      }
      self.marks.markAll(marks)
    }
    return true
  }
}
