internal import Diagnostics
package import Expressions
package import JSON

/// Where a link leads, as an author writes it.
package struct LinkDestination: Sendable, Hashable {
  /// The URL, or `nil` where the allow-list does not let it through.
  package var url: String?
}

extension LinkDestination: PropertyValue {
  package static func decode(
    _ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder
  ) -> LinkDestination? {
    String.decode(source, at: place, with: decoder).map { LinkDestination(url: decoder.admitted($0, at: place)) }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> LinkDestination? {
    guard case .string(let url) = value else { return nil }
    return URLPolicy.link.admitted(url).map { LinkDestination(url: $0) }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("string") }

  package var defaultValue: SchemaTree? { nil }
}
