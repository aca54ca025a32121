import Diagnostics
import Testing

/// A screen with one fault, and what its author is told.
struct AgreementRow: CustomTestStringConvertible, Sendable {
  /// The view or the modifier at fault.
  let source: String
  /// The whole screen; what is at fault stands in a line of its own, the second.
  let screen: String
  let code: DiagnosticCode
  /// The place of the fault, `line:column`.
  let place: String
  let suggestion: String?

  var testDescription: String { source }
}

extension AgreementRow {
  /// A view at fault, as the body of a screen.
  static func view(
    _ source: String, _ code: DiagnosticCode, _ place: String, suggests suggestion: String? = nil
  ) -> AgreementRow {
    AgreementRow(
      source: source, screen: AgreementScreen.showing(source), code: code, place: place, suggestion: suggestion)
  }

  /// A modifier at fault, on a text.
  static func modifier(
    _ source: String, _ code: DiagnosticCode, _ place: String, suggests suggestion: String? = nil
  ) -> AgreementRow {
    AgreementRow(
      source: source, screen: AgreementScreen.applying(source), code: code, place: place, suggestion: suggestion)
  }

  /// Every row on which the engine and the schema agree.
  static let all = [
    contents, containers, controls, nodes, firstModifiers, misplacedModifiers, textModifiers, layoutModifiers,
    paintModifiers,
    controlModifiers,
  ].flatMap(\.self)
}
