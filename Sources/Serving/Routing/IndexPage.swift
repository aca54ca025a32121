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
    let content = """
      <h1>Screens</h1>
      \(list)
      <p><a href="/gallery/">Gallery</a> · <a href="/openapi.json">OpenAPI</a></p>
      """
    return SmallPage(title: "Screens", content: content).html
  }
}
