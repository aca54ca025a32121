extension Markup {
  /// Writes the next preview in light and in dark surroundings; the second is the first again, so nobody enters it.
  mutating func write(schemesOf stages: inout Stages) {
    let (light, dark) = (stages.take(), stages.take())
    element("div", "class=\"gallery-previews\"") { markup in
      markup.element("figure", "class=\"gallery-stage gallery-light\"") { figure in
        figure.element("figcaption", text: "Light")
        figure.element("div", "class=\"gallery-canvas\"") { $0.write(safe: light) }
      }
      markup.element("figure", "class=\"gallery-stage gallery-dark\"") { figure in
        figure.element("figcaption", text: "Dark")
        figure.element("div", "class=\"gallery-canvas\" inert") { $0.write(safe: dark) }
      }
    }
  }

  /// Writes cards that lead to pages, each with a small preview where its closure gives one.
  mutating func cards(
    _ topics: [Topic], on page: Page<some PageContent>, previews: [[UInt8]?] = [], isLight: Bool = false
  ) {
    element("ul", "class=\"gallery-cards\"") { list in
      for (index, topic) in topics.enumerated() {
        list.element("li", "class=\"gallery-card\"") { card in
          if index < previews.count { card.write(thumbnail: previews[index] ?? [], isLight: isLight) }
          card.element("h3") { $0.link(to: page.link(to: topic.path)) { $0.write(text: topic.title) } }
          card.element("p") { $0.write(prose: topic.summary) }
        }
      }
    }
  }

  private mutating func write(thumbnail: [UInt8], isLight: Bool) {
    write(isLight ? "<div class=\"gallery-thumbnail gallery-light\"" : "<div class=\"gallery-thumbnail\"")
    write(" inert>")
    if thumbnail.isEmpty {
      element("span", "class=\"gallery-quiet\"", text: "No preview")
    } else {
      write(safe: thumbnail)
    }
    write("</div>")
  }

  /// Writes a heading that can be linked to.
  mutating func heading(_ title: String, anchor: String) {
    write("<h2 id=\"")
    write(text: anchor)
    write("\">")
    write(text: title)
    write("</h2>")
  }
}
