internal import Expressions

/// The values of the environment that documents may read.
package enum EnvironmentName: String, Sendable, CaseIterable {
  case isEnabled, colorScheme, layoutDirection, locale, dynamicTypeSize, controlSize
}

extension EnvironmentName {
  /// What is known of `environment` while a document is decoded.
  ///
  /// - Parameters:
  ///   - keys: The keys that design systems declare.
  ///   - outer: What is known where these are not declared.
  ///   - isOpen: Whether there may be others.
  static func recordType(
    with keys: [(name: String, type: CELType)], beside outer: CELType?, isOpen: Bool = false
  ) -> CELType {
    var fields = keys
    if case .record(let record)? = outer {
      fields += record.names.map { ($0, record.fields[$0] ?? .dynamic) }.filter { name, _ in
        !keys.contains { $0.name == name }
      }
    } else {
      fields += allCases.map { ($0.rawValue, $0.type) }
    }
    return .record(CELRecord(fields, isClosed: !isOpen))
  }

  private var type: CELType {
    switch self {
    case .isEnabled: .bool
    case .colorScheme: .choice(ColorScheme.allCases.map(\.rawValue))
    case .layoutDirection: .choice(LayoutDirection.allCases.map(\.rawValue))
    case .dynamicTypeSize: .choice(DynamicTypeSize.allCases.map(\.rawValue))
    case .locale: .string
    case .controlSize: .choice(["mini", "small", "regular", "large", "extraLarge"])
    }
  }
}
