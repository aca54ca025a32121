package import JSON

/// A set of edges, by SwiftUI's names.
package struct EdgeSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let top = EdgeSet(rawValue: 1)
  package static let leading = EdgeSet(rawValue: 2)
  package static let bottom = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)
  package static let horizontal: EdgeSet = [.leading, .trailing]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.horizontal, .vertical]
}

extension EdgeSet: PropertyValue {
  static let named: [(name: String, edges: EdgeSet)] = [
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top), ("leading", .leading),
    ("bottom", .bottom), ("trailing", .trailing),
  ]

  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> EdgeSet? {
    if let array = source.array { return decode(array, with: decoder) }
    guard let string = source.string else {
      return decoder.wrongType(source, at: place, expected: "the name of an edge, or an array of them")
    }
    guard let name = decoder.literal(string, at: place) else { return nil }
    if let known = named.first(where: { $0.name == name }) { return known.edges }
    return decoder.unknownValue(name, noun: "edge", at: place, among: named.map(\.name))
  }

  private static func decode(_ array: JSONArray, with decoder: DocumentDecoder) -> EdgeSet? {
    var edges: EdgeSet = []
    for index in array.indices {
      guard array[index].kind != .array else {
        return decoder.wrongType(
          array[index], at: JSONPlace(array.value, .element(index)), expected: "the name of an edge")
      }
      guard let edge = decode(array[index], at: JSONPlace(array.value, .element(index)), with: decoder) else {
        return nil
      }
      edges.formUnion(edge)
    }
    return edges
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .array }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Edges") { definitions in
      let edge = SchemaTree.enumeration(named.map(\.name))
      return .anyOf([edge, FormSchema.array(of: edge, &definitions)])
    }
  }

  package var defaultValue: SchemaTree? { Self.named.first { $0.edges == self }.map { .string($0.name) } }
}
