internal import Paravent

extension HTMLOptions.ColorScheme {
  /// The scheme as the engine has it.
  var surroundings: ColorScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
