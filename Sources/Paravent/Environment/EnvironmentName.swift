internal import Expressions

/// The values of the environment that documents may read.
package enum EnvironmentName: String, Sendable, CaseIterable {
  case isEnabled, colorScheme, layoutDirection, locale, dynamicTypeSize, controlSize
}

extension EnvironmentName {
  /// What is known of `environment` while a document is decoded.
  static let recordType = CELType.record(CELRecord(allCases.map { ($0.rawValue, $0.type) }, isClosed: true))

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
