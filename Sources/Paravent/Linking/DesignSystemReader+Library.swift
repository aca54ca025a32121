internal import Diagnostics
internal import JSON

extension DesignSystemReader {
  /// Reads what the design system shows of itself in a component library.
  func library(of object: JSONObject) -> [LibraryItem] {
    guard let source = object["library"], source.kind != .null else { return [] }
    guard let array = source.array else {
      return decoder.wrongType(source, at: JSONPlace(root, .member("library")), expected: "an array of entries") ?? []
    }
    return array.indices.compactMap { item(array[$0], at: JSONPlace(source, .element($0))) }
  }

  private func item(_ source: JSONValue, at place: JSONPlace) -> LibraryItem? {
    guard let properties = decoder.declared(LibraryProperties.self, source, at: place) else { return nil }
    let nodes: [Node]? =
      if let node = properties.node { node.nodes } else { modified(properties, source).map { [$0] } }
    return nodes.map {
      LibraryItem(title: properties.title, category: properties.category, body: $0, source: source)
    }
  }

  /// Returns a component's preview with a modifier.
  private func modified(_ properties: LibraryProperties, _ source: JSONValue) -> Node? {
    guard let name = properties.base else { return nil }
    let place = JSONPlace(source, .member("base"))
    guard let declaration = decoder.namespace.component(named: name)?.declaration else {
      let known = decoder.namespace.components.filter { $0.declaration != nil }.map(\.name)
      decoder.report(
        .unknownView, at: place, suggestion: NearestName.find(name, among: known),
        "no design system declares a component \(name.quoted)")
      return nil
    }
    guard let preview = linker.systems.definition(of: declaration)?.preview else {
      decoder.report(.missingValue, at: place, "the component \(name.quoted) has no \"preview\"")
      return nil
    }
    let steps = properties.modifier.map { decoder.modifier($0.value, at: JSONPlace(source, .member("modifier"))) } ?? []
    return Node(preview.content, modifiers: preview.modifiers + steps, source: source)
  }
}

/// What an entry of a component library says.
struct LibraryProperties: Declared {
  var title = ""
  var category = "other"
  var node: Slot?
  var base: String?
  var modifier: AnyValue?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, .required, "What the entry is called.")
    visitor.property("category", &category, "The group that it stands in.")
    visitor.property("node", &node, "The view that it shows.")
    visitor.property("base", &base, "The component whose preview it shows, with a modifier.")
    visitor.property("modifier", &modifier, "The modifier.")
    visitor.rule(.exactlyOne(["node", "base"]))
    visitor.rule(.needs("modifier", "base"))
  }
}
