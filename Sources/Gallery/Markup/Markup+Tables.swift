internal import Paravent

extension Markup {
  /// Writes a table whose first cells name their rows.
  mutating func table(_ caption: String, _ headings: [String], _ rows: [[(inout Markup) -> Void]]) {
    // A keyboard scrolls what it can reach.
    write("<div class=\"gallery-scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
    write(text: caption)
    write("\">")
    element("table") { table in
      table.element("caption", "class=\"gallery-unseen\"", text: caption)
      table.element("thead") { head in
        head.element("tr") { row in for heading in headings { row.element("th", "scope=\"col\"", text: heading) } }
      }
      table.element("tbody") { body in
        for cells in rows { body.element("tr") { $0.write(cells: cells) } }
      }
    }
    write("</div>")
  }

  private mutating func write(cells: [(inout Markup) -> Void]) {
    for (index, cell) in cells.enumerated() {
      if index == 0 { element("th", "scope=\"row\"", cell) } else { element("td", "", cell) }
    }
  }

  /// Writes a table of properties or arguments.
  mutating func table(_ caption: String, of properties: [PropertyRow], called heading: String) {
    table(
      caption, [heading, "Type", "Default", "Description"],
      properties.map { property in
        [
          { $0.element("code", text: property.name) },
          { $0.write(prose: property.type.isEmpty ? "any value" : property.type) },
          { $0.write(defaultOf: property) },
          { $0.write(prose: property.summary) },
        ]
      })
  }

  private mutating func write(defaultOf property: PropertyRow) {
    if property.isRequired {
      element("strong", "class=\"gallery-required\"", text: "required")
    } else if let value = property.defaultValue {
      element("code", text: value.isEmpty ? "\"\"" : value)
    } else {
      element("span", "class=\"gallery-quiet\"", text: "none")
    }
  }
}
