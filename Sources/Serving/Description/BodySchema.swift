/// What a body holds, for the description.
enum BodySchema: Sendable {
  case text, bytes, object
  /// Any value, right or wrong.
  case anything
  /// The data of a screen.
  case data
  case screen, designSystem, resolved
  /// A screen, or one with data and a state.
  case renderable
  case actions, form, problem, report
}

extension BodySchema {
  /// The references to schemas of which one holds; empty where there is none.
  var references: [String] {
    switch self {
    case .text, .bytes, .object, .anything, .data: []
    case .screen: [Self.path(of: .screen)]
    case .designSystem: [Self.path(of: .designSystem)]
    case .resolved: [Self.path(of: .resolved)]
    case .renderable: [Self.path(of: .screen), "#/components/schemas/RenderRequest"]
    case .actions: ["#/components/schemas/ActionRequest"]
    case .form: ["#/components/schemas/ActionForm"]
    case .problem: ["#/components/schemas/Problem"]
    case .report: ["#/components/schemas/Report"]
    }
  }

  /// The JSON type of what has no schema of its own; `nil` for any.
  var type: String? {
    switch self {
    case .text: "string"
    case .object, .data: "object"
    default: nil
    }
  }

  /// The path of a schema that is served.
  static func path(of kind: SchemaKind) -> String { "/schemas/\(kind.rawValue)" }
}
