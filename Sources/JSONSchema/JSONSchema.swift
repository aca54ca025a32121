internal import Diagnostics
package import JSON

/// A JSON Schema, compiled once to check any number of values.
///
/// Drafts 4, 6, 7, 2019-09 and 2020-12 are known, told by `$schema`. A check that only says yes or no is fast and
/// allocates nothing as long as values fit; faults are collected by a second pass.
///
/// ```swift
/// let (schema, faults) = JSONSchema.compile(document)
/// if let schema, !schema.isValid(value) { print(schema.faults(of: value)) }
/// ```
package struct JSONSchema: Sendable {
  let plan: Plan
}

extension JSONSchema {
  /// A version of JSON Schema, for schemas that do not name theirs.
  package enum Draft: Sendable, CaseIterable {
    case draft4, draft6, draft7, draft2019, draft2020
  }

  /// Compiles the schema that a document is.
  ///
  /// - Parameters:
  ///   - document: The schema; references are resolved within it, among the standard meta-schemas, and by `resources`.
  ///   - identifier: The URI that the document was read from, against which its references are resolved.
  ///   - draft: What a schema without `$schema` is written in.
  ///   - assertsFormats: Whether a string must be of its `format`; by the standard a format only annotates.
  ///   - resources: Finds other documents.
  /// - Returns: The schema, or `nil` where one of the faults is an error.
  package static func compile(
    _ document: JSONDocument, identifier: String = "", draft: Draft = .draft2020, assertsFormats: Bool = false,
    resources: @escaping SchemaResolver = { _ in nil }
  ) -> (schema: JSONSchema?, faults: [SchemaFault]) {
    compile(
      document.root, identifier: identifier, draft: draft, assertsFormats: assertsFormats, resources: resources)
  }

  /// Compiles a schema that is a value within a document; pointers in references start from it.
  package static func compile(
    _ root: JSONValue, identifier: String = "", draft: Draft = .draft2020, assertsFormats: Bool = false,
    resources: @escaping SchemaResolver = { _ in nil }
  ) -> (schema: JSONSchema?, faults: [SchemaFault]) {
    var compiler = SchemaCompiler(
      assertsFormats: assertsFormats, defaultDraft: Dialect.Draft(draft), resolver: resources)
    compiler.compile(root, identifier: identifier)
    return (compiler.hasErrors ? nil : JSONSchema(plan: compiler.plan), compiler.faults)
  }
}

extension Dialect.Draft {
  fileprivate init(_ draft: JSONSchema.Draft) {
    switch draft {
    case .draft4: self = .draft4
    case .draft6: self = .draft6
    case .draft7: self = .draft7
    case .draft2019: self = .draft2019
    case .draft2020: self = .draft2020
    }
  }
}
