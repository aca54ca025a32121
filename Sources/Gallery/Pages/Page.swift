internal import Paravent

/// A page of the gallery and where it stands.
struct Page<Content: PageContent> {
  let content: Content
  let path: String
  let gallery: Gallery
}

extension Page {
  /// The way to the gallery's outermost folder.
  var root: String { String(repeating: "../", count: path.filter { $0 == "/" }.count) }

  /// Returns the way to another file of the gallery.
  func link(to path: String) -> String { root + path }

  /// Returns the page and the style sheet of its previews.
  func files() -> [GalleryFile] {
    var stages = Stages(content.trees(in: gallery))
    let sheet = "\(path.dropLast(".html".count)).css"
    var markup = Markup()
    markup.write("<!DOCTYPE html>\n<html lang=\"en\">\n")
    writeHead(sheet, to: &markup)
    markup.write("<body>\n<a class=\"gallery-skip\" href=\"#content\">Skip to the content</a>\n")
    writeBar(to: &markup)
    markup.write("<div class=\"gallery-columns\">\n")
    writeSide(to: &markup)
    markup.element("main", "id=\"content\"") { markup in
      writeTitle(to: &markup)
      content.write(to: &markup, on: self, &stages)
    }
    markup.write("\n</div>\n</body>\n</html>\n")
    return [GalleryFile(path: path, bytes: markup.bytes), GalleryFile(path: sheet, bytes: stages.styleSheet)]
  }

  private func writeHead(_ sheet: String, to markup: inout Markup) {
    markup.write(
      """
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' https:; \
      base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">

      """)
    markup.element("title", text: path == SiteMap.index ? content.title : "\(content.title) – Component gallery")
    markup.write("\n<meta name=\"description\" content=\"")
    markup.write(text: content.summary)
    markup.write("\">\n")
    for path in [sheet, Assets.styleSheetPath] {
      markup.write("<link rel=\"stylesheet\" href=\"")
      markup.write(text: link(to: path))
      markup.write("\">\n")
    }
    markup.write("</head>\n")
  }

  private func writeBar(to markup: inout Markup) {
    let index = link(to: SiteMap.index)
    markup.element("header", "class=\"gallery-bar\"") { bar in
      bar.element("span", "class=\"gallery-brand\"") { $0.link(to: index) { $0.write("Component gallery") } }
      bar.element("nav", "aria-label=\"Sections\"") { nav in
        for title in ["Views", "Modifiers", "Styles", "Systems"] {
          nav.link(to: "\(index)#\(title.lowercased())") { $0.write(text: title) }
        }
      }
    }
    markup.write("\n")
  }

  private func writeTitle(to markup: inout Markup) {
    if let chapter = content.chapter, path != chapter.path, path != SiteMap.index {
      markup.element("p", "class=\"gallery-path\"") { markup in
        let group = chapter.groups.first { $0.topics.contains { $0.path == path } }
        let page = link(to: chapter.path ?? SiteMap.index)
        if chapter.path != nil {
          markup.link(to: page) { $0.write(text: chapter.system.name) }
          markup.write(" <span aria-hidden=\"true\">/</span> ")
        }
        if let group { markup.link(to: "\(page)#\(group.anchor)") { $0.write(text: group.title) } }
      }
    }
    markup.element("h1", text: content.title)
    if !content.summary.isEmpty { markup.element("p", "class=\"gallery-lead\"") { $0.write(prose: content.summary) } }
  }
}

extension Page {
  private func writeSide(to markup: inout Markup) {
    markup.element("nav", "class=\"gallery-side\" aria-label=\"Pages\"") { nav in
      let chapter = content.chapter ?? gallery.map.chapters.first
      if let chapter, let path = chapter.path {
        nav.element("p", "class=\"gallery-system\"") { markup in
          markup.link(to: link(to: path), isCurrent: path == self.path) { $0.write(text: chapter.system.name) }
        }
      }
      for group in sideGroups {
        writeLinks(group.title, group.topics.map { ($0.title, $0.path) }, to: &nav)
      }
      let systems = gallery.map.chapters.compactMap { chapter in chapter.path.map { (chapter.system.name, $0) } }
      writeLinks("Design systems", systems, to: &nav)
    }
  }

  /// The groups that are listed beside the page: of the engine's many only that of the page itself.
  private var sideGroups: [TopicGroup] {
    let groups = (content.chapter ?? gallery.map.chapters.first)?.groups ?? []
    guard content.chapter?.path == nil, let own = groups.first(where: { $0.topics.contains { $0.path == path } }) else {
      return groups
    }
    return [own]
  }

  private func writeLinks(_ title: String, _ links: [(title: String, path: String)], to markup: inout Markup) {
    markup.element("p", "class=\"gallery-heading\"", text: title)
    markup.element("ul") { list in
      for target in links {
        list.element("li") { item in
          item.link(to: link(to: target.path), isCurrent: target.path == path) { $0.write(text: target.title) }
        }
      }
    }
  }
}
