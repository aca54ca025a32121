internal import Paravent

/// The pages of a gallery and how they belong together.
struct SiteMap: Sendable {
  /// The engine, then the design systems.
  private(set) var chapters: [Chapter]

  static let index = "index.html"
}

extension SiteMap {
  init(_ systems: DesignSystems, showing names: [String]) {
    guard let standard = systems.systems.first else {
      chapters = []
      return
    }
    chapters = [Self.engine(standard)]
    var folders = FileNames()
    let others = systems.systems.dropFirst().filter { names.contains($0.name) }
    for system in [standard] + others {
      chapters.append(
        Self.chapter(
          of: system, in: "systems/\(folders.name(for: system.name))", isStandard: system.name == standard.name))
    }
  }

  private static func engine(_ standard: DesignSystem) -> Chapter {
    Chapter(
      system: standard, path: nil,
      groups: [
        TopicGroup(
          "Views", in: "views",
          Catalog.components.sorted { $0.name < $1.name }.map { ($0.name, $0.summary, .component($0)) }),
        TopicGroup(
          "Modifiers", in: "modifiers",
          Catalog.modifiers.sorted { $0.name < $1.name }.map { ($0.name, $0.summary, .modifier($0)) }),
        TopicGroup(
          "Styles", in: "styles",
          StyleFamily.builtIn.map { family in (family.name, summary(of: family, in: standard), .family(family)) }),
      ])
  }

  private static func chapter(of system: DesignSystem, in folder: String, isStandard: Bool) -> Chapter {
    // The engine's own families stand among the engine's pages with the standard styles.
    let families = system.families.filter { family in !isStandard || !StyleFamily.builtIn.contains(family) }
    let components = system.components.map { ($0.name, $0.summary, Topic.Subject.component($0)) }
    let styles = families.map { ($0.name, summary(of: $0, in: system), Topic.Subject.family($0)) }
    let modifiers = system.modifiers.map { ($0.name, $0.summary, Topic.Subject.modifier($0)) }
    return Chapter(
      system: system, path: "\(folder)/index.html",
      groups: [
        TopicGroup("Components", in: "\(folder)/components", components),
        TopicGroup("Styles", in: "\(folder)/styles", styles),
        TopicGroup("Modifiers", in: "\(folder)/modifiers", modifiers),
      ].filter { !$0.topics.isEmpty })
  }

  private static func summary(of family: StyleFamily, in system: DesignSystem) -> String {
    let names = system.namespace.styleNames(of: family).map { "`\($0)`" }
    return names.isEmpty
      ? "The looks of \(family.views)." : "The looks of \(family.views): \(names.joined(separator: ", "))."
  }
}
