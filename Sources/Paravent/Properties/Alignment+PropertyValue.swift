package import JSON

extension Alignment: PropertyValue {
  /// The names of SwiftUI's nine alignments, from the top leading corner on.
  static let named: [(name: String, alignment: Alignment)] = [
    ("topLeading", Alignment(horizontal: .leading, vertical: .top)),
    ("top", Alignment(horizontal: .center, vertical: .top)),
    ("topTrailing", Alignment(horizontal: .trailing, vertical: .top)),
    ("leading", Alignment(horizontal: .leading, vertical: .center)),
    ("center", .center),
    ("trailing", Alignment(horizontal: .trailing, vertical: .center)),
    ("bottomLeading", Alignment(horizontal: .leading, vertical: .bottom)),
    ("bottom", Alignment(horizontal: .center, vertical: .bottom)),
    ("bottomTrailing", Alignment(horizontal: .trailing, vertical: .bottom)),
  ]

  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Alignment? {
    guard let string = source.string else {
      return decoder.wrongType(source, at: place, expected: "the name of an alignment")
    }
    guard let name = decoder.literal(string, at: place) else { return nil }
    if let known = named.first(where: { $0.name == name }) { return known.alignment }
    return decoder.unknownValue(name, noun: "alignment", at: place, among: named.map(\.name))
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .enumeration(named.map(\.name))
  }

  package var defaultValue: SchemaTree? {
    Self.named.first { $0.alignment == self }.map { .string($0.name) }
  }
}
