internal import Diagnostics
internal import JSON
internal import Patterns

/// Compiles schemas into a plan, one after the other, and reports what is wrong with them.
///
/// Schemas that are met are queued, so that nesting costs no stack, and each is compiled once however often it is met.
struct SchemaCompiler {
  private struct Job {
    let node: Int32
    let schema: JSONObject
    let context: SchemaIndex.Context
  }

  var index = SchemaIndex()
  var plan = Plan()
  private(set) var faults: [SchemaFault] = []
  private(set) var hasErrors = false
  /// Whether a schema names a dialect that is unknown, so that what its keywords mean is unknown as well.
  private var hasUnknownDialect = false
  /// What unknown keywords were taken for.
  var nearKeywords: [String: String?] = [:]
  let assertsFormats: Bool
  let defaultDraft: Dialect.Draft
  private let resolver: SchemaResolver
  private var nodes: [UInt: Int32] = [:]
  private var queue: [Job] = []
  private var patterns: [String: Int32] = [:]
  private var dialects: [String: Dialect] = [:]

  init(assertsFormats: Bool, defaultDraft: Dialect.Draft, resolver: @escaping SchemaResolver) {
    self.assertsFormats = assertsFormats
    self.defaultDraft = defaultDraft
    self.resolver = resolver
  }
}

extension SchemaCompiler {
  /// Compiles a schema and all schemas of its document.
  mutating func compile(_ root: JSONValue, identifier: String) {
    plan.documents.append(root.document)
    let resource = add(root, base: URIReference(identifier))
    guard !hasUnknownDialect else { return }
    let own = index.schemas
    index.name(resource, URIReference(identifier).absolute)
    plan.root = node(for: root, in: SchemaIndex.Context(resource: resource, location: Location(identifier + "#")))
    work()
    for schema in own where nodes[schema.address] == nil {
      guard let context = index.contexts[schema.address] else { continue }
      _ = node(for: schema, in: context)
      work()
    }
    compileDynamicAnchors()
    work()
    finish()
  }

  private mutating func work() {
    while !hasUnknownDialect, let job = queue.popLast() { compile(job.schema, job.node, job.context) }
  }

  /// Returns the node of a schema, which is compiled later where it is new.
  mutating func node(for value: JSONValue, in context: SchemaIndex.Context) -> Int32 {
    if let bool = value.bool { return bool ? PlanNode.anythingIndex : PlanNode.nothingIndex }
    if let node = nodes[value.address] { return node }
    guard let schema = value.object else {
      report(.wrongType, at: JSONPlace(value), context.location, "expected a schema, found \(value.summary)")
      return PlanNode.anythingIndex
    }
    if index.contexts[value.address] == nil { addLate(value, in: context) }
    let context = index.contexts[value.address] ?? context
    let node = Int32(plan.nodes.count)
    plan.nodes.append(PlanNode(resource: context.resource))
    plan.sources.append(NodeSource(location: context.location, schema: value))
    nodes[value.address] = node
    queue.append(Job(node: node, schema: schema, context: context))
    return node
  }

  mutating func pattern(_ source: String, at place: JSONPlace, _ location: @autoclosure () -> Location) -> Int32 {
    if let pattern = patterns[source] { return pattern }
    let pattern = Int32(plan.patterns.count)
    do {
      plan.patterns.append(try TextPattern(source))
    } catch {
      plan.patterns.append(.anything)
      report(.wrongFormat, at: place, location(), "\(place.subject)\(error.message)")
    }
    plan.patternSources.append(source)
    patterns[source] = pattern
    return pattern
  }
}

extension SchemaCompiler {
  mutating func report(
    _ code: DiagnosticCode, _ severity: Severity = .error, at place: JSONPlace, _ location: Location,
    suggestion: String? = nil, _ message: String
  ) {
    add(
      SchemaFault(
        code: code, severity: severity, place: place, message: message, suggestion: suggestion,
        keywordLocation: location.description))
  }

  /// Keeps a fault; of many the first thousand.
  mutating func add(_ fault: SchemaFault) {
    if fault.severity == .error { hasErrors = true }
    if faults.count < DiagnosticReport.limit { faults.append(fault) }
  }

  private mutating func add(_ root: JSONValue, base: URIReference) -> Int32 {
    var index = index
    self.index = SchemaIndex()
    defer { self.index = index }
    let resource = index.add(root, base: base, dialect: { dialect(of: $0, inherited: $1) })
    reportClashes(&index)
    return resource
  }

  private mutating func addLate(_ value: JSONValue, in context: SchemaIndex.Context) {
    var index = index
    self.index = SchemaIndex()
    defer { self.index = index }
    index.add(value, in: context, dialect: { dialect(of: $0, inherited: $1) })
    reportClashes(&index)
  }

