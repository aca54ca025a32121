internal import Paravent

/// The page of a component, a modifier or a family of styles.
struct TopicPage: PageContent {
  let topic: Topic
  let owner: Chapter

  init(topic: Topic, chapter: Chapter) {
    self.topic = topic
    owner = chapter
  }

  var title: String {
    if case .family = topic.subject { "\(topic.title) styles" } else { topic.title }
  }

  var chapter: Chapter? { owner }

  var summary: String {
    guard case .modifier(let modifier) = topic.subject else { return topic.summary }
    return modifier.summary + ReferenceDocument.note(on: modifier)
  }
}

extension TopicPage {
  func trees(in gallery: Gallery) -> [ResolvedTree?] { trees(of: gallery.samples(of: topic, in: owner)) }

  func write(to markup: inout Markup, on page: Page<TopicPage>, _ stages: inout Stages) {
    let samples = page.gallery.samples(of: topic, in: owner)
    if samples.isEmpty { writeAbsence(to: &markup) }
    if samples.count == 1, !namesSamples {
      markup.heading("Preview", anchor: "preview")
      markup.write(schemesOf: &stages)
      markup.heading("JSON", anchor: "json")
      markup.write(json: samples[0].json)
    } else if !samples.isEmpty {
      write(samples, to: &markup, &stages)
    }
    writeDeclaration(to: &markup, on: page)
  }

  /// Whether the previews are those of styles, whose names they bear.
  private var namesSamples: Bool {
    switch topic.subject {
    case .component: false
    case .modifier(let modifier): owner.path != nil && family(of: modifier) != nil
    case .family: true
    }
  }

  private func write(_ samples: [Sample], to markup: inout Markup, _ stages: inout Stages) {
    markup.heading(namesSamples ? "Styles" : "Previews", anchor: "preview")
    for sample in samples {
      markup.element("section", "class=\"gallery-panel\"") { panel in
        panel.element("h3") { $0.element("code", text: sample.title) }
        panel.write(schemesOf: &stages)
        panel.element("details") { details in
          details.element("summary", text: "JSON")
          details.write(json: sample.json)
        }
      }
    }
  }

  private func writeDeclaration(to markup: inout Markup, on page: Page<TopicPage>) {
    var definitions = SchemaDefinitions(owner.system.namespace)
    switch topic.subject {
    case .component(let component):
      let rows = component.rows(&definitions)
      let slots = component.slotNames
      markup.heading("Properties", anchor: "properties")
      let values = rows.filter { !slots.contains($0.name) }
      if values.isEmpty {
        markup.element("p", text: "It takes no values.")
      } else {
        markup.table("Properties of \(component.name)", of: values, called: "Property")
      }
      if !slots.isEmpty { write(slots: rows.filter { slots.contains($0.name) }, to: &markup) }
      if let family = component.family { write(linkTo: family, to: &markup, on: page) }
    case .modifier(let modifier):
      markup.heading("Arguments", anchor: "arguments")
      let rows = modifier.rows(&definitions)
      if rows.isEmpty {
        markup.element("p", text: "It takes no arguments.")
      } else {
        markup.table("Arguments of \(modifier.name)", of: rows, called: "Argument")
      }
      if let family = family(of: modifier) { write(linkTo: family, to: &markup, on: page) }
    case .family(let family): write(configurationOf: family, to: &markup)
    }
  }

  private func family(of modifier: ModifierEntry) -> StyleFamily? {
    (owner.path == nil ? StyleFamily.builtIn : owner.system.families).first { "\($0.name)Style" == modifier.name }
  }

  private func write(slots: [PropertyRow], to markup: inout Markup) {
    markup.heading("Slots", anchor: "slots")
    markup.table(
      "Slots", ["Slot", "Needed", "Description"],
      slots.map { slot in
        [
          { $0.element("code", text: slot.name) },
          { $0.write(text: slot.isRequired ? "required" : "optional") },
          { $0.write(prose: slot.summary) },
        ]
      })
  }

  private func write(linkTo family: StyleFamily, to markup: inout Markup, on page: Page<TopicPage>) {
    let topics = owner.group("Styles")?.topics ?? []
    guard let target = topics.first(where: { $0.title == family.name }) else { return }
    markup.heading("Styles", anchor: "styles")
    markup.element("p") { text in
      text.write("Its look is one of the ")
      text.link(to: page.link(to: target.path)) { $0.write(text: "\(family.name) styles") }
      text.write(", which the modifier ")
      text.element("code", text: "\(family.name)Style")
      text.write(" sets.")
    }
  }

  private func write(configurationOf family: StyleFamily, to markup: inout Markup) {
    markup.heading("Writing a style", anchor: "configuration")
    var rows: [(name: String, kind: String, use: String)] = family.slots.map { name in
      (name, "slot", "`{\"$slot\": \"\(name)\"}` places it.")
    }
    rows += family.valueNames.map { ($0, "value", "`${configuration.\($0)}` reads it.") }
    rows += family.appearances.map {
      ($0, "appearance", "`{\"appearance\": \"\($0)\"}` is a whole look, or marks one.")
    }
    markup.element("p") { text in
      text.write(prose: "The modifier `\(family.name)Style` sets a style by its name, or one written in place.")
    }
    guard !rows.isEmpty else { return }
    markup.table(
      "What a style receives", ["Name", "Kind", "Use"],
      rows.map { row in
        [{ $0.element("code", text: row.name) }, { $0.write(text: row.kind) }, { $0.write(prose: row.use) }]
      })
  }
}
