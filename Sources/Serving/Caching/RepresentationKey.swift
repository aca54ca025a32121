/// What tells representations apart; two requests with one key get the same bytes.
package struct RepresentationKey: Sendable, Hashable {
  /// The screen or file.
  let name: String
  /// A digest of all that it is made of.
  let version: String
  /// The form of a screen; `nil` for what has one form only.
  var format: ScreenFormat?
  /// The language of the content.
  var locale: String?
  /// The colour scheme that the client says it has.
  var colorScheme: String?
  /// The width of text in cells.
  var width: Int?
  /// Whether the form was negotiated, which the head says.
  var isNegotiated = false
  /// How the body is compressed.
  let coding: ContentCoding
}
