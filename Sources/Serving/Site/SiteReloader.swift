package import Diagnostics
internal import Synchronization

/// Reads the folder anew and serves what has become better.
package final class SiteReloader: Sendable {
  private let loader: SiteLoader
  private let server: HTTPServer
  private let report: @Sendable ([DiagnosticReport]) -> Void
  private let note: @Sendable (String) -> Void
  private let turn = Mutex(())

  /// Creates a reloader.
  ///
  /// - Parameters:
  ///   - report: Receives what is wrong each time that the folder has been read.
  ///   - note: Receives what an operator should know, a sentence each.
  package init(
    _ loader: SiteLoader, _ server: HTTPServer, report: @escaping @Sendable ([DiagnosticReport]) -> Void,
    note: @escaping @Sendable (String) -> Void
  ) {
    self.loader = loader
    self.server = server
    self.report = report
    self.note = note
  }
}

extension SiteReloader {
  /// Reads the folder once; returns whether it was there.
  ///
  /// A folder that has lost all of its screens is taken for one that is gone: what was served stays.
  @discardableResult
  package func reload() -> Bool {
    turn.withLock { _ in
      let earlier = server.router.store.current
      guard loader.isThere else {
        server.router.metrics.countReload(isGood: false)
        note("the folder is not there any more; what was read before is still served")
        return false
      }
      let read = loader.load(after: earlier)
      guard !read.screens.isEmpty || earlier.screens.isEmpty else {
        server.router.metrics.countReload(isGood: false)
        note("the folder has no screens any more; what was read before is still served")
        return false
      }
      server.router.metrics.countReload(isGood: !read.hasErrors)
      let site = read.keepingGood(of: earlier)
      report(read.reports)
      site.standingSentences.forEach(note)
      if read.webhooks.report.hasErrors {
        note("handlers.json has errors; the targets of handlers are as they were before")
      }
      if let home = server.router.settings.home, site.screens[home] == nil, earlier.screens[home] != nil {
        note("the home \(Wording.quoted(home)) is no screen any more")
      }
      if read.omissions != earlier.omissions { read.omissions.sentences.forEach(note) }
      guard site.version != earlier.version else { return true }
      server.router.store.replace(by: site)
      server.events.send("version", data: site.version)
      return true
    }
  }

  /// Reads the folder whenever it changes, on a thread of its own; calls back where the system does not watch it.
  package func watch(orElse refused: @escaping @Sendable () -> Void) {
    WorkerThread.start { [self] in
      guard var watch = FolderWatch(loader.path) else { return refused() }
      // What changed before there was a watch.
      reload()
      while true {
        watch.waitForChange()
        reload()
      }
    }
  }
}
