internal import Paravent

/// What a page says between the gallery's head and foot.
protocol PageContent {
  /// What the page is about.
  var title: String { get }
  /// One sentence about it; empty where nothing says any.
  var summary: String { get }
  /// The pages beside which it stands.
  var chapter: Chapter? { get }

  /// Returns the previews, in the order in which the page holds them.
  func trees(in gallery: Gallery) -> [ResolvedTree?]

  /// Writes what stands below the title.
  func write(to markup: inout Markup, on page: Page<Self>, _ stages: inout Stages)
}

extension PageContent {
  /// The trees of samples that are shown in both schemes.
  func trees(of samples: [Sample]) -> [ResolvedTree?] { samples.flatMap { [$0.tree(.light), $0.tree(.dark)] } }
}
