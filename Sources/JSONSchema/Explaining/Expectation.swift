internal import Diagnostics
internal import JSON

/// Says in words what values a schema wants, such as `a whole number from 1 to 10`.
struct Expectation {
  let plan: Plan
}

extension Expectation {
  /// The schemas on the same value that are looked through.
  private static let depthLimit = 16
  /// The schemas within unions that are looked through.
  private static let unionLimit = 256

  /// Returns what the schemas of a union want, each phrase once: constants, then values of types, then those of forms.
  func text(ofBranches branches: [Int32]) -> String {
    var seen: Set<Int32> = []
    let phrases = phrases(ofBranches: branches, &seen)
    return phrases.isEmpty ? "another value" : Self.alternatives(phrases)
  }

  private func phrases(ofBranches branches: [Int32], _ seen: inout Set<Int32>) -> [String] {
    let isForm = branches.map { isOnlyForm($0) }
    let isNamed = branches.map { constants(of: $0) != nil }
    let order = branches.indices.sorted { left, right in
      (isForm[left] ? 2 : isNamed[left] ? 0 : 1, left) < (isForm[right] ? 2 : isNamed[right] ? 0 : 1, right)
    }
    var known: Set<String> = []
    return order.flatMap { phrases(of: branches[$0], &seen) }.filter { known.insert($0).inserted }
  }

  private func phrases(of node: Int32, _ seen: inout Set<Int32>) -> [String] {
    if let title = title(of: node) { return [title] }
    if let set = constants(of: node) { return constants(in: set) }
    let rows = rows(of: node)
    let types = types(of: node)
    if let union = union(in: rows), rows.allSatisfy({ $0.types == .all }) {
      guard seen.count < Self.unionLimit, seen.insert(node).inserted else { return [] }
      return phrases(ofBranches: branches(of: union), &seen)
    }
    guard types == .all else { return Self.phrases(of: types).map { $0 + (details(of: $1, rows) ?? "") } }
    // A schema without a type says what it wants of those that it has keywords for.
    return Self.phrases(of: types).compactMap { phrase, type in details(of: type, rows).map { phrase + $0 } }
  }

  /// The title of a schema that is a phrase such as `a number of points`.
  func title(of node: Int32) -> String? {
    nodes(of: node).lazy.compactMap { plan.sources[Int($0)].schema?.object?["title"]?.string }
      .first { title in title.utf8.count <= 80 && ["a ", "an ", "the "].contains(where: title.hasPrefix) }
  }

  /// The constants of a schema, if it has any.
  func constants(of node: Int32) -> Int32? {
    rows(of: node).lazy.map(\.constants).first { $0 >= 0 }
  }

  /// Whether a schema tells the strings that fit by their form only, such as an expression in braces.
  func isOnlyForm(_ node: Int32) -> Bool {
    guard constants(of: node) == nil else { return false }
    return rows(of: node).contains { row in
      guard row.string >= 0 else { return false }
      let string = plan.strings[Int(row.string)]
      return string.pattern >= 0 || string.format != nil
    }
  }

  /// The constants of a set, as messages show them.
  func constants(in index: Int32) -> [String] {
    let set = plan.constants[Int(index)]
    var texts = set.names(in: plan).map { String(decoding: plan.names[$0], as: UTF8.self).quoted }
    texts += set.others.range.map { Self.summary(of: Instance(address: plan.values[$0])) }
    return texts
  }

  /// Lists phrases: after the first 12 only the number of the rest.
  static func alternatives(_ phrases: [String]) -> String {
    var items = phrases.count <= 14 ? phrases : Array(phrases.prefix(12)) + ["\(phrases.count - 12) more"]
    guard let last = items.popLast() else { return "nothing" }
    return items.isEmpty ? last : items.joined(separator: ", ") + " or " + last
  }

  private static func summary(of value: Instance) -> String {
    switch value.type {
    case .integer, .fraction: value.number.description
    case .boolean: value.isTrue ? "true" : "false"
    case .array: "a certain array"
    case .object: "a certain object"
    default: "null"
    }
  }
}

extension Expectation {
  /// Returns the types that a schema leaves, itself or through what it applies to the same value.
  func types(of node: Int32) -> TypeSet {
    var known: [Int32: TypeSet] = [:]
    return types(of: node, &known)
  }

  private func types(of node: Int32, _ known: inout [Int32: TypeSet]) -> TypeSet {
    if let types = known[node] { return types }
    if node == PlanNode.nothingIndex { return [] }
    var types = TypeSet.all
    let rows = rows(of: node)
    for row in rows {
      types.formIntersection(row.types)
      guard row.constants >= 0 else { continue }
      let set = plan.constants[Int(row.constants)]
      types.formIntersection(set.all.range.reduce(into: []) { $0.formUnion(Instance(address: plan.values[$1]).type) })
    }
    // A schema that is met again within itself leaves no more than it does itself.
    known[node] = types
    guard known.count < Self.unionLimit, let union = union(in: rows) else { return types }
    types.formIntersection(branches(of: union).reduce(into: []) { $0.formUnion(self.types(of: $1, &known)) })
    known[node] = types
    return types
  }

