internal import Diagnostics
internal import JSON

extension SchemaCompiler {
  mutating func objectPlan(_ reader: inout KeywordReader, _ context: SchemaIndex.Context) -> Int32 {
    var object = ObjectPlan()
    var isEmpty = true
    if let count = reader.count("minProperties") { (object.minimum, isEmpty) = (count, false) }
    if let count = reader.count("maxProperties") { (object.maximum, isEmpty) = (count, false) }
    let required = requiredNames(&reader)
    var properties: [(name: Int32, node: Int32)] = []
    if reader.dialect.vocabularies.contains(.applicator) {
      properties = self.properties(&reader, context)
      compilePatterns(&object, &isEmpty, &reader, context)
      compileOthers(&object, &isEmpty, &reader, context)
    }
    compileMembers(&object, properties, required)
    object.dependencies = dependencies(&reader, context)
    guard !isEmpty || !object.members.isEmpty || !object.dependencies.isEmpty else { return PlanNode.none }
    object.isOpen =
      object.patterns.isEmpty && object.additional == PlanNode.anythingIndex && object.propertyNames < 0
    plan.objects.append(object)
    return Int32(plan.objects.count - 1)
  }

  private mutating func requiredNames(_ reader: inout KeywordReader) -> [Int32] {
    guard let value = reader.assertion("required"), let names = reader.names("required", value) else { return [] }
    return names.map { plan.names.intern($0) }
  }

  private mutating func properties(
    _ reader: inout KeywordReader, _ context: SchemaIndex.Context
  ) -> [(name: Int32, node: Int32)] {
    guard let properties = reader.object("properties", of: "schemas") else { return [] }
    return properties.map { key, value in
      (plan.names.intern(Array(key.utf8)), child(value, ["properties", key], &reader, context))
    }
  }

  private mutating func compileMembers(
    _ object: inout ObjectPlan, _ properties: [(name: Int32, node: Int32)], _ required: [Int32]
  ) {
    var members = properties.map { MemberPlan(name: $0.name, node: $0.node) }
    var places = Dictionary(members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for name in required {
      if places[name] == nil {
        places[name] = members.count
        members.append(MemberPlan(name: name))
      }
      if let place = places[name] { members[place].isRequired = true }
    }
    guard !members.isEmpty else { return }
    object.requiredCount = Int32(members.count { $0.isRequired })
    object.members = Stretch(start: Int32(plan.members.count), end: Int32(plan.members.count + members.count))
    object.names = plan.names.table(members.enumerated().map { ($1.name, Int32($0)) })
    plan.members += members
  }

  private mutating func compilePatterns(
    _ object: inout ObjectPlan, _ isEmpty: inout Bool, _ reader: inout KeywordReader, _ context: SchemaIndex.Context
  ) {
    guard let patterns = reader.object("patternProperties", of: "schemas") else { return }
    let members = patterns.map { source, value in
      let place = JSONPlace(patterns.value, .key(source))
      let location = context.location + JSONPointer(tokens: ["patternProperties", source]).description
      return PatternMember(
        pattern: pattern(source, at: place, location),
        node: child(value, ["patternProperties", source], &reader, context))
    }
    guard !members.isEmpty else { return }
    let start = Int32(plan.patternMembers.count)
    plan.patternMembers += members
    object.patterns = Stretch(start: start, end: Int32(plan.patternMembers.count))
    isEmpty = false
  }

  private mutating func compileOthers(
    _ object: inout ObjectPlan, _ isEmpty: inout Bool, _ reader: inout KeywordReader, _ context: SchemaIndex.Context
  ) {
    if let node = schema("additionalProperties", &reader, context) {
      object.additional = node
      object.evaluatesRest = true
      isEmpty = false
    }
    if let node = schema("propertyNames", &reader, context) {
      object.propertyNames = node
      isEmpty = false
    }
  }

  private mutating func dependencies(_ reader: inout KeywordReader, _ context: SchemaIndex.Context) -> Stretch {
    var dependencies: [Dependency] = []
    for keyword in ["dependentRequired", "dependentSchemas", "dependencies"] {
      guard let entries = reader.object(keyword, of: "dependencies") else { continue }
      for (key, value) in entries {
        var dependency = Dependency(name: plan.names.intern(Array(key.utf8)))
        if keyword == "dependentRequired" || keyword == "dependencies" && value.array != nil {
          guard reader.dialect.vocabularies.contains(.validation) else { continue }
          let names = reader.names(keyword, value) ?? []
          dependency.required = stretch(names.map { plan.names.intern($0) })
        } else {
          guard reader.dialect.vocabularies.contains(.applicator) else { continue }
          dependency.node = child(value, [keyword, key], &reader, context)
        }
        dependencies.append(dependency)
      }
    }
    guard !dependencies.isEmpty else { return .none }
    let start = Int32(plan.dependencies.count)
    plan.dependencies += dependencies
    return Stretch(start: start, end: Int32(plan.dependencies.count))
  }
}
