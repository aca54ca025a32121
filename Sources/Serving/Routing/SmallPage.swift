internal import HTMLRendering

/// A page of the server itself, which loads nothing.
struct SmallPage: Sendable {
  let title: String
  /// The elements of the head beside the usual ones.
  var head = ""
  /// The elements of the body.
  let content: String
}

extension SmallPage {
  private static let style =
    "body{font:1rem/1.6 system-ui,sans-serif;margin:2rem auto;max-width:40rem;padding:0 1rem}pre{overflow:auto}"

  /// The page.
  var html: [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(HTMLText.escaped(title))</title>
      <style>\(Self.style)</style>
      \(head)</head>
      <body>
      \(content)
      </body>
      </html>

      """.utf8)
  }

  /// The fields of a response that is such a page.
  static func headers(for page: [UInt8]) -> [(name: String, value: String)] {
    [
      ("Content-Type", MediaType.html), ("Cache-Control", "no-store"),
      ("Content-Security-Policy", PagePolicy.policy(ofSmall: page)),
    ]
  }
}
