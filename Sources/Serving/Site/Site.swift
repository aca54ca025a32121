package import Diagnostics
internal import Paravent

/// All that is served, as it was when it was read; a changed folder gives a new one.
package final class Site: Sendable {
  /// The screens, by the names of their files.
  let screens: [String: ServedScreen]
  /// The design systems, by the names of their files.
  let designSystems: [String: ServedFile]
  /// The design systems, linked.
  let linked: LinkedSystems
  /// The files of `assets`, by their paths below it.
  let assets: [String: ServedFile]
  /// What is wrong, a report for each document.
  package let reports: [DiagnosticReport]
  /// What lies in the folder and is not served.
  let omissions: Omissions
  /// The targets of `handlers.json`, and what is wrong with it.
  let webhooks: Webhooks
  /// The URLs of the assets for pages.
  let pictureURLs: PictureURLs
  /// The gallery of the design systems.
  let gallery: SiteGallery
  /// A digest of everything.
  let version: String

  init(
    screens: [String: ServedScreen], designSystems: [String: ServedFile], linked: LinkedSystems,
    assets: [String: ServedFile], webhooks: Webhooks, reports: [DiagnosticReport],
    omissions: Omissions = Omissions(), version: String
  ) {
    self.screens = screens
    self.designSystems = designSystems
    self.linked = linked
    self.assets = assets
    self.webhooks = webhooks
    self.reports = reports
    self.omissions = omissions
    self.version = version
    pictureURLs = PictureURLs(assets)
    gallery = SiteGallery(linked.systems, showing: linked.names)
  }
}

extension Site {
  /// The names of the screens, sorted.
  package var screenNames: [String] { screens.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The design systems that screens may use.
  var systems: DesignSystems { linked.systems }

  /// Whether any document has errors.
  package var hasErrors: Bool { reports.contains(where: \.hasErrors) }

  /// Whether there is anything to serve: a folder without screens, or whose screens all have errors, is not ready.
  var isReady: Bool { screens.values.contains { $0.isSound } }
}

extension Site {
  /// What is served as it was before, a sentence each.
  var standingSentences: [String] { screenNames.compactMap { screens[$0]?.standingSentence } }

  /// Returns the site with the earlier form of each screen that has errors now and had none, and with the earlier targets
  /// of handlers where those of now have errors.
  func keepingGood(of earlier: Site) -> Site {
    var kept = screens
    for (name, screen) in screens where screen.hasErrors {
      guard let good = earlier.screens[name], !good.hasErrors else { continue }
      kept[name] = good.standing(for: screen)
    }
    return Site(
      screens: kept, designSystems: designSystems, linked: linked, assets: assets,
      webhooks: webhooks.report.hasErrors ? earlier.webhooks : webhooks, reports: reports, omissions: omissions,
      version: version)
  }
}
