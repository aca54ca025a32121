import JSON
import JSONSchema

/// What a document took, in microseconds.
struct Row {
  let name: String
  let parsing: Double
  let checking: Double
  /// With the faults of the document collected; `nil` where it is valid.
  let explaining: Double?

  init(_ document: Document, _ schema: JSONSchema) {
    let root = document.parsed.root
    name = document.name
    parsing = Timing.microseconds { _ = try? JSONDocument.parse(document.bytes, name: document.name) }
    checking = Timing.microseconds { _ = schema.isValid(root) }
    explaining = schema.isValid(root) ? nil : Timing.microseconds { _ = schema.faults(of: root) }
  }
}
