internal import Expressions
internal import JSON

/// A type of the engine's own that the schema of a parameter may refer to, as in `{"$ref": "paravent:Color"}`.
enum EngineType: String, Sendable, CaseIterable {
  case action = "Action"
  case color = "Color"
  case font = "Font"
  case image = "Image"
  case shapeStyle = "ShapeStyle"
  case shape = "Shape"
  case alignment = "Alignment"
  case edges = "Edges"
}

extension EngineType {
  private static let scheme = "paravent:"

  /// The type that a reference in a schema names.
  init?(reference: String) {
    guard reference.hasPrefix(Self.scheme) else { return nil }
    self.init(rawValue: String(reference.dropFirst(Self.scheme.count)))
  }

  /// What is known of a value.
  var type: CELType { self == .action ? .action : .dynamic }

  /// The type of property that reads a value.
  var propertyType: any PropertyValue.Type {
    switch self {
    case .action: ActionValue.self
    case .color: ColorValue.self
    case .font: FontValue.self
    case .image: PictureValue.self
    case .shapeStyle: ShapeStyle.self
    case .shape: Shape.self
    case .alignment: Alignment.self
    case .edges: EdgeSet.self
    }
  }

  /// Returns the schema that a reference in a schema leads to.
  static func document(at reference: String) -> JSONDocument? {
    EngineType(reference: reference).flatMap { documents[$0] }
  }

  /// The types in JSON; what values there are, the type itself knows better.
  private static let documents = Dictionary(
    uniqueKeysWithValues: allCases.map { type in
      let kinds: [String] =
        switch type {
        case .action, .edges: ["string", "object", "array"]
        case .alignment: ["string"]
        default: ["string", "object"]
        }
      let content = JSONContent.object([("type", .array(kinds.map(JSONContent.string)))])
      return (type, JSONDocument(name: "paravent:\(type.rawValue)", content: content))
    })
}

extension CELType {
  /// An action, of which an expression can only say whether there is one.
  static let action = CELType.record(CELRecord([], isClosed: true))
}
