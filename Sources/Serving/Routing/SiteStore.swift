internal import Synchronization

/// The site that is served at the moment.
package final class SiteStore: Sendable {
  private let site: Mutex<Site>

  /// Creates a store of a site.
  package init(_ site: Site) {
    self.site = Mutex(site)
  }
}

extension SiteStore {
  /// The site; requests keep the one that they began with.
  package var current: Site { site.withLock { $0 } }

  /// Serves another site from now on.
  package func replace(by other: Site) { site.withLock { $0 = other } }
}
