/// A parsed JSON document: its text, and the tree of values that libjansson made of it.
///
/// The tree is never changed after parsing, so that any number of threads may read it.
package final class JSONDocument: Sendable {
  /// The document's name as the caller gave it, for diagnostics.
  package let name: String
  /// The text, without a byte-order mark.
  package let text: [UInt8]
  private let handle: JSONHandle

  init(name: String, text: [UInt8], handle: consuming JSONHandle) {
    self.name = name
    self.text = text
    self.handle = handle
  }
}

extension JSONDocument {
  /// The document's outermost value.
  package var root: JSONValue {
    JSONValue(document: self, pointer: handle.pointer)
  }
}
