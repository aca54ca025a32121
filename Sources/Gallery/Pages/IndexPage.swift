internal import Paravent

/// The gallery's first page, which leads to all others.
struct IndexPage: PageContent {
  let map: SiteMap
  let title = "Component gallery"
  let summary = """
    Every view, modifier and style that a screen may use, as it looks, as it is written, and with what it takes. Screens \
    and design systems are JSON with SwiftUI’s vocabulary; these previews are rendered by the same engine.
    """

  var chapter: Chapter? { map.chapters.first }
}

extension IndexPage {
  private var views: [Topic] { chapter?.group("Views")?.topics ?? [] }

  func trees(in gallery: Gallery) -> [ResolvedTree?] {
    guard let chapter else { return [] }
    return views.map { gallery.samples(of: $0, in: chapter).first?.tree(root: "") }
  }

  func write(to markup: inout Markup, on page: Page<IndexPage>, _ stages: inout Stages) {
    markup.heading("Views", anchor: "views")
    markup.cards(views, on: page, previews: views.map { _ in stages.take() })
    for title in ["Modifiers", "Styles"] {
      markup.heading(title, anchor: title.lowercased())
      markup.cards(chapter?.group(title)?.topics ?? [], on: page)
    }
    markup.heading("Design systems", anchor: "systems")
    for chapter in map.chapters { write(chapter, to: &markup, on: page) }
    markup.heading("Types in the tables", anchor: "types")
    writeTypes(to: &markup)
  }

  private func write(_ chapter: Chapter, to markup: inout Markup, on page: Page<IndexPage>) {
    guard let path = chapter.path else { return }
    markup.element("section", "class=\"gallery-panel\"") { panel in
      panel.element("h3") { $0.link(to: page.link(to: path)) { $0.write(text: chapter.system.name) } }
      if !chapter.system.summary.isEmpty { panel.element("p") { $0.write(prose: chapter.system.summary) } }
      panel.element("dl", "class=\"gallery-facts\"") { list in
        for group in chapter.groups { write(group.title, group.topics.map { ($0.title, $0.path) }, to: &list, page) }
        for (part, title, count) in SystemPage(chapter: chapter).parts where count > 0 {
          write(title, [("\(count)", "\(path)#\(part)")], to: &list, page)
        }
      }
    }
  }

  private func write(
    _ title: String, _ links: [(title: String, path: String)], to markup: inout Markup, _ page: Page<IndexPage>
  ) {
    markup.element("div") { row in
      row.element("dt", text: title)
      row.element("dd") { words in
        for target in links {
          words.link(to: page.link(to: target.path)) { $0.write(text: target.title) }
          words.write(" ")
        }
      }
    }
  }

  private func writeTypes(to markup: inout Markup) {
    markup.element("dl", "class=\"gallery-types\"") { list in
      for (name, meaning) in Self.types {
        list.element("dt") { $0.element("code", text: name) }
        list.element("dd") { $0.write(prose: meaning) }
      }
    }
  }

  private static let types = [
    ("Slot", "A view, an array of views, or a string, which is a `Text`."),
    ("Action", "The name of a handler, an object with its arguments, or an array of actions."),
    ("Color", "A name such as `blue`, a design system’s colour, `#RRGGBB`, or a colour with an opacity."),
    ("Font", "A text style such as `headline`, or a system font of a size."),
    ("ShapeStyle", "A colour, the tint, or a level of the style in effect, such as `secondary`."),
    ("Shape", "`circle`, `capsule`, `rectangle` and the like, or an object with the shape’s measures."),
    ("SymbolName", "The name of a symbol, such as `star.fill`."),
    ("Any of these", "An expression such as `${user.name}`, or a control form such as `$if`, in its place."),
  ]
}
