internal import Diagnostics
internal import JSON

extension SchemaCompiler {
  mutating func compileTypes(_ reader: inout KeywordReader, _ row: inout PlanNode) {
    guard let value = reader.assertion("type") else { return }
    let listed = value.array.map(Array.init) ?? [value]
    guard !listed.isEmpty else {
      return reader.refuse("type", value, expected: "the name of a type or an array of them")
    }
    if let array = value.array { reader.warnOfDuplicates("type", array) }
    var types: TypeSet = []
    for item in listed {
      guard let name = item.string else {
        return reader.refuse("type", item, expected: "the name of a type or an array of them")
      }
      guard let type = TypeSet(named: name) else {
        let names = TypeSet.names.map(\.name)
        report(
          .unknownValue, at: reader.place("type"), reader.location + "/type",
          suggestion: NearestName.find(name, among: names),
          "no type is named \(name.quoted); expected \(Wording.alternatives(names))")
        return
      }
      types.formUnion(type)
    }
    row.types = types
  }

  mutating func compileScalars(_ reader: inout KeywordReader, _ row: inout PlanNode) {
    if let values = reader.assertion("enum") {
      if let array = values.array {
        row.constants = constants(Array(array))
      } else {
        reader.refuse("enum", values, expected: "an array of values")
      }
    }
    if let value = reader.assertion("const") { row.constants = constants([value], within: row.constants) }
    row.string = stringPlan(&reader)
    row.number = numberPlan(&reader, row.types)
  }

  /// Makes a set of constants; where a schema has both `enum` and `const`, of those that both have.
  private mutating func constants(_ values: [JSONValue], within other: Int32 = PlanNode.none) -> Int32 {
    var values = values
    if other >= 0 {
      let allowed = plan.constants[Int(other)].all.range.map { Instance(address: plan.values[$0]) }
      values = values.filter { value in
        var steps = 0
        return allowed.contains { $0.equals(Instance(value), steps: &steps) }
      }
    }
    var strings: [(name: Int32, value: Int32)] = []
    let others = distinct(values.filter { $0.kind != .string })
    for value in values {
      guard let text = value.withUTF8(Array.init) else { continue }
      strings.append((plan.names.intern(text), Int32(strings.count)))
    }
    let set = ConstantSet(
      strings: plan.names.table(strings), others: stretch(others), hashes: hashes(of: others), all: stretch(values))
    plan.constants.append(set)
    return Int32(plan.constants.count - 1)
  }

  /// The most constants that are compared one by one.
  private static let fewConstants = 8

  private mutating func hashes(of values: [JSONValue]) -> NameTable {
    guard values.count > Self.fewConstants else { return .empty }
    var steps = 0
    return plan.names.table(
      hashes: values.map { UInt64(bitPattern: Int64(Instance($0).hash(steps: &steps))) })
  }

  /// Leaves out what is listed again, so that no hash has many values.
  private func distinct(_ values: [JSONValue]) -> [JSONValue] {
    guard values.count > Self.fewConstants else { return values }
    var earlier: [Int: [Instance]] = [:]
    return values.filter { value in
      var steps = 0
      let value = Instance(value)
      let hash = value.hash(steps: &steps)
      if earlier[hash, default: []].contains(where: { $0.equals(value, steps: &steps) }) { return false }
      earlier[hash, default: []].append(value)
      return true
    }
  }

  private mutating func stretch(_ values: [JSONValue]) -> Stretch {
    let start = Int32(plan.values.count)
    plan.values += values.map(\.address)
    return Stretch(start: start, end: Int32(plan.values.count))
  }

  private mutating func stringPlan(_ reader: inout KeywordReader) -> Int32 {
    var string = StringPlan()
    var isEmpty = true
    if let count = reader.count("minLength") { (string.minimum, isEmpty) = (count, false) }
    if let count = reader.count("maxLength") { (string.maximum, isEmpty) = (count, false) }
    if reader.dialect.vocabularies.contains(.validation), let source = reader.string("pattern", "a pattern") {
      string.pattern = pattern(source, at: reader.place("pattern"), reader.location + "/pattern")
      isEmpty = false
    }
    let asserts = assertsFormats || reader.dialect.vocabularies.contains(.formatAssertion)
    let format = reader.string("format", "the name of a format")
    if asserts, let name = format, let format = Format(rawValue: name) {
      string.format = format
      isEmpty = false
    }
    guard !isEmpty else { return PlanNode.none }
    plan.strings.append(string)
    return Int32(plan.strings.count - 1)
  }

  private mutating func numberPlan(_ reader: inout KeywordReader, _ types: TypeSet) -> Int32 {
    var number = NumberPlan()
    number.minimum = reader.number("minimum")
    number.maximum = reader.number("maximum")
    if reader.dialect.draft == .draft4 {
      number.isWholeByNotation = types.contains(.integer) && !types.contains(.fraction)
      if reader.bool("exclusiveMinimum") == true { swap(&number.minimum, &number.exclusiveMinimum) }
      if reader.bool("exclusiveMaximum") == true { swap(&number.maximum, &number.exclusiveMaximum) }
    } else {
      number.exclusiveMinimum = reader.number("exclusiveMinimum")
      number.exclusiveMaximum = reader.number("exclusiveMaximum")
    }
    if let value = reader.number("multipleOf") {
      number.divisor = Divisor(value)
      if number.divisor == nil, let found = reader.schema["multipleOf"] {
        reader.refuse("multipleOf", found, expected: "a number above 0")
      }
    }
    guard !number.isEmpty else { return PlanNode.none }
    plan.numbers.append(number)
    return Int32(plan.numbers.count - 1)
  }
}

extension NumberPlan {
  fileprivate var isEmpty: Bool {
    minimum == nil && maximum == nil && exclusiveMinimum == nil && exclusiveMaximum == nil && divisor == nil
      && !isWholeByNotation
  }
}
