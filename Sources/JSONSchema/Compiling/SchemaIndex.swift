internal import JSON

/// The schemas of all documents that were read, by their places, identifiers and anchors.
struct SchemaIndex {
  /// A schema with an identifier of its own, against which references within it are resolved.
  struct Resource {
    let base: URIReference
    let root: JSONValue
    let dialect: Dialect
  }

  /// Where a schema stands.
  struct Context {
    let resource: Int32
    let location: Location
  }

  /// A schema that has the identifier or the anchor of another one of its document.
  struct Clash {
    let value: JSONValue
    let earlier: JSONValue
    let keyword: String
    let location: Location
  }

  struct AnchorKey: Hashable {
    let resource: Int32
    let name: String
  }

  private(set) var resources: [Resource] = []
  private(set) var identifiers: [String: Int32] = [:]
  private(set) var contexts: [UInt: Context] = [:]
  private(set) var anchors: [AnchorKey: JSONValue] = [:]
  private(set) var dynamicAnchors: [(key: AnchorKey, value: JSONValue)] = []
  private var dynamicNames: Set<AnchorKey> = []
  var clashes: [Clash] = []
  /// The schemas, in the order in which they were found.
  private(set) var schemas: [JSONValue] = []
}

extension SchemaIndex {
  /// Whether a resource has a dynamic anchor; the empty name stands for `$recursiveAnchor`.
  func hasDynamicAnchor(_ name: String, in resource: Int32) -> Bool {
    dynamicNames.contains(AnchorKey(resource: resource, name: name))
  }

  func resource(_ index: Int32) -> Resource { resources[Int(index)] }

  /// Adds a document's outermost schema, or another that stands alone, and all schemas within it.
  mutating func add(
    _ root: JSONValue, base: URIReference, dialect: (JSONValue, Dialect?) -> Dialect, inherited: Dialect? = nil
  ) -> Int32 {
    let own = dialect(root, inherited)
    let base = identifier(of: root, own).map { URIReference($0).resolved(against: base) } ?? base
    let resource = addResource(root, base, own)
    walk([Item(value: root, resource: resource, location: Location(base.absolute + "#"), isRoot: true)], dialect)
    return resource
  }

  /// Adds a schema that stands where no keyword expects one, in the resource around it.
  mutating func add(
    _ value: JSONValue, in context: Context, dialect: (JSONValue, Dialect?) -> Dialect
  ) {
    walk([Item(value: value, resource: context.resource, location: context.location, isRoot: false)], dialect)
  }

  mutating func name(_ resource: Int32, _ identifier: String) {
    identifiers[identifier] = resource
  }

  private struct Item {
    let value: JSONValue
    var resource: Int32
    var location: Location
    /// Whether the resource was made for this value.
    let isRoot: Bool
  }

  private mutating func addResource(_ root: JSONValue, _ base: URIReference, _ dialect: Dialect) -> Int32 {
    let resource = Int32(resources.count)
    resources.append(Resource(base: base, root: root, dialect: dialect))
    if identifiers[base.absolute] == nil { identifiers[base.absolute] = resource }
    return resource
  }

  private mutating func walk(_ items: [Item], _ dialect: (JSONValue, Dialect?) -> Dialect) {
    var open = items
    while var item = open.popLast() {
      guard let object = item.value.object, contexts[item.value.address] == nil else { continue }
      if !item.isRoot { enter(&item, dialect) }
      contexts[item.value.address] = Context(resource: item.resource, location: item.location)
      schemas.append(item.value)
      let own = resource(item.resource).dialect
      addAnchors(of: object, item.resource, own, item.location)
      open += children(of: object, item, own).reversed()
    }
  }

  /// Begins a resource where a schema has an identifier of its own.
  private mutating func enter(_ item: inout Item, _ dialect: (JSONValue, Dialect?) -> Dialect) {
    let outer = resource(item.resource)
    guard item.value.object?["$id"] != nil || item.value.object?["id"] != nil else { return }
    let own = dialect(item.value, outer.dialect)
    guard let identifier = identifier(of: item.value, own) else { return }
    let base = URIReference(identifier).resolved(against: outer.base)
    let keyword = own.draft == .draft4 ? "id" : "$id"
    let isAnchor = item.value.object?[keyword]?.string?.contains("#") ?? false
    if !isAnchor, let earlier = identifiers[base.absolute].map({ resource($0).root }) {
      addClash(of: item.value, with: earlier, keyword, item.location)
    }
    item.resource = addResource(item.value, base, own)
    item.location = Location(base.absolute + "#")
  }

  /// Returns the identifier of a schema, without its fragment.
  private func identifier(of value: JSONValue, _ dialect: Dialect) -> String? {
    guard let object = value.object, !(dialect.draft <= .draft7 && object["$ref"]?.string != nil) else { return nil }
    guard let text = (dialect.draft == .draft4 ? object["id"] : object["$id"])?.string else { return nil }
    let identifier = URIReference(text).absolute
    return identifier.isEmpty ? nil : identifier
  }

  private mutating func addClash(
    of value: JSONValue, with earlier: JSONValue, _ keyword: String, _ location: Location
  ) {
    guard value.document === earlier.document, value.address != earlier.address else { return }
    clashes.append(Clash(value: value, earlier: earlier, keyword: keyword, location: location))
  }

  private mutating func addAnchor(
    _ name: String, of object: JSONObject, _ resource: Int32, _ keyword: String, _ location: Location
  ) {
    let key = AnchorKey(resource: resource, name: name)
    if let earlier = anchors[key] { addClash(of: object.value, with: earlier, keyword, location) }
    anchors[key] = object.value
  }

  private mutating func addAnchors(
    of object: JSONObject, _ resource: Int32, _ dialect: Dialect, _ location: Location
  ) {
    if dialect.draft <= .draft7 {
      let identifier = dialect.draft == .draft4 ? object["id"] : object["$id"]
      if let text = identifier?.string, let fragment = URIReference(text).fragment, !fragment.isEmpty {
        addAnchor(String(fragment), of: object, resource, dialect.draft == .draft4 ? "id" : "$id", location)
      }
      return
    }
    if let name = object["$anchor"]?.string { addAnchor(name, of: object, resource, "$anchor", location) }
    let dynamic = dialect.draft == .draft2020 ? object["$dynamicAnchor"]?.string : nil
    if let name = dynamic ?? (object["$recursiveAnchor"]?.bool == true && dialect.draft == .draft2019 ? "" : nil) {
      let key = AnchorKey(resource: resource, name: name)
      if !name.isEmpty { addAnchor(name, of: object, resource, "$dynamicAnchor", location) }
      dynamicAnchors.append((key, object.value))
      dynamicNames.insert(key)
    }
  }

  private func children(of object: JSONObject, _ item: Item, _ dialect: Dialect) -> [Item] {
    var children: [Item] = []
    for (key, value) in object {
      guard let keyword = Keyword.byName[key] else { continue }
      let location = JSONPointer(tokens: [key]).description
      switch keyword.shape {
      case .plain: continue
      case .schema: add(value, location)
      case .schemas: value.array?.enumerated().forEach { add($1, "\(location)/\($0)") }
      case .schemasByName, .dependencies:
        value.object?.forEach { add($0.value, location + JSONPointer(tokens: [$0.key]).description) }
      case .schemaOrSchemas:
        add(value, location)
        value.array?.enumerated().forEach { add($1, "\(location)/\($0)") }
      }
    }
    return children

    func add(_ value: JSONValue, _ suffix: String) {
      guard value.object != nil else { return }
      children.append(
        Item(value: value, resource: item.resource, location: item.location + suffix, isRoot: false))
    }
  }
}
