internal import JSON

extension SchemaCompiler {
  mutating func applicators(_ reader: inout KeywordReader, _ context: SchemaIndex.Context) -> [Applicator] {
    var applicators = (schemas("allOf", &reader, context) ?? []).map(Applicator.all)
    if let branches = schemas("anyOf", &reader, context) { applicators.append(.any(union: union(branches))) }
    if let branches = schemas("oneOf", &reader, context) { applicators.append(.one(union: union(branches))) }
    if let node = schema("not", &reader, context) { applicators.append(.not(node)) }
    if let condition = schema("if", &reader, context) {
      let then = schema("then", &reader, context) ?? PlanNode.anythingIndex
      let otherwise = schema("else", &reader, context) ?? PlanNode.anythingIndex
      applicators.append(.conditional(condition, then: then, otherwise: otherwise))
    }
    return applicators
  }

  private mutating func union(_ branches: [Int32]) -> Int32 {
    plan.unions.append(UnionPlan(branches: stretch(branches)))
    return Int32(plan.unions.count - 1)
  }
}

extension SchemaCompiler {
  mutating func arrayPlan(
    _ reader: inout KeywordReader, _ row: inout PlanNode, _ context: SchemaIndex.Context
  ) -> Int32 {
    var array = ArrayPlan()
    var isEmpty = true
    if let count = reader.count("minItems") { (array.minimum, isEmpty) = (count, false) }
    if let count = reader.count("maxItems") { (array.maximum, isEmpty) = (count, false) }
    if reader.bool("uniqueItems") == true { (array.isUnique, isEmpty) = (true, false) }
    if reader.dialect.vocabularies.contains(.applicator) {
      compileElements(&array, &isEmpty, &reader, context)
      compileContains(&array, &isEmpty, &reader, context)
    }
    guard !isEmpty else { return PlanNode.none }
    plan.arrays.append(array)
    return Int32(plan.arrays.count - 1)
  }

  private mutating func compileElements(
    _ array: inout ArrayPlan, _ isEmpty: inout Bool, _ reader: inout KeywordReader, _ context: SchemaIndex.Context
  ) {
    var rest = "items"
    if reader.dialect.draft >= .draft2020 {
      if let prefix = schemas("prefixItems", &reader, context) { (array.prefix, isEmpty) = (stretch(prefix), false) }
    } else if reader.value("items")?.array != nil {
      array.prefix = stretch(schemas("items", &reader, context) ?? [])
      isEmpty = false
      rest = "additionalItems"
    }
    guard let node = schema(rest, &reader, context) else { return }
    array.items = node
    array.evaluatesRest = true
    isEmpty = false
  }

  private mutating func compileContains(
    _ array: inout ArrayPlan, _ isEmpty: inout Bool, _ reader: inout KeywordReader, _ context: SchemaIndex.Context
  ) {
    guard let node = schema("contains", &reader, context) else { return }
    array.contains = node
    array.evaluatesContained = reader.dialect.draft >= .draft2020
    array.minimumContained = reader.count("minContains") ?? 1
    array.maximumContained = reader.count("maxContains") ?? .max
    isEmpty = false
  }
}
