internal import JSON

/// Where values of the engine's own types stand within the value of a parameter.
indirect enum ParameterShape: Sendable {
  case engine(EngineType)
  case list(ParameterShape)
  case record([(name: String, shape: ParameterShape)])
}

extension ParameterShape {
  /// The most levels of a schema that are looked at.
  private static let depthLimit = 32
  /// The most schemas that are looked at; references may lead to the same one again and again.
  private static let schemaLimit = 4_096

  /// Looks for the engine's types in a schema; `nil` where there are none.
  init?(schema: JSONValue) {
    var remaining = Self.schemaLimit
    guard let shape = Self.of(schema, in: schema, depth: 0, &remaining) else { return nil }
    self = shape
  }

  private static func of(
    _ schema: JSONValue, in root: JSONValue, depth: Int, _ remaining: inout Int
  ) -> ParameterShape? {
    guard let object = schema.object, depth < depthLimit, remaining > 0 else { return nil }
    remaining -= 1
    if let reference = object["$ref"] {
      if let type = reference.string.flatMap(EngineType.init(reference:)) { return .engine(type) }
      return root.referred(by: reference).flatMap { of($0, in: root, depth: depth + 1, &remaining) }
    }
    if let items = object["items"] {
      return of(items, in: root, depth: depth + 1, &remaining).map(ParameterShape.list)
    }
    let branches = ["oneOf", "anyOf", "allOf"].flatMap { object[$0]?.array.map(Array.init) ?? [] }
    let fields = object["properties"]?.object.map(Array.init) ?? []
    let own = fields.compactMap { name, schema in
      of(schema, in: root, depth: depth + 1, &remaining).map { (name: name, shape: $0) }
    }
    let shapes =
      branches.compactMap { of($0, in: root, depth: depth + 1, &remaining) } + (own.isEmpty ? [] : [.record(own)])
    return shapes.reduce(nil) { $0?.joined(with: $1) ?? $1 }
  }

  private func joined(with other: ParameterShape) -> ParameterShape {
    guard case .record(let left) = self, case .record(let right) = other else { return self }
    return .record(left + right.filter { field in !left.contains { $0.name == field.name } })
  }

  /// The shape of a member.
  func member(_ name: String) -> ParameterShape? {
    if case .record(let fields) = self { fields.first { $0.name == name }?.shape } else { nil }
  }

  /// The shape of the elements.
  var element: ParameterShape? {
    if case .list(let element) = self { element } else { nil }
  }

  /// Whether an action may stand in the value.
  var holdsActions: Bool {
    switch self {
    case .engine(let type): type == .action
    case .list(let element): element.holdsActions
    case .record(let fields): fields.contains { $0.shape.holdsActions }
    }
  }

  /// The paths from a name to the pictures in its value.
  func picturePaths(from name: String) -> [String] {
    switch self {
    case .engine(let type): type == .image ? [name] : []
    case .list: []
    case .record(let fields): fields.flatMap { $0.shape.picturePaths(from: "\(name).\($0.name)") }
    }
  }
}
