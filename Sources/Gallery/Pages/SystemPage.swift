internal import Paravent

/// The page of a design system: what it declares, and its component library.
struct SystemPage: PageContent {
  let owner: Chapter

  init(chapter: Chapter) { owner = chapter }

  var title: String { owner.system.name }
  var summary: String { owner.system.summary }
  var chapter: Chapter? { owner }
}

extension SystemPage {
  /// What the system declares that has no pages of its own: the place in this page, what it is called, how many.
  var parts: [(anchor: String, title: String, count: Int)] {
    let system = owner.system
    return [
      ("environment", "Environment keys", system.environmentKeys.count), ("colors", "Colours", system.colors.count),
      ("images", "Images", system.images.count), ("handlers", "Handlers", system.handlers.count),
      ("library", "Library entries", system.library.count),
    ]
  }

  private var components: [Topic] { owner.group("Components")?.topics ?? [] }

  func trees(in gallery: Gallery) -> [ResolvedTree?] {
    components.map { gallery.samples(of: $0, in: owner).first?.tree() }
      + trees(of: gallery.librarySamples(of: owner.system).map(\.sample))
  }

  func write(to markup: inout Markup, on page: Page<SystemPage>, _ stages: inout Stages) {
    for group in owner.groups {
      markup.heading(group.title, anchor: group.anchor)
      let previews = group.title == "Components" ? group.topics.map { _ in stages.take() } : []
      markup.cards(group.topics, on: page, previews: previews, isLight: stages.isLight)
    }
    writeKeys(to: &markup)
    writeColors(to: &markup)
    writeImages(to: &markup)
    writeHandlers(to: &markup)
    writeLibrary(of: page.gallery, to: &markup, &stages)
  }

  private func writeKeys(to markup: inout Markup) {
    let keys = owner.system.environmentKeys
    guard !keys.isEmpty else { return }
    markup.heading("Environment keys", anchor: "environment")
    markup.table(
      "Environment keys", ["Key", "Type", "Default", "Modifier", "Description"],
      keys.map { key in
        [
          { $0.element("code", text: key.name) },
          { $0.write(prose: key.type.isEmpty ? "any value" : key.type) },
          { cell in
            if let value = key.defaultValue {
              cell.element("code", text: value)
            } else {
              cell.element("span", "class=\"gallery-quiet\"", text: "none")
            }
          },
          { $0.element("code", text: key.modifier) },
          { $0.write(prose: key.summary) },
        ]
      })
  }

  private func writeImages(to markup: inout Markup) {
    let images = owner.system.images
    guard !images.isEmpty else { return }
    markup.heading("Images", anchor: "images")
    markup.table(
      "Images", ["Name", "Source", "Spoken as"],
      images.map { image in
        [
          { $0.element("code", text: image.name) },
          { $0.write(prose: image.url ?? image.symbol.map { "The symbol `\($0)`" } ?? "") },
          { $0.write(text: image.label) },
        ]
      })
  }

  private func writeHandlers(to markup: inout Markup) {
    let handlers = owner.system.handlers
    guard !handlers.isEmpty else { return }
    markup.heading("Handlers", anchor: "handlers")
    for handler in handlers {
      markup.element("section", "class=\"gallery-panel\"") { panel in
        panel.element("h3") { $0.element("code", text: handler.name) }
        if !handler.summary.isEmpty { panel.element("p") { $0.write(prose: handler.summary) } }
        if handler.arguments.isEmpty {
          panel.element("p", "class=\"gallery-quiet\"", text: "It takes no arguments.")
        } else {
          panel.table("Arguments of \(handler.name)", of: handler.arguments, called: "Argument")
        }
      }
    }
  }

  private func writeLibrary(of gallery: Gallery, to markup: inout Markup, _ stages: inout Stages) {
    let entries = gallery.librarySamples(of: owner.system)
    guard !entries.isEmpty else { return }
    markup.heading("Library entries", anchor: "library")
    for entry in entries {
      markup.element("section", "class=\"gallery-panel\"") { panel in
        panel.element("h3") { heading in
          heading.write(text: entry.sample.title)
          heading.element("span", "class=\"gallery-badge\"", text: entry.category)
        }
        panel.write(schemesOf: &stages)
        panel.element("details") { details in
          details.element("summary", text: "JSON")
          details.write(json: entry.sample.json)
        }
      }
    }
  }
}
