internal import Diagnostics
internal import JSON

extension SchemaCompiler {
  mutating func references(_ reader: inout KeywordReader, _ context: SchemaIndex.Context) -> [Applicator] {
    var applicators: [Applicator] = []
    for name in ["$ref", "$dynamicRef", "$recursiveRef"] {
      guard let reference = reader.string(name, "a URI reference"), !isVoid(name, reader) else { continue }
      guard let (value, target) = target(of: reference, in: context), value.bool != nil || value.object != nil else {
        reportMissing(reference, name, reader, context)
        continue
      }
      let node = node(for: value, in: target)
      if node > PlanNode.nothingIndex { plan.nodes[Int(node)].isMemorable = true }
      applicators.append(self.reference(name, reference, node, value))
    }
    return applicators
  }

  /// `properties` may well have a property `$ref`; a schema's own is a string.
  private func isVoid(_ name: String, _ reader: KeywordReader) -> Bool {
    name != "$ref" && reader.dialect.draft <= .draft7
  }

  private mutating func reference(
    _ name: String, _ reference: String, _ node: Int32, _ value: JSONValue
  ) -> Applicator {
    guard name != "$ref", let resource = index.contexts[value.address]?.resource else { return .all(node) }
    let fragment = name == "$recursiveRef" ? "" : URIReference(reference).fragment.map(String.init) ?? "/"
    guard index.hasDynamicAnchor(fragment, in: resource) else { return .all(node) }
    plan.isDynamic = true
    return .dynamic(initial: node, anchor: plan.names.intern(Array(fragment.utf8)))
  }

  private mutating func reportMissing(
    _ reference: String, _ name: String, _ reader: KeywordReader, _ context: SchemaIndex.Context
  ) {
    report(
      .unknownName, at: reader.place(name), context.location + "/\(name)",
      suggestion: nearReference(reference, in: context), "\(name.quoted): no schema is found at \(reference.quoted)")
  }

  /// Returns the reference to the definition whose name is nearest.
  private func nearReference(_ reference: String, in context: SchemaIndex.Context) -> String? {
    guard let slash = reference.lastIndex(of: "/"), reference.hasPrefix("#/") else { return nil }
    let stem = String(reference[...slash])
    let root = index.resource(context.resource).root
    let holder = JSONPointer(String(stem.dropFirst().dropLast()))?.tokens.reduce(root as JSONValue?) {
      $0?.object?[$1]
    }
    let names = holder?.object?.map(\.key) ?? []
    return NearestName.find(String(reference[reference.index(after: slash)...]), among: names).map { stem + $0 }
  }

  /// Lists the schemas of dynamic anchors, once all documents are known.
  mutating func compileDynamicAnchors() {
    for (key, value) in index.dynamicAnchors {
      guard let context = index.contexts[value.address] else { continue }
      let name = plan.names.intern(Array(key.name.utf8))
      let node = node(for: value, in: context)
      if node > PlanNode.nothingIndex { plan.nodes[Int(node)].isMemorable = true }
      plan.dynamicAnchors[DynamicAnchor(name: name, resource: key.resource)] = node
    }
  }
}
