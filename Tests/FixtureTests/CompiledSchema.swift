import JSON
import JSONSchema
import Paravent

/// Schemas as a validator knows them.
enum CompiledSchema {}

extension CompiledSchema {
  /// Returns a schema compiled, or `nil` where it is at fault.
  ///
  /// - Parameter draft: What it is written in, where it does not say so itself.
  static func of(_ tree: SchemaTree, draft: JSONSchema.Draft = .draft2020) -> JSONSchema? {
    (try? JSONDocument.parse(tree.json(), name: "schema")).flatMap { JSONSchema.compile($0, draft: draft).schema }
  }
}
