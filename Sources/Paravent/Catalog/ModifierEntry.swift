internal import Diagnostics
internal import JSON

/// A modifier's line in the catalogue: everything that is derived from its declaration.
package struct ModifierEntry: Sendable {
  /// The name in JSON.
  package let name: String
  /// One sentence about the modifier.
  package let summary: String
  /// The arguments, in the order of the declaration.
  package let arguments: [PropertyDescription]
  /// Whether the modifier may be written as its name alone.
  package let allowsBareName: Bool
  /// What to write instead, where the modifier is deprecated.
  package let replacement: String?
  /// Whether the modifier may only stand in style bodies.
  package let isForStyleBodies: Bool
  /// Whether the modifier belongs to images and stands before all others.
  package let isForImages: Bool
  /// Whether the modifier belongs to shapes and stands before all others.
  package let isForShapes: Bool
  /// Whether the modifier may be applied to text inside text.
  package let isForRuns: Bool

  let decode: @Sendable (_ source: JSONValue, _ place: JSONPlace, _ decoder: DocumentDecoder) -> ModifierStep?
  let bareStep: @Sendable () -> ModifierStep?
  let schema: @Sendable (inout SchemaDefinitions) -> ObjectSchema

  /// Creates the entry of a modifier.
  package init<Value: Modifier>(_: Value.Type) {
    let arguments = PropertyDescription.all(of: Value.self)
    name = Value.name
    summary = Value.summary
    self.arguments = arguments
    allowsBareName = PropertyDescription.areOptional(in: Value.self)
    replacement = Value.replacement
    isForStyleBodies = Value.isForStyleBodies
    isForImages = Value.isForImages
    isForShapes = Value.isForShapes
    isForRuns = Value.isForRuns
    decode = { ArgumentDecoder.decode(Value.self, $0, at: $1, arguments: arguments, with: $2) }
    bareStep = { Value().step }
    schema = { ObjectSchema(Value.self, &$0) }
  }

  /// Creates the entry of a modifier with one unlabelled argument, known at run time only.
  ///
  /// - Parameter bareStep: What the name alone means; `nil` where an argument is needed.
  init(
    name: String, summary: String, argument: PropertyDescription,
    decode: @escaping @Sendable (JSONValue, JSONPlace, DocumentDecoder) -> ModifierStep?,
    schema: @escaping @Sendable (inout SchemaDefinitions) -> SchemaTree,
    bareStep: (@Sendable () -> ModifierStep?)? = nil
  ) {
    self.name = name
    self.summary = summary
    arguments = [argument]
    allowsBareName = bareStep != nil
    replacement = nil
    isForStyleBodies = false
    isForImages = false
    isForShapes = false
    isForRuns = false
    self.decode = decode
    self.bareStep = bareStep ?? { nil }
    self.schema = { ObjectSchema([argument], [schema(&$0)], &$0) }
  }
}

extension ModifierEntry {
  /// Whether the modifier has one argument and that has no label, so that its value is always written bare.
  package var isAlwaysBare: Bool { Self.isAlwaysBare(arguments) }

  static func isAlwaysBare(_ arguments: [PropertyDescription]) -> Bool {
    arguments.count == 1 && arguments[0].traits.contains(.unlabelled)
  }
}
