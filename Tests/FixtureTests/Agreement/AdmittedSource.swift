/// Views and modifiers in which there is no fault.
enum AdmittedSource {}

extension AdmittedSource {
  /// A screen for each of them.
  static let screens = views.map(AgreementScreen.showing) + modifiers.map(AgreementScreen.applying)
}
