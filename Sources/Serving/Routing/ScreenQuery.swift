internal import Diagnostics
internal import Paravent
internal import TextRendering

/// What a request says about how a screen shall be rendered.
struct ScreenQuery: Sendable, Hashable {
  var locale: String?
  var colorScheme: ColorScheme?
  var width: Int?

  /// Reads the query and the client's hints.
  ///
  /// - Throws: Why the query cannot be followed.
  init(_ request: HTTPRequest) throws(QueryFault) {
    guard let fields = request.query else { throw QueryFault(message: "the query cannot be decoded") }
    for (name, value) in fields {
      switch name {
      case "locale":
        guard let tag = LanguageTag(value) else {
          throw QueryFault(message: "locale takes the tag of a language such as ar-EG, found \(Wording.quoted(value))")
        }
        locale = tag.tag
      case "width":
        guard let number = Int(value), TextOptions.widths.contains(number) else {
          let (least, most) = (TextOptions.widths.lowerBound, TextOptions.widths.upperBound)
          throw QueryFault(
            message: "width takes a whole number from \(least) to \(most), found \(Wording.quoted(value))")
        }
        width = number
      // Others, such as those that mail and news add to links, mean nothing here.
      default: continue
      }
    }
    let hint = request.headers[Self.hint].map { $0.filter { $0 != "\"" } }
    colorScheme = hint.flatMap(ColorScheme.init)
  }
}

extension ScreenQuery {
  /// The client hint of the colour scheme.
  static let hint = "Sec-CH-Prefers-Color-Scheme"

  /// Why a query cannot be followed.
  struct QueryFault: Error {
    let message: String
  }

  /// The query as it stands in a URL, question mark included; empty where there is none.
  var text: String {
    let fields = [locale.map { "locale=\(PercentCoding.encode($0))" }, width.map { "width=\($0)" }]
    let text = fields.compactMap(\.self).joined(separator: "&")
    return text.isEmpty ? "" : "?\(text)"
  }
}