  private func union(in rows: [PlanNode]) -> Int32? {
    for row in rows {
      for applicator in plan.applicators[row.applicators.range] {
        switch applicator {
        case .any(let union), .one(let union): return union
        default: continue
        }
      }
    }
    return nil
  }

  private func branches(of union: Int32) -> [Int32] {
    plan.unions[Int(union)].branches.range.map { plan.indices[$0] }
  }

  /// Returns the schema and those that it applies to the same value in any case.
  func nodes(of node: Int32) -> [Int32] {
    var nodes: [Int32] = []
    var open = [node]
    while let next = open.popLast(), nodes.count < Self.depthLimit {
      guard !nodes.contains(next) else { continue }
      nodes.append(next)
      for case .all(let other) in plan.applicators[plan.nodes[Int(next)].applicators.range].reversed() {
        open.append(other)
      }
    }
    return nodes
  }

  func rows(of node: Int32) -> [PlanNode] { nodes(of: node).map { plan.nodes[Int($0)] } }

  private static func phrases(of types: TypeSet) -> [(String, TypeSet)] {
    var phrases: [(String, TypeSet)] = []
    if types.contains(.string) { phrases.append(("a string", .string)) }
    if types.contains(.number) {
      phrases.append(("a number", .number))
    } else if types.contains(.integer) {
      phrases.append(("a whole number", .integer))
    }
    if types.contains(.boolean) { phrases.append(("true or false", .boolean)) }
    if types.contains(.array) { phrases.append(("an array", .array)) }
    if types.contains(.object) { phrases.append(("an object", .object)) }
    if types.contains(.null) { phrases.append(("null", .null)) }
    return phrases
  }

  /// Returns what follows the name of a type, or `nil` where no keyword says more.
  private func details(of type: TypeSet, _ rows: [PlanNode]) -> String? {
    switch type {
    case .string:
      rows.lazy.filter { $0.string >= 0 }.compactMap { text(of: plan.strings[Int($0.string)]) }.first
    case .number, .integer:
      rows.lazy.filter { $0.number >= 0 }.map { plan.numbers[Int($0.number)].details }.first
    case .array:
      rows.lazy.filter { $0.array >= 0 }.compactMap { plan.arrays[Int($0.array)].details }.first
    case .object:
      rows.lazy.filter { $0.object >= 0 }.compactMap { plan.objects[Int($0.object)].details }.first
    default: nil
    }
  }

  /// Returns what follows `a string`.
  func text(of string: StringPlan) -> String? {
    if let format = string.format { return " that is \(format.noun)" }
    if string.pattern >= 0, string.minimum == 0, string.maximum == .max {
      return " that matches \(pattern(string.pattern).quoted)"
    }
    if string.minimum == 1, string.maximum == .max { return " that is not empty" }
    return Self.size(string.minimum, string.maximum, "character").map { " of \($0)" }
  }

  /// The source of a pattern.
  func pattern(_ index: Int32) -> String { plan.patternSources[Int(index)] }

  /// Returns a number of things, or `nil` where any number is allowed.
  static func size(_ minimum: Int, _ maximum: Int, _ noun: String) -> String? {
    switch (minimum, maximum) {
    case (0, .max): nil
    case (_, .max): "at least \(Wording.count(minimum, noun))"
    case (0, _): "at most \(Wording.count(maximum, noun))"
    case _ where minimum == maximum: Wording.count(minimum, noun)
    default: "\(minimum) to \(Wording.count(maximum, noun))"
    }
  }
}

extension NumberPlan {
  /// What follows `a number`.
  var details: String {
    var text = range
    if divisor != nil { text += text.isEmpty ? " that is" : " and" }
    if let divisor { text += " a multiple of \(divisor.number)" }
    return text
  }

  private var range: String {
    switch (minimum, maximum, exclusiveMinimum, exclusiveMaximum) {
    case (let minimum?, let maximum?, nil, nil): return " from \(minimum) to \(maximum)"
    case (let minimum?, nil, nil, nil): return ", \(minimum) or more"
    case (nil, let maximum?, nil, nil): return ", \(maximum) or less"
    default: break
    }
    var parts: [String] = []
    if let minimum { parts.append("\(minimum) or more") }
    if let exclusiveMinimum { parts.append("above \(exclusiveMinimum)") }
    if let maximum { parts.append("\(maximum) or less") }
    if let exclusiveMaximum { parts.append("below \(exclusiveMaximum)") }
    return parts.isEmpty ? "" : (minimum == nil ? " " : ", ") + parts.joined(separator: " and ")
  }
}

extension ArrayPlan {
  /// What follows `an array`.
  var details: String? { Expectation.size(minimum, maximum, "element").map { " of \($0)" } }
}

extension ObjectPlan {
  /// What follows `an object`.
  var details: String? { Expectation.size(minimum, maximum, "key").map { " with \($0)" } }
}
