/// A plain path to a value that a place has in scope, such as `environment.isEnabled` or `configuration.role`.
package enum ScopePath: Sendable, Hashable {
  /// A value of the environment.
  case environment(EnvironmentName)
  /// A value of the styled control.
  case configuration(String)
}

/// The values of the environment that documents may read.
package enum EnvironmentName: String, Sendable, CaseIterable {
  case isEnabled
}

/// A value that a path leads to.
package enum ScopeValue: Sendable, Hashable {
  case bool(Bool)
  case string(String)
}

extension ScopeValue {
  /// The value as text, by which `$switch` compares.
  var text: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .string(let value): value
    }
  }
}
