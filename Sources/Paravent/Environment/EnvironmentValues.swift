internal import Expressions

/// The environment as expressions read it.
struct EnvironmentValues: CELMap {
  let scope: BodyScope

  var count: Int { EnvironmentName.allCases.count }
  var keys: [CELValue] { EnvironmentName.allCases.map { .string($0.rawValue) } }

  func value(named name: String) -> CELValue? {
    EnvironmentName(rawValue: name).map { $0.value(in: scope.environment) }
  }
}

extension EnvironmentName {
  fileprivate func value(in environment: Environment) -> CELValue {
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
