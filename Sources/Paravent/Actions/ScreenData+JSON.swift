package import JSON

extension ScreenData {
  /// The values as a JSON object, in UTF-8.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.value(document.root)
    return writer.bytes
  }

  /// Takes values from a part of another document; `nil` where that is no object.
  package init?(_ value: JSONValue) {
    guard value.object != nil else { return nil }
    self.init(document: JSONDocument(name: value.document.name, content: .value(value)))
  }
}
