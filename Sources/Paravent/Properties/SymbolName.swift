internal import Diagnostics
package import Expressions
package import JSON
internal import Symbols

/// The name of a symbol, such as `square.and.arrow.up`.
package struct SymbolName: Sendable, Hashable {
  /// The name as the author wrote it.
  package var name: String

  package init(_ name: String) {
    self.name = name
  }
}

extension SymbolName: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> SymbolName? {
    guard source.kind == .string else { return decoder.wrongType(source, at: place, expected: "the name of a symbol") }
    guard let name = String.decode(source, at: place, with: decoder) else { return nil }
    if Symbol.named(name) == nil {
      decoder.report(
        .unknownSymbol, .warning, at: place, suggestion: NearestName.find(name, among: Symbol.allNames),
        "no symbol is named \(name.quoted); a placeholder stands for it")
    }
    return SymbolName(name)
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> SymbolName? {
    guard case .string(let name) = value, Symbol.named(name) != nil else { return nil }
    return SymbolName(name)
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("SymbolName") { _ in
      .object([
        "type": .string("string"), "description": .string("The name of a symbol, as SwiftUI's systemName."),
        "examples": .array(["globe", "square.and.arrow.up", "person.circle"].map(SchemaTree.string)),
      ])
    }
  }

  package var defaultValue: SchemaTree? { nil }
}
