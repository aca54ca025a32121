/// What a client says of a request beside its path, for the description.
enum OperationParameter: Sendable {
  case locale, width, colorScheme, version, validator
}

extension OperationParameter {
  /// What screens are rendered with.
  static let ofRendering: [OperationParameter] = [.locale, .width, .colorScheme]
}
