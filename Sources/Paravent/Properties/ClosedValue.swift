package import Expressions
package import JSON
internal import Diagnostics

/// A property type with a closed set of names, an enumeration in Swift.
package protocol ClosedValue: PropertyValue, CaseIterable, RawRepresentable where RawValue == String {
  /// What one of the names is called in a diagnostic, such as `alignment`.
  static var noun: String { get }
}

extension ClosedValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Self? {
    guard let string = source.string else { return decoder.wrongType(source, at: place, expected: expectation) }
    guard let name = decoder.literal(string, at: place) else { return nil }
    if let value = Self(rawValue: name) { return value }
    return decoder.unknownValue(name, noun: noun, at: place, among: names)
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> Self? {
    if case .string(let name) = value { Self(rawValue: name) } else { nil }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .enumeration(names) }

  package var defaultValue: SchemaTree? { .string(rawValue) }

  private static var names: [String] { allCases.map(\.rawValue) }
  private static var expectation: String { "the name of a \(noun)" }
}

extension HorizontalAlignment: ClosedValue { package static var noun: String { "horizontal alignment" } }
extension VerticalAlignment: ClosedValue { package static var noun: String { "vertical alignment" } }
extension TextStyle: ClosedValue { package static var noun: String { "text style" } }
extension FontWeight: ClosedValue { package static var noun: String { "font weight" } }
extension ImageScale: ClosedValue { package static var noun: String { "image scale" } }
extension ContentMode: ClosedValue { package static var noun: String { "content mode" } }
extension ButtonRole: ClosedValue { package static var noun: String { "button role" } }
extension TextAlignment: ClosedValue { package static var noun: String { "text alignment" } }
extension TruncationMode: ClosedValue { package static var noun: String { "truncation mode" } }
extension TextCase: ClosedValue { package static var noun: String { "text case" } }
extension LayoutDirection: ClosedValue { package static var noun: String { "layout direction" } }
extension ColorScheme: ClosedValue { package static var noun: String { "colour scheme" } }
extension AccessibilityTrait: ClosedValue { package static var noun: String { "accessibility trait" } }
extension ResolvedAccessibility.Children: ClosedValue { package static var noun: String { "way with children" } }
