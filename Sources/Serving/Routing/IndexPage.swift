internal import Diagnostics
internal import HTMLRendering

/// The list of screens.
struct IndexPage: Sendable {
  let site: Site
}

extension IndexPage {
  /// Returns the page.
  var html: [UInt8] {
    let items = site.screenNames.map { name in
      let path = PercentCoding.encode(name)
      let note = site.screens[name]?.hasErrors == true ? " (has errors)" : ""
      return """
        <li><a href="/screens/\(path)">\(HTMLText.escaped(name))</a>\(note)
        <small><a href="/screens/\(path).txt">text</a> <a href="/screens/\(path).json">JSON</a></small></li>
        """
    }
    let list = items.isEmpty ? "<p>There are no screens.</p>" : "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
    return Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Screens</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>Screens</h1>
      \(list)
      <p><a href="/gallery/">Gallery</a> · <a href="/openapi.json">OpenAPI</a></p>
      </body>
      </html>

      """.utf8)
  }

  private static let style =
    "body { font: 1rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 40rem; padding: 0 1rem }"
}
