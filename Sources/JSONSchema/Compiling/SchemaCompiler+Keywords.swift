internal import Diagnostics
internal import JSON

extension SchemaCompiler {
  /// Fills a node from the keywords of its schema.
  mutating func compile(_ schema: JSONObject, _ node: Int32, _ context: SchemaIndex.Context) {
    let dialect = index.resource(context.resource).dialect
    var reader = KeywordReader(schema: schema, dialect: dialect, location: context.location)
    var row = PlanNode(resource: context.resource)
    row.isMemorable = plan.nodes[Int(node)].isMemorable
    var applicators: [Applicator] = references(&reader, context)
    if !(dialect.draft <= .draft7 && schema["$ref"]?.string != nil) {
      checkNames(of: schema, dialect, context)
      checkAnnotations(&reader, context)
      if dialect.vocabularies.contains(.applicator) { applicators += self.applicators(&reader, context) }
      compileTypes(&reader, &row)
      compileScalars(&reader, &row)
      row.array = arrayPlan(&reader, &row, context)
      row.object = objectPlan(&reader, context)
      compileUnevaluated(&reader, &row, context)
    }
    row.applicators = stretch(applicators)
    plan.nodes[Int(node)] = row
    for fault in reader.faults { add(fault) }
  }

  private mutating func stretch(_ items: [Applicator]) -> Stretch {
    guard !items.isEmpty else { return .none }
    let start = Int32(plan.applicators.count)
    plan.applicators += items
    return Stretch(start: start, end: Int32(plan.applicators.count))
  }

  /// Adds a list to the shared one.
  mutating func stretch(_ items: [Int32]) -> Stretch {
    guard !items.isEmpty else { return .none }
    let start = Int32(plan.indices.count)
    plan.indices += items
    return Stretch(start: start, end: Int32(plan.indices.count))
  }

  /// Returns the place that the tokens of a pointer lead to.
  private static func place(_ tokens: [String], in schema: JSONValue) -> JSONPlace {
    tokens.reduce(JSONPlace(schema)) { place, token in
      let value = place.value
      let container: JSONValue? =
        switch place.step {
        case .member(let name): value.object?[name]
        case .element(let index): value.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        case .key, .opening, .itself: value
        }
      guard let container else { return place }
      return JSONPlace(container, container.array == nil ? .member(token) : .element(Int(token) ?? 0))
    }
  }

  /// Returns the node of a schema that a keyword holds.
  mutating func child(
    _ value: JSONValue, _ suffix: [String], _ reader: inout KeywordReader, _ context: SchemaIndex.Context
  ) -> Int32 {
    // Most schemas were met before, and have their locations.
    if value.bool != nil || index.contexts[value.address] != nil { return node(for: value, in: context) }
    let location = context.location + JSONPointer(tokens: suffix).description
    if value.object == nil, value.bool == nil {
      let place = Self.place(suffix, in: reader.schema.value)
      report(.wrongType, at: place, location, "\(place.subject)expected a schema, found \(value.summary)")
      return PlanNode.anythingIndex
    }
    return node(for: value, in: SchemaIndex.Context(resource: context.resource, location: location))
  }

  /// Returns the node of the schema that a keyword is.
  mutating func schema(_ name: String, _ reader: inout KeywordReader, _ context: SchemaIndex.Context) -> Int32? {
    reader.value(name).map { child($0, [name], &reader, context) }
  }

  /// Returns the nodes of the schemas that a keyword lists.
  mutating func schemas(_ name: String, _ reader: inout KeywordReader, _ context: SchemaIndex.Context) -> [Int32]? {
    guard let array = reader.array(name, of: "schemas") else { return nil }
    if array.isEmpty, name != "items" { reader.refuse(name, array.value, expected: "an array of schemas") }
    return array.enumerated().map { child($1, [name, String($0)], &reader, context) }
  }

  private mutating func compileUnevaluated(
    _ reader: inout KeywordReader, _ row: inout PlanNode, _ context: SchemaIndex.Context
  ) {
    guard reader.dialect.draft >= .draft2019, reader.dialect.vocabularies.contains(.unevaluated) else { return }
    if let node = schema("unevaluatedItems", &reader, context) { row.unevaluatedItems = node }
    if let node = schema("unevaluatedProperties", &reader, context) { row.unevaluatedProperties = node }
    row.asksForUnevaluated = row.unevaluatedItems >= 0 || row.unevaluatedProperties >= 0
  }

  /// Warns of keywords that are misspelt, or that belong to other drafts.
  private mutating func checkNames(of schema: JSONObject, _ dialect: Dialect, _ context: SchemaIndex.Context) {
    for (name, _) in schema {
      let keyword = Keyword.byName[name]
      if let keyword, keyword.isKnown(in: dialect.draft) { continue }
      // Many published schemas keep the `id` of draft 4 beside what later drafts read.
      if name == "id", schema.value.address == schema.value.document.root.address, schema.hasURL("id") { continue }
      let place = JSONPlace(schema.value, .key(name))
      let location = context.location + JSONPointer(tokens: [name]).description
      if let keyword {
        report(
          .unknownKey, .warning, at: place, location,
          suggestion: keyword.last < dialect.draft ? keyword.successor : nil,
          "the keyword \(name.quoted) means nothing in \(dialect.draft.name)")
      } else if !name.hasPrefix("x-"), !Keyword.foreign.contains(name), let near = nearKeyword(name, dialect.draft) {
        report(
          .unknownKey, .warning, at: place, location, suggestion: near, "the keyword \(name.quoted) means nothing here")
      }
    }
  }

  /// The unknown keywords that are compared with the known ones.
  private static let nearLimit = 1_000

  private mutating func nearKeyword(_ name: String, _ draft: Dialect.Draft) -> String? {
    if let near = nearKeywords[name] { return near }
    guard nearKeywords.count < Self.nearLimit else { return nil }
    let near = Self.nearest(name, draft)
    nearKeywords[name] = .some(near)
    return near
  }

  private static func nearest(_ name: String, _ draft: Dialect.Draft) -> String? {
    let known = Keyword.all.filter { $0.isKnown(in: draft) }.map(\.name)
    guard let near = NearestName.find(name, among: known) else { return nil }
    // A keyword within a longer name says nothing of what its author meant.
    return abs(near.utf8.count - name.utf8.count) <= 2 ? near : nil
  }
}

extension JSONObject {
  /// Whether a member is the URL of a document.
  fileprivate func hasURL(_ key: String) -> Bool {
    guard let text = self[key]?.string else { return false }
    return text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("urn:")
  }
}
