internal import JSON
package import Paravent

/// The component library as static pages: every view, modifier and style, with its preview, JSON and properties.
///
/// The pages need no script and no server, and the same declarations give the same bytes.
package struct Gallery: Sendable {
  let systems: DesignSystems
  let map: SiteMap

  /// Creates the gallery of the engine and of the standard design system, and of others.
  ///
  /// - Parameters:
  ///   - systems: The design systems, linked.
  ///   - names: The names of those that are shown beside the standard one; unknown ones are passed over.
  package init(_ systems: DesignSystems, showing names: [String] = []) {
    self.systems = systems
    map = SiteMap(systems, showing: names)
  }
}

extension Gallery {
  /// Returns all files, in a fixed order.
  package func files() -> [GalleryFile] {
    // Schemas and previews may be as deep as their documents.
    DeepStack.run { allFiles() }
  }

  private func allFiles() -> [GalleryFile] {
    var files = [
      GalleryFile(path: Assets.styleSheetPath, bytes: Assets.styleSheet),
      GalleryFile(path: Assets.boatPath, bytes: Assets.boat),
      GalleryFile(path: Assets.landscapePath, bytes: Assets.landscape),
    ]
    files += page(IndexPage(map: map), at: SiteMap.index)
    for chapter in map.chapters {
      if let path = chapter.path { files += page(SystemPage(chapter: chapter), at: path) }
      for topic in chapter.topics { files += page(TopicPage(topic: topic, chapter: chapter), at: topic.path) }
    }
    return files
  }

  private func page(_ content: some PageContent, at path: String) -> [GalleryFile] {
    Page(content: content, path: path, gallery: self).files()
  }
}
