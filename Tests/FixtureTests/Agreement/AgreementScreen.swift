/// The screens around the views and modifiers of the agreement tables.
enum AgreementScreen {}

extension AgreementScreen {
  /// The screen that shows a view.
  static func showing(_ view: String) -> String { #"{"body":"# + "\n\(view)}" }

  /// The screen that applies a modifier to a text.
  static func applying(_ modifier: String) -> String {
    #"{"body": {"view": "Text", "content": "A", "modifiers": ["# + "\n\(modifier)]}}"
  }
}
