package import Diagnostics
internal import Synchronization

/// Reads the folder anew and serves what has become better.
package final class SiteReloader: Sendable {
  private let loader: SiteLoader
  private let server: HTTPServer
  private let report: @Sendable ([DiagnosticReport]) -> Void
  private let turn = Mutex(())

  /// Creates a reloader.
  ///
  /// - Parameter report: Receives what is wrong each time that the folder has been read.
  package init(_ loader: SiteLoader, _ server: HTTPServer, report: @escaping @Sendable ([DiagnosticReport]) -> Void) {
    self.loader = loader
    self.server = server
    self.report = report
  }
}

extension SiteReloader {
  /// Reads the folder once.
  package func reload() {
    turn.withLock { _ in
      let earlier = server.router.store.current
      let read = loader.load(after: earlier)
      server.router.metrics.countReload(isGood: !read.hasErrors)
      let site = read.keepingGood(of: earlier)
      report(read.reports)
      guard site.version != earlier.version else { return }
      server.router.store.replace(by: site)
      server.events.send("version", data: site.version)
    }
  }

  /// Reads the folder whenever it changes, on a thread of its own; calls back where the system does not watch it.
  package func watch(orElse refused: @escaping @Sendable () -> Void) {
    WorkerThread.start { [self] in
      guard let watch = FolderWatch(loader.folder) else { return refused() }
      // What changed before there was a watch.
      reload()
      while true {
        watch.waitForChange()
        reload()
      }
    }
  }
}
