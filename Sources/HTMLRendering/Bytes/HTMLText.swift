/// Text as it stands in HTML.
package enum HTMLText {}

extension HTMLText {
  /// Returns text for content, or for an attribute between double quotes.
  package static func escaped(_ text: String) -> String {
    var sink = ByteSink()
    sink.write(escaping: text)
    return String(decoding: sink.bytes, as: UTF8.self)
  }
}
