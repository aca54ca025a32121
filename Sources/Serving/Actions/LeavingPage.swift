internal import HTMLRendering

/// A page that leads on to another site.
///
/// A redirection would not get there: a page's policy lets its forms and its script go to this server only.
struct LeavingPage: Sendable {
  /// The URL, which has passed the allow-list and holds ASCII only.
  let location: String
}

extension LeavingPage {
  /// Whether a location is of another site, or none that a form can be sent to.
  static func isNeeded(for location: String) -> Bool { !location.hasPrefix("/") }

  /// The response, whose link the script of pages follows.
  var response: HTTPResponse {
    let url = HTMLText.escaped(location)
    let page = SmallPage(
      title: location, head: "<meta http-equiv=\"refresh\" content=\"0; url=\(url)\">\n",
      content: "<main>\n<p><a data-paravent-location href=\"\(url)\">\(url)</a></p>\n</main>"
    ).html
    return HTTPResponse(200, SmallPage.headers(for: page), body: page)
  }
}
