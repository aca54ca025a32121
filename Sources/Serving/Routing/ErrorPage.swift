internal import Diagnostics
internal import HTMLRendering

/// A problem as a page, for people.
struct ErrorPage: Sendable {
  let problem: PublicProblem
  /// Where the page leads back to.
  let back: String
}

extension ErrorPage {
  /// Whether a client would rather have a page than `application/problem+json`; one that takes anything is no browser.
  static func isPreferred(by request: HTTPRequest) -> Bool {
    guard let field = request.headers.list("Accept") else { return false }
    let list = QualityList(field)
    guard let quality = list["text/html"], quality > 0 else { return false }
    return quality >= max(list[MediaType.problem] ?? 0, list[MediaType.json] ?? 0)
  }

  /// The page, whose `main` tells the script of pages that it is to be said and not shown.
  var html: [UInt8] {
    let title = "\(problem.status) \(HTTPStatus.title(of: problem.status))"
    let faults = problem.faults.map { "\n<pre>\(HTMLText.escaped($0))</pre>" } ?? ""
    let content = """
      <main data-paravent-error>
      <h1>\(title)</h1>
      <p>\(HTMLText.escaped(problem.sentence))</p>\(faults)
      <p><a href="\(HTMLText.escaped(back))">Back</a></p>
      </main>
      """
    return SmallPage(title: title, content: content).html
  }
}
