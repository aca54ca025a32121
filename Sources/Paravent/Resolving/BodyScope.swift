internal import Expressions

/// The names of one body: of a screen, or of a style.
final class BodyScope: Sendable {
  /// The environment of the place where the body belongs.
  let environment: Environment
  /// The styled control; `nil` outside of styles.
  let configuration: Configuration?
  /// The screen's parameters and state; `nil` outside of screens.
  let data: ScreenValues?

  init(environment: Environment, configuration: Configuration? = nil, data: ScreenValues? = nil) {
    self.environment = environment
    self.configuration = configuration
    self.data = data
  }
}

extension BodyScope {
  func value(at place: Int) -> CELValue? {
    switch place {
    case NameTable.statePlace: return data.map { .map($0.state) }
    case NameTable.environmentPlace: return .map(EnvironmentValues(scope: self))
    case NameTable.configurationPlace: return configuration.map { .map($0) }
    default:
      let position = place - NameTable.parametersPlace
      guard let parameters = data?.parameters, parameters.indices.contains(position) else { return nil }
      return parameters[position]
    }
  }
}

/// The values that a screen is resolved with.
struct ScreenValues: Sendable {
  /// The parameters' values, in the order of their declaration; `nil` for what is absent.
  var parameters: [CELValue?] = []
  /// The state.
  var state = NamedValues()
}
