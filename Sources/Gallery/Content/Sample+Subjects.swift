internal import JSON
internal import Paravent

extension Gallery {
  /// Returns what shows a page's subject; nothing where its declaration gives no preview.
  func samples(of topic: Topic, in chapter: Chapter) -> [Sample] {
    switch topic.subject {
    case .component(let component): samples(of: component, in: chapter)
    case .modifier(let modifier): samples(of: modifier, in: chapter)
    case .family(let family): samples(of: family, in: chapter)
    }
  }

  private func samples(of component: ComponentEntry, in chapter: Chapter) -> [Sample] {
    view(of: component, in: chapter.system).map { [Sample("", .value($0), in: chapter.system, of: systems)] } ?? []
  }

  /// Returns a component as it shows itself.
  private func view(of component: ComponentEntry, in system: DesignSystem) -> JSONValue? {
    if let example = Examples.view(component.name) { return example }
    return systems.previewSource(of: component).map { .made(of: .component(component.name, $0)) }
  }

  private func samples(of modifier: ModifierEntry, in chapter: Chapter) -> [Sample] {
    if chapter.path == nil {
      return Examples.modifier(modifier.name).map { [Sample("", .value($0), in: chapter.system, of: systems)] } ?? []
    }
    if let family = chapter.system.families.first(where: { "\($0.name)Style" == modifier.name }) {
      return samples(of: family, in: chapter)
    }
    return librarySamples(of: chapter.system).map(\.sample).filter { $0.uses(modifier: modifier.name) }
  }

  /// Returns the sample control of a family under each of the styles.
  private func samples(of family: StyleFamily, in chapter: Chapter) -> [Sample] {
    let system = chapter.system
    guard let control = control(of: family, in: system) else { return [] }
    return system.namespace.styleNames(of: family).map { style in
      Sample(
        style, .view(control, with: .object([("\(family.name)Style", .string(style))])), in: system, of: systems)
    }
  }

  private func control(of family: StyleFamily, in system: DesignSystem) -> JSONValue? {
    if StyleFamily.builtIn.contains(family) { return Examples.control(of: family.name) }
    let components = system.namespace.components.filter { $0.family == family }
    return components.lazy.compactMap { view(of: $0, in: system) }.first
  }

  /// Returns what a design system shows in its component library, each entry with its category.
  func librarySamples(of system: DesignSystem) -> [(category: String, sample: Sample)] {
    system.library.compactMap { item in
      content(of: item, in: system).map { (item.category, Sample(item.title, $0, in: system, of: systems)) }
    }
  }

  private func content(of item: LibraryItem, in system: DesignSystem) -> JSONContent? {
    guard let object = item.json.object else { return nil }
    if let node = object["node"] { return .value(node) }
    guard let name = object["base"]?.string, let component = system.namespace.component(named: name),
      let view = view(of: component, in: system)
    else { return nil }
    return object["modifier"].map { .view(view, with: .value($0)) } ?? .value(view)
  }
}

extension JSONValue {
  fileprivate static func made(of content: JSONContent) -> JSONValue { JSONDocument(name: "", content: content).root }
}

extension Sample {
  /// Whether the JSON names a modifier.
  fileprivate func uses(modifier name: String) -> Bool {
    let views = try? JSONDocument.parse(json, name: title).root
    return views?.object?["modifiers"]?.array?.contains { $0.string == name || $0.object?[name] != nil } ?? false
  }
}