  private mutating func reportClashes(_ index: inout SchemaIndex) {
    for clash in index.clashes {
      let keyword = clash.keyword
      let name = clash.value.object?[keyword]?.string ?? ""
      add(
        SchemaFault(
          code: .duplicateValue, place: JSONPlace(clash.value, .member(keyword)),
          earlier: JSONPlace(clash.earlier, .opening),
          message: "\(keyword.quoted): \(name.quoted) names another schema already",
          keywordLocation: (clash.location + "/\(keyword)").description))
    }
    index.clashes = []
  }
}

extension SchemaCompiler {
  /// Returns the schema that a reference leads to and where it stands, or `nil` where there is none.
  mutating func target(
    of reference: String, in context: SchemaIndex.Context
  ) -> (value: JSONValue, context: SchemaIndex.Context)? {
    let target = URIReference(reference).resolved(against: index.resource(context.resource).base)
    guard let resource = resource(target.absolute), let fragment = target.decodedFragment else { return nil }
    let root = index.resource(resource).root
    let start = SchemaIndex.Context(
      resource: resource, location: Location(index.resource(resource).base.absolute + "#"))
    if fragment.isEmpty { return (root, index.contexts[root.address] ?? start) }
    guard fragment.hasPrefix("/") else {
      guard let found = index.anchors[SchemaIndex.AnchorKey(resource: resource, name: fragment)] else { return nil }
      return (found, index.contexts[found.address] ?? start)
    }
    return JSONPointer(fragment).flatMap { follow($0, from: root, start) }
  }

  private func follow(
    _ pointer: JSONPointer, from root: JSONValue, _ start: SchemaIndex.Context
  ) -> (value: JSONValue, context: SchemaIndex.Context)? {
    var (value, context) = (root, start)
    for token in pointer.tokens {
      guard let next = value.object?[token] ?? element(token, of: value) else { return nil }
      value = next
      let location = context.location + JSONPointer(tokens: [token]).description
      context = SchemaIndex.Context(resource: context.resource, location: location)
      // The addresses of `true` and `false` are shared, and never those of contexts.
      if let known = index.contexts[value.address] { context = known }
    }
    return (value, context)
  }

  private func element(_ token: String, of value: JSONValue) -> JSONValue? {
    guard let array = value.array, let index = Int(token), String(index) == token, array.indices.contains(index) else {
      return nil
    }
    return array[index]
  }

  /// Returns the resource of a URI, read on demand.
  private mutating func resource(_ identifier: String) -> Int32? {
    if let known = index.identifiers[identifier] { return known }
    guard let document = document(identifier) else { return nil }
    plan.documents.append(document)
    let resource = add(document.root, base: URIReference(identifier))
    index.name(resource, identifier)
    return resource
  }

  private func document(_ identifier: String) -> JSONDocument? {
    MetaSchema.document(identifier) ?? resolver(identifier)
  }
}

extension SchemaCompiler {
  /// Returns what `$schema` says of a resource, or what holds around it.
  private mutating func dialect(of schema: JSONValue, inherited: Dialect?) -> Dialect {
    let otherwise = inherited ?? Dialect(defaultDraft)
    guard let named = schema.object?["$schema"] else { return otherwise }
    let place = JSONPlace(schema, .member("$schema"))
    guard let identifier = named.string else {
      report(
        .wrongType, at: place, Location("#/$schema"),
        "\(place.subject)expected the URI of a dialect, found \(named.summary)")
      return otherwise
    }
    if let draft = Dialect.Draft(identifier: identifier) { return Dialect(draft) }
    if let known = dialects[identifier] { return known }
    dialects[identifier] = otherwise
    let dialect = customDialect(identifier, at: place) ?? otherwise
    dialects[identifier] = dialect
    return dialect
  }

  private mutating func customDialect(_ identifier: String, at place: JSONPlace) -> Dialect? {
    guard let document = document(URIReference(identifier).absolute) else {
      hasUnknownDialect = true
      report(
        .unsupportedFormat, at: place, Location("#/$schema"),
        suggestion: NearestName.find(identifier, among: Dialect.Draft.identifiers),
        "no dialect is named \(identifier.quoted)")
      return nil
    }
    // The meta-schema's own dialect is what its keywords mean, unless it lists vocabularies.
    var dialect = dialect(of: document.root, inherited: nil)
    guard let vocabularies = document.root.object?["$vocabulary"]?.object else { return dialect }
    dialect.vocabularies = []
    for (name, isRequired) in vocabularies {
      if let vocabulary = Dialect.Vocabularies(identifier: name) {
        dialect.vocabularies.formUnion(vocabulary)
      } else if isRequired.bool == true {
        report(
          .unsupportedFormat, at: place, Location("#/$schema"),
          "the dialect \(identifier.quoted) requires the vocabulary \(name.quoted), which is not supported")
      }
    }
    return dialect
  }
}
