package import JSON

/// A place for the author's views: one view or an array of them.
package struct Slot: Sendable {
  /// The views.
  package var nodes: [Node]

  package init(_ nodes: [Node] = []) {
    self.nodes = nodes
  }
}

extension Slot {
  /// The place for a text, or for views where there is none.
  init(title: String?, or slot: Slot) {
    self = title.map { Slot([Node(.view(TextView($0)))]) } ?? slot
  }

  /// Whether the place may hold several views: it has several, or a control form.
  var mayHoldSeveral: Bool {
    if nodes.count == 1, case .form = nodes[0].content { return true }
    return nodes.count > 1
  }

  /// Whether the author gave no view.
  package var isEmpty: Bool { nodes.isEmpty }
}

extension Slot: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Slot? {
    guard let array = source.array else { return Slot(decoder.nodes(source, at: place)) }
    return Slot(decoder.nodes(array))
  }

  package static func accepts(_ source: JSONValue) -> Bool {
    source.kind == .string || source.kind == .object || source.kind == .array
  }

  package static var computation: PropertyComputation { .own }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Slot") { definitions in
      DocumentSchema.list(of: DocumentSchema.node(&definitions))
    }
  }

  package var defaultValue: SchemaTree? { nil }
}

/// The views that a container holds, always an array.
package struct Children: Sendable {
  /// The views.
  package var nodes: [Node]

  package init(_ nodes: [Node] = []) {
    self.nodes = nodes
  }
}

extension Children: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Children? {
    guard let array = source.array else {
      let isExpression = source.string?.contains("${") == true
      let hint = isExpression ? " (\"$forEach\" makes views of a list)" : ""
      return decoder.wrongType(source, at: place, expected: "an array of views\(hint)")
    }
    return Children(decoder.nodes(array))
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .array }

  package static var computation: PropertyComputation { .own }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object(["type": .string("array"), "items": DocumentSchema.node(&definitions)])
  }

  package var defaultValue: SchemaTree? { nil }
}
