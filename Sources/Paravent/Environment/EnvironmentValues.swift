internal import Expressions

/// The environment as expressions read it.
struct EnvironmentValues: CELMap {
  let scope: BodyScope

  var count: Int { keys.count }

  var keys: [CELValue] {
    guard case .record(let record) = scope.namespace.environmentType else { return [] }
    return record.names.map(CELValue.string)
  }

  func value(named name: String) -> CELValue? {
    if let name = EnvironmentName(rawValue: name) { return name.value(in: scope.environment) }
    return scope.namespace.key(named: name).map { scope.environment.keys[$0] }
  }
}

extension EnvironmentName {
  /// The value in an environment.
  func value(in environment: Environment) -> CELValue {
    let surroundings = environment.surroundings
    switch self {
    case .isEnabled: return .bool(environment.isEnabled)
    case .colorScheme:
      environment.readMarks?.noteColorScheme()
      return .string((surroundings.colorScheme ?? .light).rawValue)
    case .layoutDirection: return .string((surroundings.layoutDirection ?? .leftToRight).rawValue)
    case .locale: return .string(surroundings.locale ?? "und")
    case .dynamicTypeSize: return .string(surroundings.dynamicTypeSize ?? DynamicTypeSize.large.rawValue)
    case .controlSize: return .string("regular")
    }
  }
}
