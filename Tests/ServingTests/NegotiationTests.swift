import Testing

@testable import Serving

/// What a client accepts, and what it gets.
struct AcceptCase: CustomTestStringConvertible {
  let field: String
  let expected: String?

  init(_ field: String, _ expected: String?) {
    self.field = field
    self.expected = expected
  }

  var testDescription: String { "\(field) → \(expected ?? "nothing")" }
}

@Suite struct NegotiationTests {
  @Test("The form that a client likes best", arguments: forms)
  func form(_ row: AcceptCase) {
    #expect(ScreenFormat.preferred(by: row.field)?.pathExtension == row.expected)
  }

  static let forms = [
    AcceptCase("*/*", ".html"), AcceptCase("text/html", ".html"), AcceptCase("TEXT/HTML", ".html"),
    AcceptCase("text/plain", ".txt"), AcceptCase("application/json", ".json"), AcceptCase("application/*", ".json"),
    AcceptCase("application/vnd.paravent.screen+json", ".screen.json"), AcceptCase("text/*", ".html"),
    AcceptCase("text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", ".html"),
    AcceptCase("text/html;q=0.5, text/plain", ".txt"), AcceptCase("text/html;q=0, */*", ".json"),
    AcceptCase("text/*;q=0.5, application/json;q=0.4", ".html"), AcceptCase("*/*;q=0.1, text/plain ; q=0.2", ".txt"),
    AcceptCase("text/html;level=1;q=0.2, application/json;q=0.3", ".json"), AcceptCase("image/png", nil),
    AcceptCase("text/html;q=0", nil), AcceptCase("", nil), AcceptCase("text/html;q=nonsense", nil),
  ]

  @Test("The coding that a client likes best", arguments: codings)
  func coding(_ row: AcceptCase) {
    #expect(ContentCoding.preferred(by: row.field)?.rawValue == row.expected)
  }

  static let codings = [
    AcceptCase("gzip", "gzip"), AcceptCase("gzip, deflate, br, zstd", "br"), AcceptCase("gzip, zstd", "zstd"),
    AcceptCase("br;q=0.5, gzip;q=0.8", "gzip"), AcceptCase("*", "br"), AcceptCase("br;q=0, *", "zstd"),
    AcceptCase("", "identity"), AcceptCase("deflate", "identity"), AcceptCase("gzip;q=0", "identity"),
    AcceptCase("identity", "identity"), AcceptCase("identity;q=1, gzip;q=0.5", "identity"),
    AcceptCase("identity;q=0", nil), AcceptCase("*;q=0", nil), AcceptCase("gzip;q=0.001, *;q=0", "gzip"),
  ]

  @Test("A client that says nothing gets a page as it is")
  func absent() {
    #expect(ScreenFormat.preferred(by: nil) == .html)
    #expect(ContentCoding.preferred(by: nil) == .identity)
  }

  @Test("Each form has its type, and says with what it varies")
  func types() throws {
    let router = try Router(SiteFiles(["screens/a.json": #"{"body": "Hello"}"#]))
    let hint = "Sec-CH-Prefers-Color-Scheme"
    let page = router.answer("GET", "/screens/a", ["Accept": "text/html"])
    #expect(page.headers["Content-Type"] == "text/html; charset=utf-8" && page.text.hasPrefix("<!DOCTYPE html>"))
    #expect(page.headers["Vary"] == "Accept, Accept-Encoding, \(hint)")
    #expect(page.headers["Accept-CH"] == hint)
    let text = router.answer("GET", "/screens/a.txt")
    #expect(text.headers["Content-Type"] == "text/plain; charset=utf-8" && text.text == "Hello\n")
    #expect(text.headers["Vary"] == "Accept-Encoding, \(hint)")
    let tree = router.answer("GET", "/screens/a", ["Accept": "application/json"])
    #expect(tree.headers["Content-Type"] == "application/json" && tree.text.contains(#""resolved": 1"#))
    let source = router.answer("GET", "/screens/a.screen.json")
    #expect(source.headers["Content-Type"] == "application/vnd.paravent.screen+json")
    #expect(source.text == #"{"body": "Hello"}"# && source.headers["Vary"] == "Accept-Encoding")
    let none = router.answer("GET", "/screens/a", ["Accept": "image/png"])
    #expect(none.text.contains(#""alternatives""#) && none.text.contains("text/plain"))
  }

  @Test("The query and the client's hint reach the screen")
  func query() throws {
    let screen = #"{"body": "${environment.locale} ${environment.colorScheme}"}"#
    let router = try Router(SiteFiles(["screens/a.json": screen]))
    #expect(router.answer("GET", "/screens/a.txt?locale=ar-EG").text.contains("ar-EG light"))
    let dark = router.answer("GET", "/screens/a.txt?locale=en", ["Sec-CH-Prefers-Color-Scheme": "\"dark\""])
    #expect(dark.text == "en dark\n")
    #expect(router.answer("GET", "/screens/a?locale=ar").text.contains(#"<html lang="ar" dir="rtl">"#))
  }
}
